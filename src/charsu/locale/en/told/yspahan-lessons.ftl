# First games.

yspahan-lesson-more = Not shown: how each card is played and what the other buildings do. Press anything to read what it does.
yspahan-lesson-dice = Each day the first player rolls the white dice. Yellow dice cost gold; today we add none.
yspahan-lesson-camels = The dice fill the Tower from below: the lowest numbers lie on the camels. Take that group.
yspahan-lesson-main = Every group can be used for its row, for the Supervisor, for a card, or between two players for building. Take the camels now.
yspahan-lesson-bag = You were first and choose once more. Take the group of the Bag quarter.
yspahan-lesson-souk = One good for each die. A souk scores only when you fill it completely, so stay in one souk.
yspahan-lesson-gold = A new day, new dice. Two dice lie on the gold: take them.
yspahan-lesson-yellow = You are first again. A yellow die costs a gold and counts for you alone. Add one.
yspahan-lesson-group = Gold and camels pay for buildings that help you all game long. Between two players building takes a group: take the one of the Bag.
yspahan-lesson-build = Give the group up and build.
yspahan-lesson-paddock = Build the Paddock: from now on the row of the camels gives you one more.
yspahan-lesson-steps = Now the Supervisor. He walks as far as the dice show: take the group on the camels.
yspahan-lesson-supervisor = Send him on his way.
yspahan-lesson-walk = Goods beside the square where he stops go to the Caravan. Each step more or less costs a gold. Let him stop at your own shop.
yspahan-lesson-keep = Your good would leave the souk. Pay a camel: it stays, and another one from your stock travels and scores.
yspahan-lesson-card = Any group may be given up for a card. Take the one of the Bag.
yspahan-lesson-draw-card = Draw a card instead of using the row. It can be played later, or laid aside for one die more.
yspahan-lesson-three = A new day, and three dice lie on the Barrel. Take them.
yspahan-lesson-discard = Lay your card aside: with one die more you place four goods.
yspahan-lesson-full = The yellow souk of the Barrel has four shops. Fill it whole: at the end of the week it scores.
yspahan-lesson-hoist = It is the last day of the week. Build the Hoist: from now on you place one good more.
yspahan-lesson-scored = The week is scored: your full souk brought 6 points, your goods in the Caravan 2. Souks and Caravan are empty again. On with week 2: take the gold.
yspahan-lesson-end = After each week the complete souks and the Caravan are scored; after three weeks the most points win. Now you know how it goes!
