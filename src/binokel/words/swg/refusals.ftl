### Warum ebbes net goht: dr Satz ohne Punkt, dr Absatz setzt `refusal` drzua

refusal = { $sentence } ({ $paragraph }).

refusal-over = { $case ->
    [deal] 's Spiel isch scho aus
    [match] D' Partie isch scho aus
   *[other] Gsteigert wird nemme
}
refusal-passed = Du bisch scho weg ond bleibsch's, bis wieder geba wird
refusal-not-your-turn = Du bisch no net dra
refusal-wrong-phase = { $case ->
    [give-first] Erscht gibsch deim Partner a Kart zruck
    [called] Du hosch scho gruafa
    [no-trump] Du spielsch ohne Trompf ({ $special }), also sagsch koin a
    [order] Des kommt erscht später: Trompf asaga ond Drücka hend a feschte Reihefolg
    [done] Des hosch scho gmacht
    [abgehen] Zom Abganga isch's z' spät: Des goht bloß glei noch em Dapp
    [rufen] Zom Ruafa isch's z' spät: Des goht bloß vor em Drücka
    [special] Do drfür isch's z' spät: Durch ond Ontadurch suacht mr sich glei noch em Dapp raus
    [no-exchange] Do gibt's koi Kart zom Zruckgeba
    [no-dapp] Ohne Dapp wird net druckt
   *[other] Des isch jetzt net dra
}
refusal-not-a-deck = { $case ->
    [kind] Des isch koi ganz's Kartaspiel: Jede Kart isch zwoimol do, aber { $card } kommt { $times } Mol vor
   *[other] Des isch koi ganz's Kartaspiel: 's müaßet { $deck } Karta sei, jede zwoimol; do send's { $cards }
}
refusal-must-open = Du muasch afanga, mindeschtens mit { $lowest }
refusal-not-a-bid = A Gebot isch a ganze Zahl
refusal-too-high = { $bid } isch gwieß a Versea: Meh wia { $highest } ka koiner bieta
refusal-too-low = { $case ->
    [top] Höher goht's nemme: Du kasch bloß no weg saga
   *[other] { $bid } isch z' wenig: Du muasch mindeschtens { $lowest } bieta
}
refusal-not-a-step = { $bid } goht net: Bota wird en Schritt vo { $step }
refusal-jump = { $bid } goht net: Gspronga wird do net, bieta kasch bloß { $lowest }
refusal-not-held = { $card } hosch net oder net so oft
refusal-wrong-count = { $buried ->
    [one] Du drücksch bloß oi Kart, 's müaßet { $dapp } sei
   *[other] Du drücksch { $buried } Karta, 's müaßet { $dapp } sei
}
refusal-melded = { $card } isch gmeldet ond derf net druckt werda
refusal-punishable = { $why }. Wenn trotzdem so drücksch, no hosch di verdrückt ond 's Spiel isch verlora
refusal-not-allowed = { $case ->
    [abgehen] Abganga gibt's bei eure Regla net
    [rufen] Ruafa gibt's bei eure Regla net
    [partner] Wer gruafa hot, ka nemme abganga
    [special] Des gibt's bei eure Regla jetzt net: { $special }
    [card] { $card } gibt's net, ihr spielet ohne Dissle
   *[other] Des gibt's bei eure Regla net
}
refusal-same-card = { $card } hosch grad gruafa: Gib an andere Kart zruck
refusal-called-before = { $card } hosch scho omsonscht gruafa: Nemm an andere
refusal-must-follow = { $led } isch gspielt, ond du hosch { $led }: Du muasch bediena
refusal-must-head = Em Stich leit { $winning }, ond du hosch en { $led } ebbes Höhers: Du muasch drüber
refusal-must-head-though-trumped = Au wenn scho gstocha isch: Du kasch en { $led } höher ganga, also muasch
refusal-must-trump = { $led } hosch net, aber Trompf hosch ({ $trump }): Du muasch stecha
refusal-must-overtrump = Em Stich leit { $winning }, ond du hosch an höhera Trompf: Du muasch übertrompfa
refusal-sum = D' Stichauga stemmet net: Zamma send's { $sum }, 's müaßet { $all } sei
refusal-not-a-count = { $case ->
    [contract] Durch ond Ontadurch wird net auszählt
    [partner] Wer spielt, isch net sei oigener Partner
    [seat] Den Platz gibt's am Disch net
    [entries] Zählt wird für jeden am Disch: { $players } Zahla müaßet's sei, net { $entries }
    [negative] Weniger wia nix hot koiner: { $negative }
    [tricks] Koiner hot an Stich gmacht
    [augen] Ohne Stich hot er höchstens { $most } Auga, net { $augen }
   *[other] So ka des net zählt sei
}
