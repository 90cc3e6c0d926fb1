# Names of places on small tiles: each word short enough for its line, with a soft hyphen where it may break.
web-istanbul-place-1 = Wain{"\u00AD"}wright
web-istanbul-place-3 = Spice Warehouse
web-istanbul-place-6 = Caravan{"\u00AD"}sary
web-istanbul-place-8 = Black Market
web-istanbul-place-12 = Police Station
web-istanbul-place-13 = Sultan’s Palace
web-istanbul-place-16 = Gemstone Dealer
web-istanbul-place-17 = Roasting Plant
web-istanbul-place-18 = Guild Hall
web-istanbul-place-20 = Coffee House
web-istanbul-place-21 = Embassy
web-istanbul-place-23 = Auction House
web-istanbul-place-24 = Secret Society
web-istanbul-place-25 = Cata{"\u00AD"}combs
web-istanbul-discarded = discarded: “{ $card }”
