### Warum etwas nicht geht: der Satz ohne Punkt, den Absatz setzt `refusal` dazu

refusal = { $sentence } ({ $paragraph }).

refusal-over = { $case ->
    [deal] Das Spiel ist schon aus
    [match] Die Partie ist schon aus
   *[other] Gesteigert wird nicht mehr
}
refusal-passed = Du bist schon weg und bleibst es, bis wieder gegeben wird
refusal-not-your-turn = Du bist noch nicht dran
refusal-wrong-phase = { $case ->
    [give-first] Erst gibst du deinem Partner eine Karte zurück
    [called] Du hast schon gerufen
    [no-trump] Du spielst ohne Trumpf ({ $special }), also sagst du keinen an
    [order] Das kommt erst später: Trumpf ansagen und Drücken haben eine feste Reihenfolge
    [done] Das hast du schon gemacht
    [abgehen] Zum Abgehen ist es zu spät: Das geht nur gleich nach dem Dapp
    [rufen] Zum Rufen ist es zu spät: Das geht nur vor dem Drücken
    [special] Dafür ist es zu spät: Durch und Untendurch wählt man gleich nach dem Dapp
    [no-exchange] Es ist keine Karte zurückzugeben
    [no-dapp] Ohne Dapp wird nicht gedrückt
   *[other] Das ist jetzt nicht dran
}
refusal-not-a-deck = { $case ->
    [kind] Das ist kein vollständiges Kartenspiel: Jede Karte ist zweimal da, aber { $card } kommt { $times } Mal vor
   *[other] Das ist kein vollständiges Kartenspiel: Es müssen { $deck } Karten sein, jede zweimal; hier sind es { $cards }
}
refusal-must-open = Du musst eröffnen, mindestens mit { $lowest }
refusal-not-a-bid = Ein Gebot ist eine ganze Zahl
refusal-too-high = { $bid } ist wohl ein Versehen: Mehr als { $highest } kann keiner bieten
refusal-too-low = { $case ->
    [top] Höher geht es nicht mehr: Du kannst nur noch weg sagen
   *[other] { $bid } ist zu wenig: Du musst mindestens { $lowest } bieten
}
refusal-not-a-step = { $bid } geht nicht: Geboten wird in Schritten von { $step }
refusal-jump = { $bid } geht nicht: Gesprungen wird hier nicht, bieten kannst du nur { $lowest }
refusal-not-held = { $card } hast du nicht oder nicht so oft
refusal-wrong-count = { $buried ->
    [one] Du drückst nur eine Karte, es müssen { $dapp } sein
   *[other] Du drückst { $buried } Karten, es müssen { $dapp } sein
}
refusal-melded = { $card } ist gemeldet und darf nicht gedrückt werden
refusal-punishable = { $why }. Drückst du trotzdem so, hast du dich verdrückt und das Spiel ist verloren
refusal-not-allowed = { $case ->
    [abgehen] Abgehen gibt es bei euren Regeln nicht
    [rufen] Rufen gibt es bei euren Regeln nicht
    [partner] Wer gerufen hat, kann nicht mehr abgehen
    [special] Das gibt es bei euren Regeln jetzt nicht: { $special }
    [card] { $card } gibt es nicht, ihr spielt ohne Diss
   *[other] Das gibt es bei euren Regeln nicht
}
refusal-same-card = { $card } hast du gerade gerufen: Gib eine andere Karte zurück
refusal-called-before = { $card } hast du schon umsonst gerufen: Nimm eine andere
refusal-must-follow = { $led } ist ausgespielt, und du hast { $led }: Du musst bedienen
refusal-must-head = Im Stich liegt { $winning }, und du hast in { $led } etwas Höheres: Du musst überstechen
refusal-must-head-though-trumped = Auch wenn schon getrumpft ist: Du kannst in { $led } höher gehen, also musst du
refusal-must-trump = { $led } hast du nicht, aber du hast Trumpf ({ $trump }): Du musst trumpfen
refusal-must-overtrump = Im Stich liegt { $winning }, und du hast einen höheren Trumpf: Du musst übertrumpfen
refusal-sum = Die Stichaugen stimmen nicht: Zusammen sind es { $sum }, es müssen { $all } sein
refusal-not-a-count = { $case ->
    [contract] Durch und Untendurch werden nicht ausgezählt
    [partner] Wer spielt, ist nicht sein eigener Partner
    [seat] Diesen Platz gibt es am Tisch nicht
    [entries] Gezählt wird für jeden am Tisch: Es müssen { $players } Zahlen sein, nicht { $entries }
    [negative] Weniger als nichts hat keiner: { $negative }
    [tricks] Niemand hat einen Stich gemacht
    [augen] Ohne Stich hat er höchstens { $most } Augen, nicht { $augen }
   *[other] So kann das nicht gezählt sein
}
