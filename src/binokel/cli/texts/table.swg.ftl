## Am Tisch; was do fehlt, schwätzt Deitsch

with-whom = Mit dir am Disch: { $names } (Bots: { $bots }).
your-side = Du spielsch zamma mit { $names }.
in-a-breath =
    So gohts: Mr gibt, steigeret om da Dapp (de verdeckte Karta), sait Trompf,
    meldet, drückt, macht d'Stich ond schreibt uff. Wer da Dapp ersteigeret, muaß
    sei Gebot mit Meldonga ond Stich packa, sonscht wirds doppelt abzoga.
goal-target = Wer zerscht { $target } hot, gwinnt.
how-to-type =
    A Kart schreibt mr mit zwoi Zoicha: HK isch { $card }.
    Farba: { $suits }.
    Wert: { $ranks }.
    ? zeigt d'Hilf, q hört uff.
saved-in = Uffghoba wirds en { $path }
fact-no-bid = no koi Gebot
fact-bid = { $who } hot { $bid } botta
fact-trump = Trompf: { $suit }
fact-no-trump = no koin Trompf
trick-lead = Stich { $number }: Du kommsch raus.
trick-ahead = Vorna leit: { $who }
trump-suit = { $suit } (Trompf)
ask-announce = Ebbes asaga ({ $games })? Enter = noi:
ask-open = Du muasch uffmacha, mindeschtens { $lowest }:
ask-bid = Dei Gebot (ab { $lowest }, p = weg):
ask-trump = Trompf (e s h b):
ask-give = Was gibsch { $who } zrick?
ask-bury = Drücka, { $chosen } von { $dapp } gwählt:
ask-card = Dei Kart:
ask-only-card = Dei Kart (Enter = { $card }):
ask-next = Enter = s'nägschte Spiel (s Schreibblock, q uffhöra):
sure-give-up = Abganga koscht { $costs }, de andere meldet mit { $suit }. Werklich (j/n)?
sure-special = { $game }, werklich (j/n)?
sure-bid = { $bid } isch an arger Sprong, { $lowest } dät au langa. Werklich (j/n)?
out-of-reach = Obacht: Au mit älle Stich kommsch heechschtens uff { $most }, botta send { $bid } (§8.1).
not-understood = „{ $typed }“ verstand i do et; ? zeigt, was goht.
nothing-typed = Sag ebbes; ? zeigt, was goht.
taken-back = Guat, no et.
made = gwonna
lost = verlora
deal-begins = Spiel { $number }: { $who } gibt
promised = D'Karta send gmischt ond versprocha: { $commitment }… (binokel log verify)
you-sit-out = Du gibsch ond setzsch aus.
goodbye = D'Partie stoht en { $path }
left = Uffghoba. Weiter gohts mit: binokel play --log { $path }
melds-by-trump = Deine Karta meldet: { $sums } (m zeigt, was).
