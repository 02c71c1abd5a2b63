### Was mr doa ka ond was am Tisch bassiert

## Was mr doa ka, als Zeil zom Raussuacha

action-cards = Karta geba
action-announce-none = Nix asaga
action-announce = Asaga: { $special }
action-bid = { $bid } bieta
action-pass = Weg!
action-abgehen = Abganga; de andere meldet mit { $suit } als Trompf
action-rufen = { $card } ruafa
action-give = { $card } zruckgeba
action-choose = Statt Trompf: { $special }
action-trump = { $suit } isch Trompf
action-bury = Drücka: { $cards }
action-play = { $card } spiela

## Was am Tisch bassiert

event-hand-dealt = { $you ->
    [yes] Deine Karta: { $cards }.
   *[no] { $name } kriagt: { $cards }.
}
event-dapp-laid = Zuadeckt em Dapp: { $cards }.
event-announced = { $special ->
    [none] { $you ->
        [yes] Du sagsch nix a.
       *[no] { $name } sagt nix a.
    }
   *[other] { $you ->
        [yes] Du sagsch a: { $special }.
       *[no] { $name } sagt a: { $special }.
    }
}
event-bid-made = { $you ->
    [yes] Du bietesch { $bid }.
   *[no] { $name } bietet { $bid }.
}
event-passed = { $you ->
    [yes] Du bisch weg.
   *[no] { $name } isch weg.
}
event-auction-won = { $you ->
    [yes] Du spielsch für { $bid }.
   *[no] { $name } spielt für { $bid }.
}
event-redeal = Koiner hot bota: 's wird nei geba (§3.8).
event-dapp-turned = { $you ->
    [yes] Du nemmsch dr Dapp uff: { $cards }.
   *[no] { $name } nemmt dr Dapp uff: { $cards }.
}
event-given-up = { $you ->
    [yes] Du gohsch ab ond sagsch { $trump } als Trompf a (§8.1).
   *[no] { $name } goht ab ond sagt { $trump } als Trompf a (§8.1).
}
event-called = { $partner_you ->
    [nobody] { $you ->
        [yes] Du ruafsch { $card }, aber dia Kart hot sonscht koiner (§9.5).
       *[no] { $name } ruaft { $card }, aber dia Kart hot sonscht koiner (§9.5).
    }
    [yes] { $name } ruaft { $card }: Dia hosch du, ihr spielet zamma (§9.3).
   *[no] { $you ->
        [yes] Du ruafsch { $card }: Dia hot { $partner }, ihr spielet zamma (§9.3).
       *[no] { $name } ruaft { $card }: Dia hot { $partner }, dia zwoi spielet zamma (§9.3).
    }
}
event-exchanged = { $you ->
    [yes] Du gibsch { $partner } a Kart zruck, zuadeckt.
   *[no] { $partner_you ->
        [yes] { $name } gibt dir a Kart zruck, zuadeckt.
       *[no] { $name } gibt { $partner } a Kart zruck, zuadeckt.
    }
}
event-card-returned = { $you ->
    [yes] { $partner } kriagt vo dir { $card }.
   *[no] { $partner_you ->
        [yes] Du kriagsch vo { $name } { $card }.
       *[no] { $partner } kriagt vo { $name } { $card }.
    }
}
event-special-chosen = { $you ->
    [yes] Du spielsch statt mit Trompf: { $special }; 's Gebot gilt nemme (§10.2).
   *[no] { $name } spielt statt mit Trompf: { $special }; 's Gebot gilt nemme (§10.2).
}
event-trump-named = { $you ->
    [yes] Du sagsch a: { $trump } isch Trompf.
   *[no] { $name } sagt a: { $trump } isch Trompf.
}
event-buried = { $you ->
    [yes] { $count ->
        [one] Du drücksch oi Kart
       *[other] Du drücksch { $count } Karta
    }
   *[no] { $count ->
        [one] { $name } drückt oi Kart
       *[other] { $name } drückt { $count } Karta
    }
}{ $shown_count ->
    [0] .
   *[other] ; zom Melda nagleegt: { $shown }.
}
event-cards-buried = { $you ->
    [yes] Du drücksch: { $cards }.
   *[no] { $name } drückt: { $cards }.
}
event-buried-named = { $you ->
    [yes] Vo deine druckte Karta sagsch a: { $cards }.
   *[no] { $name } sagt vo de druckte Karta a: { $cards }.
}
event-verdrueckt = { $you ->
    [yes] Du hosch di verdrückt
   *[no] { $name } hot sich verdrückt
}: { $reason ->
    [wrong-count] D' Zahl vo de druckte Karta stemmt net (§8.5).
   *[other] A gmeldete Kart isch druckt (§8.5).
}
event-melded = { $count ->
    [0] { $you ->
        [yes] Du hosch nix zom Melda.
       *[no] { $name } hot nix zom Melda.
    }
   *[other] { $you ->
        [yes] Du hosch { $augen } gmeldet: { $melds }.
       *[no] { $name } hot { $augen } gmeldet: { $melds }.
    }
}
event-play-began = { $you ->
    [yes] Du kommsch raus.
   *[no] { $name } kommt raus.
}
event-hand-opened = { $you ->
    [yes] Du legsch deine Karta offa na: { $cards }.
   *[no] { $name } legt d' Karta offa na: { $cards }.
}
event-card-played = { $you ->
    [yes] Du spielsch { $card }.
   *[no] { $name } spielt { $card }.
}
event-trick-won = { $augen ->
    [one] { $you ->
        [yes] Du machsch dr Stich: oi Aug.
       *[no] { $name } macht dr Stich: oi Aug.
    }
   *[other] { $you ->
        [yes] Du machsch dr Stich: { $augen } Auga.
       *[no] { $name } macht dr Stich: { $augen } Auga.
    }
}
event-settled = { $contract ->
    [abgehen] { $you ->
        [yes] Du bisch abganga: Dia { $bid } send weg.
       *[no] { $name } isch abganga: Dia { $bid } send weg.
    }
    [verdrueckt] { $you ->
        [yes] Du hosch di verdrückt: 's Spiel für { $bid } isch verlora.
       *[no] { $name } hot sich verdrückt: 's Spiel für { $bid } isch verlora.
    }
    [durch] { $made ->
        [yes] { $you ->
            [yes] Du hosch dr Durch gschafft.
           *[no] { $name } hot dr Durch gschafft.
        }
       *[no] { $you ->
            [yes] Du hosch dr Durch verlora.
           *[no] { $name } hot dr Durch verlora.
        }
    }
    [untendurch] { $made ->
        [yes] { $you ->
            [yes] Du hosch dr Ontadurch gschafft.
           *[no] { $name } hot dr Ontadurch gschafft.
        }
       *[no] { $you ->
            [yes] Du hosch dr Ontadurch verlora.
           *[no] { $name } hot dr Ontadurch verlora.
        }
    }
   *[normal] { $made ->
        [yes] { $you ->
            [yes] Du hosch 's Spiel für { $bid } gwonna.
           *[no] { $name } hot 's Spiel für { $bid } gwonna.
        }
       *[no] { $you ->
            [yes] Du hosch 's Spiel für { $bid } verlora.
           *[no] { $name } hot 's Spiel für { $bid } verlora.
        }
    }
}
total = { $who } { $augen }
event-deal-written = Stand: { $totals }.
event-match-ended = D' Partie isch aus. Gwonna: { $winners }.
