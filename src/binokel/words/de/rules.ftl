### Werte von Optionen, Unterschiede und Fehler in Hausregeln

value-yes = ja
value-no = nein
value-none = keine
value-number = { $number }
value-then = {", dann "}
value-bonus = { $kind ->
    [none] nichts
    [half_bid] das halbe Gebot
    [per_player] { $n } für jeden Spieler
   *[fixed] fest { $n }
}
rules-difference = { $option }: { $value } (sonst { $usual }, { $paragraph })

## Fehler in Hausregeln: der Satz ohne Punkt, den Absatz setzt `fault` dazu

fault = { $sentence } ({ $paragraph }).
fault-at = { $options }: { $sentence } ({ $paragraph }).
fault-near = ; vielleicht { $names }
fault-found = , nicht { $value }
fault-allowed = { $type ->
    [bool] , erlaubt ist true oder false
    [int] , erlaubt ist { $min } bis { $max }
    [int_or_none] , erlaubt ist { $min } bis { $max } oder "none"
    [bonus] , erlaubt ist none, fixed(n), per_player(n) oder half_bid
    [list] , erlaubt ist eine Liste aus { $values }
   *[enum] , erlaubt ist { $values }
}
fault-deck-size = Alle Hände und der Dapp zusammen sind nicht so viele Karten, wie das Spiel hat
fault-dapp-size = Ein Dapp hat keine Karte oder mindestens drei
fault-sides = So viele Spieler lassen sich nicht in diese Parteien teilen
fault-rufen-seats = Rufen geht nur zu viert, jeder für sich
fault-no-sides = Dafür braucht es Partner, aber jeder spielt für sich
fault-opening-step = Das niedrigste Gebot ist kein Vielfaches der Stufe
fault-last-trick = Der Stich, der mehr zählt, muss volle Zehner zählen
fault-tie-break = Am Schluss muss shared oder extra_deal stehen, und vorher keines von beiden
fault-open-durch = Einen offenen Durch gibt es nur, wo es Durch gibt
fault-dealer-out = Der Geber kann nicht für 0 spielen, wenn er aussetzt
fault-bad-toml = Das ist kein TOML
fault-unknown-preset = Eine solche Vorlage gibt es nicht
fault-unknown-option = Eine solche Option gibt es nicht
fault-wrong-type = Hier gehört eine andere Art von Wert hin
fault-out-of-range = Die Zahl ist zu klein oder zu groß
fault-not-a-value = Diesen Wert gibt es nicht
fault-repeated = Das steht zweimal da
