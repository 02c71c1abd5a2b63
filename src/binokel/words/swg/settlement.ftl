### D' Abrechnong: wo jede Zahl herkommt

settle-test = { $made ->
    [yes] { $who }: gmeldet { $melds } + Stich { $tricks } = { $reached }, bota { $bid }: gwonna ({ $paragraph }).
   *[no] { $who }: gmeldet { $melds } + Stich { $tricks } = { $reached }, bota { $bid }: verlora, 's { $missing ->
        [one] fehlt oi Aug
       *[other] fehlet { $missing } Auga
    } ({ $paragraph }).
}
settle-struck = Ohne Stich zählet d' Meldonga net: { $who } (§5.11).
settle-rounded-unit = { $who } { $exact } → { $written }
settle-rounded = Stich grondet: { $units } (§7.4).
settle-lost = { $factor ->
    [one] Verlora: D' Meldonga fallet weg, 's Gebot wird oimol abzoga, d' Stich { $tricks ->
        [kept] bleibet
       *[dropped] fallet au weg
    } ({ $paragraph }).
   *[other] Verlora: D' Meldonga fallet weg, 's Gebot wird zwoimol abzoga, d' Stich { $tricks ->
        [kept] bleibet
       *[dropped] fallet au weg
    } ({ $paragraph }).
}
settle-bonus = { $kind ->
    [fixed] Zuaschlag für de andere: je { $bonus } ({ $paragraph }).
   *[other] Zuaschlag für de andere: je { $bonus }, nämlich { $how } ({ $paragraph }).
}
settle-account = { $who }: { $change } = { $sum } ({ $paragraph }).
settle-account-nothing = { $who }: { $change }, nix zom Aschreiba ({ $paragraph }).
part-melds = Meldonga { $augen }
part-tricks = Stich { $augen }
part-bonus = Zuaschlag { $augen }
part-bid = { $factor } × Gebot { $augen }
settle-abgehen = { $you ->
    [yes] Du bisch abganga
   *[no] { $name } isch abganga
}: Gspielt wird net, 's Gebot { $bid } wird { $factor ->
    [one] oimol
   *[other] zwoimol
} abzoga (§8.2){ $melds ->
    [yes] , de andere schreibet ihre Meldonga a (§8.3).
   *[no] , de andere schreibet koine Meldonga a (§8.3).
}
settle-verdrueckt = { $you ->
    [yes] Du hosch di verdrückt
   *[no] { $name } hot sich verdrückt
}: Gspielt wird net, 's Gebot { $bid } wird zwoimol abzoga, de andere schreibet ihre Meldonga a (§8.6).
settle-special = { $made ->
    [yes] { $who }, { $special }: { $game ->
        [durch] älle Stich gmacht
       *[untendurch] koin Stich gmacht
    }, gwonna; des send { $value } ({ $paragraph }).
   *[no] { $who }, { $special }: { $game ->
        [durch] net älle Stich gmacht
       *[untendurch] oin Stich z' viel
    }, verlora; des koscht { $factor ->
        [one] { $price }
       *[other] { $factor } × { $value } = { $price }
    } ({ $paragraph }).
}
settle-special-separate = Uff 's extra Konto, { $who }: { $augen }. Sonscht schreibt koiner ebbes a (§10.8).
settle-special-score = Zom Spielstand, { $who }: { $augen }. Sonscht schreibt koiner ebbes a (§10.8).
settle-special-stars = { $count ->
    [one] Oin Stern: { $who }
   *[other] Jedem oin Stern: { $who }
}. Auga schreibt koiner a (§10.8).
