### Was man tun kann und was am Tisch geschieht

## Was man tun kann, als Zeile zum Auswählen

action-cards = Karten geben
action-announce-none = Nichts ansagen
action-announce = Ansagen: { $special }
action-bid = { $bid } bieten
action-pass = Weg!
action-abgehen = Abgehen; die anderen melden mit { $suit } als Trumpf
action-rufen = { $card } rufen
action-give = { $card } zurückgeben
action-choose = Statt Trumpf: { $special }
action-trump = { $suit } ist Trumpf
action-bury = Drücken: { $cards }
action-play = { $card } spielen

## Was am Tisch geschieht

event-hand-dealt = { $you ->
    [yes] Deine Karten: { $cards }.
   *[no] { $name } bekommt: { $cards }.
}
event-dapp-laid = Verdeckt im Dapp: { $cards }.
event-announced = { $special ->
    [none] { $you ->
        [yes] Du sagst nichts an.
       *[no] { $name } sagt nichts an.
    }
   *[other] { $you ->
        [yes] Du sagst an: { $special }.
       *[no] { $name } sagt an: { $special }.
    }
}
event-bid-made = { $you ->
    [yes] Du bietest { $bid }.
   *[no] { $name } bietet { $bid }.
}
event-passed = { $you ->
    [yes] Du bist weg.
   *[no] { $name } ist weg.
}
event-auction-won = { $you ->
    [yes] Du spielst für { $bid }.
   *[no] { $name } spielt für { $bid }.
}
event-redeal = Keiner hat geboten: Es wird neu gegeben (§3.8).
event-dapp-turned = { $you ->
    [yes] Du nimmst den Dapp auf: { $cards }.
   *[no] { $name } nimmt den Dapp auf: { $cards }.
}
event-given-up = { $you ->
    [yes] Du gehst ab und sagst { $trump } als Trumpf an (§8.1).
   *[no] { $name } geht ab und sagt { $trump } als Trumpf an (§8.1).
}
event-called = { $partner_you ->
    [nobody] { $you ->
        [yes] Du rufst { $card }, aber die Karte hat sonst keiner (§9.5).
       *[no] { $name } ruft { $card }, aber die Karte hat sonst keiner (§9.5).
    }
    [yes] { $name } ruft { $card }: Die hast du, ihr spielt zusammen (§9.3).
   *[no] { $you ->
        [yes] Du rufst { $card }: Die hat { $partner }, ihr spielt zusammen (§9.3).
       *[no] { $name } ruft { $card }: Die hat { $partner }, die beiden spielen zusammen (§9.3).
    }
}
event-exchanged = { $you ->
    [yes] Du gibst { $partner } verdeckt eine Karte zurück.
   *[no] { $partner_you ->
        [yes] { $name } gibt dir verdeckt eine Karte zurück.
       *[no] { $name } gibt { $partner } verdeckt eine Karte zurück.
    }
}
event-card-returned = { $you ->
    [yes] { $partner } bekommt von dir { $card }.
   *[no] { $partner_you ->
        [yes] Du bekommst von { $name } { $card }.
       *[no] { $partner } bekommt von { $name } { $card }.
    }
}
event-special-chosen = { $you ->
    [yes] Du spielst statt mit Trumpf: { $special }; das Gebot gilt nicht mehr (§10.2).
   *[no] { $name } spielt statt mit Trumpf: { $special }; das Gebot gilt nicht mehr (§10.2).
}
event-trump-named = { $you ->
    [yes] Du sagst an: { $trump } ist Trumpf.
   *[no] { $name } sagt an: { $trump } ist Trumpf.
}
event-buried = { $you ->
    [yes] { $count ->
        [one] Du drückst eine Karte
       *[other] Du drückst { $count } Karten
    }
   *[no] { $count ->
        [one] { $name } drückt eine Karte
       *[other] { $name } drückt { $count } Karten
    }
}{ $shown_count ->
    [0] .
   *[other] ; zum Melden hingelegt: { $shown }.
}
event-cards-buried = { $you ->
    [yes] Du drückst: { $cards }.
   *[no] { $name } drückt: { $cards }.
}
event-buried-named = { $you ->
    [yes] Von deinen gedrückten Karten nennst du: { $cards }.
   *[no] { $name } nennt von den gedrückten Karten: { $cards }.
}
event-verdrueckt = { $you ->
    [yes] Du hast dich verdrückt
   *[no] { $name } hat sich verdrückt
}: { $reason ->
    [wrong-count] Die Zahl der gedrückten Karten stimmt nicht (§8.5).
   *[other] Eine gemeldete Karte ist gedrückt (§8.5).
}
event-melded = { $count ->
    [0] { $you ->
        [yes] Du hast nichts zu melden.
       *[no] { $name } hat nichts zu melden.
    }
   *[other] { $you ->
        [yes] Du meldest { $augen }: { $melds }.
       *[no] { $name } meldet { $augen }: { $melds }.
    }
}
event-play-began = { $you ->
    [yes] Du kommst heraus.
   *[no] { $name } kommt heraus.
}
event-hand-opened = { $you ->
    [yes] Du legst deine Karten offen hin: { $cards }.
   *[no] { $name } legt die Karten offen hin: { $cards }.
}
event-card-played = { $you ->
    [yes] Du spielst { $card }.
   *[no] { $name } spielt { $card }.
}
event-trick-won = { $augen ->
    [one] { $you ->
        [yes] Du machst den Stich: ein Auge.
       *[no] { $name } macht den Stich: ein Auge.
    }
   *[other] { $you ->
        [yes] Du machst den Stich: { $augen } Augen.
       *[no] { $name } macht den Stich: { $augen } Augen.
    }
}
event-settled = { $contract ->
    [abgehen] { $you ->
        [yes] Du bist abgegangen: Die { $bid } sind weg.
       *[no] { $name } ist abgegangen: Die { $bid } sind weg.
    }
    [verdrueckt] { $you ->
        [yes] Du hast dich verdrückt: Das Spiel für { $bid } ist verloren.
       *[no] { $name } hat sich verdrückt: Das Spiel für { $bid } ist verloren.
    }
    [durch] { $made ->
        [yes] { $you ->
            [yes] Du hast den Durch geschafft.
           *[no] { $name } hat den Durch geschafft.
        }
       *[no] { $you ->
            [yes] Du hast den Durch verloren.
           *[no] { $name } hat den Durch verloren.
        }
    }
    [untendurch] { $made ->
        [yes] { $you ->
            [yes] Du hast den Untendurch geschafft.
           *[no] { $name } hat den Untendurch geschafft.
        }
       *[no] { $you ->
            [yes] Du hast den Untendurch verloren.
           *[no] { $name } hat den Untendurch verloren.
        }
    }
   *[normal] { $made ->
        [yes] { $you ->
            [yes] Du hast das Spiel für { $bid } gewonnen.
           *[no] { $name } hat das Spiel für { $bid } gewonnen.
        }
       *[no] { $you ->
            [yes] Du hast das Spiel für { $bid } verloren.
           *[no] { $name } hat das Spiel für { $bid } verloren.
        }
    }
}
total = { $who } { $augen }
event-deal-written = Stand: { $totals }.
event-match-ended = Die Partie ist aus. Gewonnen: { $winners }.
