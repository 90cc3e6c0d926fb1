# Bots by name.

bot-random = Drifter (random)
bot-search = Thinker (search)
bot-net = Seer (network)
bot-apprentice = Apprentice
    .hint = Knows the prices, looks no further, is easily distracted.
bot-pedlar = Pedlar
    .hint = Knows the prices, looks no further and dreams now and then.
bot-greedy = Haggler
    .hint = Knows the prices well and takes the best deal of the day.
bot-trader = Trader
    .hint = Looks around the corner and sometimes overlooks the best deal.
bot-merchant = Merchant
    .hint = Plans ahead, takes a moment.
bot-vizier = Vizier
    .hint = Weighs everything. Bring tea.
bot-sultan = Sultan
    .hint = Has played itself millions of times and still thinks before it answers.
bots-learning = The bots are still studying the rules and play by rule of thumb until they know them.
