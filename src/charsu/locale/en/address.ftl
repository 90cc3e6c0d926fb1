# Said to the one it is about: verbs in pairs, what joins a second verb, whose a thing is (charsu.locale.Address).

you = You
    .verbs =
        shares share, earns earn, adds add, announces announce, begins begin, bids bid, builds build, buys buy, calls call, can can,
        cannot cannot, catches catch, chooses choose, copies copy, delivers deliver, discards discard, does do,
        draws draw, ends end, exchanges exchange, extends extend, fills fill, finds find, gets get, gives give,
        goes go, has have, is are, keeps keep, leads lead, leaves leave, lifts lift, loads load, loses lose,
        moves move, passes pass, pays pay, picks pick, places place, plays play, puts put, receives receive,
        refuses refuse, returns return, rolls roll, scores score, sells sell, sends send, stays stay, takes take,
        tries try, turns turn, uses use, walks walk, wins win
    .joins = and
    .your = Your
