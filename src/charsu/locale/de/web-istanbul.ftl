# Names of places on small tiles: each word short enough for its line, with a soft hyphen where it may break.
web-istanbul-place-1 = Wagnerei
web-istanbul-place-3 = Gewürz{"\u00AD"}lager
web-istanbul-place-6 = Karawan{"\u00AD"}serei
web-istanbul-place-8 = Schwarz{"\u00AD"}markt
web-istanbul-place-12 = Polizei{"\u00AD"}wache
web-istanbul-place-13 = Sultans{"\u00AD"}palast
web-istanbul-place-16 = Edelstein{"\u00AD"}händler
web-istanbul-place-17 = Kaffee{"\u00AD"}rösterei
web-istanbul-place-18 = Gilden{"\u00AD"}halle
web-istanbul-place-20 = Kaffee{"\u00AD"}haus
web-istanbul-place-21 = Botschaft
web-istanbul-place-23 = Auktions{"\u00AD"}haus
web-istanbul-place-24 = Geheim{"\u00AD"}bund
web-istanbul-place-25 = Kata{"\u00AD"}komben
web-istanbul-discarded = abgelegt: „{ $card }“
