## Was d'Befehl dent; was do fehlt, schwätzt Deitsch

about-binokel =
    Binokel (Benoggl), s'schwäbische Kartaspiel mit Melda ond Stecha.
    Zom Losspiela: binokel play. Hilf zo ma Befehl: binokel play --help.
cmd-play = Spiel em Terminal a Partie gega Bots.
cmd-sim = Lass Bots an Haufa Spiel gegaanander macha.
cmd-rules = Regla, Vorlaga ond Hausregla.
cmd-melds = Nenn d'Meldonga von Karta.
cmd-legal = Nenn d'Karta, wo mr zuageba derf.
error = Noi: { $said }
file-missing = D'Datei { $path } geits et.
