### The settlement: where every number comes from

settle-test = { $made ->
    [yes] { $who }: melds { $melds } + tricks { $tricks } = { $reached }, bid { $bid }: made ({ $paragraph }).
   *[no] { $who }: melds { $melds } + tricks { $tricks } = { $reached }, bid { $bid }: lost, { $missing ->
        [one] one Auge
       *[other] { $missing } Augen
    } short ({ $paragraph }).
}
settle-struck = Without a trick melds do not count: { $who } (§5.11).
settle-rounded-unit = { $who } { $exact } → { $written }
settle-rounded = Tricks rounded: { $units } (§7.4).
settle-lost = { $factor ->
    [one] Lost: the melds are struck, the bid is taken off once, the tricks { $tricks ->
        [kept] stay
       *[dropped] are struck too
    } ({ $paragraph }).
   *[other] Lost: the melds are struck, the bid is taken off twice, the tricks { $tricks ->
        [kept] stay
       *[dropped] are struck too
    } ({ $paragraph }).
}
settle-bonus = { $kind ->
    [fixed] Bonus for the others: { $bonus } each ({ $paragraph }).
   *[other] Bonus for the others: { $bonus } each, that is { $how } ({ $paragraph }).
}
settle-account = { $who }: { $change } = { $sum } ({ $paragraph }).
settle-account-nothing = { $who }: { $change }, nothing to write ({ $paragraph }).
part-melds = melds { $augen }
part-tricks = tricks { $augen }
part-bonus = bonus { $augen }
part-bid = { $factor } × bid { $augen }
settle-abgehen = { $you ->
    [yes] You have given up
   *[no] { $name } has given up
}: nothing is played, the bid { $bid } is taken off { $factor ->
    [one] once
   *[other] twice
} (§8.2){ $melds ->
    [yes] , the others write their melds (§8.3).
   *[no] , the others write no melds (§8.3).
}
settle-verdrueckt = { $you ->
    [yes] You are Verdrückt
   *[no] { $name } is Verdrückt
}: nothing is played, the bid { $bid } is taken off twice, the others write their melds (§8.6).
settle-special = { $made ->
    [yes] { $who }, { $special }: { $game ->
        [durch] every trick won
       *[untendurch] not a single trick
    }, made; that is worth { $value } ({ $paragraph }).
   *[no] { $who }, { $special }: { $game ->
        [durch] not every trick won
       *[untendurch] one trick too many
    }, lost; that costs { $factor ->
        [one] { $price }
       *[other] { $factor } × { $value } = { $price }
    } ({ $paragraph }).
}
settle-special-separate = To the separate account, { $who }: { $augen }. Nobody else writes anything (§10.8).
settle-special-score = To the score, { $who }: { $augen }. Nobody else writes anything (§10.8).
settle-special-stars = { $count ->
    [one] A star: { $who }
   *[other] A star each: { $who }
}. Nobody writes Augen (§10.8).
