### Die Abrechnung: woher jede Zahl kommt

settle-test = { $made ->
    [yes] { $who }: gemeldet { $melds } + Stiche { $tricks } = { $reached }, geboten { $bid }: gewonnen ({ $paragraph }).
   *[no] { $who }: gemeldet { $melds } + Stiche { $tricks } = { $reached }, geboten { $bid }: verloren, es { $missing ->
        [one] fehlt ein Auge
       *[other] fehlen { $missing } Augen
    } ({ $paragraph }).
}
settle-struck = Ohne Stich zählen die Meldungen nicht: { $who } (§5.11).
settle-rounded-unit = { $who } { $exact } → { $written }
settle-rounded = Stiche gerundet: { $units } (§7.4).
settle-lost = { $factor ->
    [one] Verloren: Die Meldungen fallen weg, das Gebot wird einmal abgezogen, die Stiche { $tricks ->
        [kept] bleiben
       *[dropped] fallen auch weg
    } ({ $paragraph }).
   *[other] Verloren: Die Meldungen fallen weg, das Gebot wird zweimal abgezogen, die Stiche { $tricks ->
        [kept] bleiben
       *[dropped] fallen auch weg
    } ({ $paragraph }).
}
settle-bonus = { $kind ->
    [fixed] Zuschlag für die anderen: je { $bonus } ({ $paragraph }).
   *[other] Zuschlag für die anderen: je { $bonus }, nämlich { $how } ({ $paragraph }).
}
settle-account = { $who }: { $change } = { $sum } ({ $paragraph }).
settle-account-nothing = { $who }: { $change }, nichts anzuschreiben ({ $paragraph }).
part-melds = Meldungen { $augen }
part-tricks = Stiche { $augen }
part-bonus = Zuschlag { $augen }
part-bid = { $factor } × Gebot { $augen }
settle-abgehen = { $you ->
    [yes] Du bist abgegangen
   *[no] { $name } ist abgegangen
}: Gespielt wird nicht, das Gebot { $bid } wird { $factor ->
    [one] einmal
   *[other] zweimal
} abgezogen (§8.2){ $melds ->
    [yes] , die anderen schreiben ihre Meldungen (§8.3).
   *[no] , die anderen schreiben keine Meldungen (§8.3).
}
settle-verdrueckt = { $you ->
    [yes] Du hast dich verdrückt
   *[no] { $name } hat sich verdrückt
}: Gespielt wird nicht, das Gebot { $bid } wird zweimal abgezogen, die anderen schreiben ihre Meldungen (§8.6).
settle-special = { $made ->
    [yes] { $who }, { $special }: { $game ->
        [durch] alle Stiche gemacht
       *[untendurch] keinen Stich gemacht
    }, gewonnen; das sind { $value } ({ $paragraph }).
   *[no] { $who }, { $special }: { $game ->
        [durch] nicht alle Stiche gemacht
       *[untendurch] ein Stich zu viel
    }, verloren; das kostet { $factor ->
        [one] { $price }
       *[other] { $factor } × { $value } = { $price }
    } ({ $paragraph }).
}
settle-special-separate = Auf das gesonderte Konto, { $who }: { $augen }. Sonst schreibt keiner etwas an (§10.8).
settle-special-score = In den Spielstand, { $who }: { $augen }. Sonst schreibt keiner etwas an (§10.8).
settle-special-stars = { $count ->
    [one] Ein Stern: { $who }
   *[other] Je ein Stern: { $who }
}. Augen schreibt keiner an (§10.8).
