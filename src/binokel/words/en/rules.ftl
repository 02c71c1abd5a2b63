### Values of options, differences, and faults in house rules; the sentences of faults come from the engine

value-yes = yes
value-no = no
value-none = none
value-number = { $number }
value-then = {", then "}
value-bonus = { $kind ->
    [none] nothing
    [half_bid] half the bid
    [per_player] { $n } for each player
   *[fixed] fixed { $n }
}
rules-difference = { $option }: { $value } (else { $usual }, { $paragraph })

## Faults in house rules

fault = { $sentence } ({ $paragraph }).
