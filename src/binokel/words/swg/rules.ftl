### Wert vo Optiona, Onterschied ond Fehler en Hausregla

value-yes = jo
value-no = noi
value-none = koine
value-number = { $number }
value-then = {", drnoch "}
value-bonus = { $kind ->
    [none] nix
    [half_bid] 's halbe Gebot
    [per_player] { $n } für jeden Spieler
   *[fixed] emmer { $n }
}
rules-difference = { $option }: { $value } (sonscht { $usual }, { $paragraph })

## Fehler en Hausregla: dr Satz ohne Punkt, dr Absatz setzt `fault` drzua

fault = { $sentence } ({ $paragraph }).
fault-at = { $options }: { $sentence } ({ $paragraph }).
fault-near = ; vielleicht { $names }
fault-found = , net { $value }
fault-allowed = { $type ->
    [bool] , erlaubt isch true oder false
    [int] , erlaubt isch { $min } bis { $max }
    [int_or_none] , erlaubt isch { $min } bis { $max } oder "none"
    [bonus] , erlaubt isch none, fixed(n), per_player(n) oder half_bid
    [list] , erlaubt isch a Lischt aus { $values }
   *[enum] , erlaubt isch { $values }
}
fault-deck-size = Älle Händ ond dr Dapp zamma send net so viel Karta, wia 's Spiel hot
fault-dapp-size = A Dapp hot koi Kart oder mindeschtens drei
fault-sides = So viel Spieler lasset sich net en solche Parteia toila
fault-rufen-seats = Ruafa goht bloß zu viert, jeder für sich
fault-no-sides = Do drfür braucht's Partner, aber jeder spielt für sich
fault-opening-step = 's kloinschte Gebot isch koi Vielfach's vo dr Stuf
fault-last-trick = Dr Stich, wo meh zählt, muaß volle Zehner zähla
fault-tie-break = Am Schluss muaß shared oder extra_deal standa, ond vorher koins vo dene zwoi
fault-open-durch = An offena Durch gibt's bloß, wo's Durch gibt
fault-dealer-out = Dr Geber ka net für 0 spiela, wenn'r aussetzt
fault-bad-toml = Des isch koi TOML
fault-unknown-preset = So a Vorlag gibt's net
fault-unknown-option = So an Option gibt's net
fault-wrong-type = Do ghört an andere Art vo Wert na
fault-out-of-range = D' Zahl isch z' kloi oder z' groß
fault-not-a-value = Den Wert gibt's net
fault-repeated = Des stoht zwoimol do
