# Спокійна гра: хто що зробив, що вже вирішено, хто як далеко

web-others-turn = Ходить { $name }.
web-recap = Що зробили інші
web-steps = Питати, навіть якщо можлива лише одна відповідь
web-yspahan-week-now = Якби тиждень закінчився зараз: +{ $points }
web-istanbul-assistants-left = Помічники у стосі з усіх ваших
web-cairo-final-now = Триває фінальна фаза: тепер лише будують.
web-cairo-until-final = Фінальна фаза почнеться, коли прибудови одного кольору скінчаться або двох кольорів лишиться по одній. Поки що: { $count } з 2.
web-yspahan-from-souks = Базари
web-yspahan-from-caravan = Караван
web-yspahan-from-buildings = Будівлі
web-yspahan-from-cards = Карти
web-cairo-from-stalls = Ятки
web-cairo-from-taking = Узяті медалі
web-cairo-from-medals = Медалі наприкінці
web-cairo-from-coins = Монети
web-sources = Звідки взялися очки
web-finished = Завершені партії
web-look-at = Переглянути
web-your-turn = Ваш хід
web-log-setup = … підготовка
web-log-earlier = … раніше
web-turn-of = Хід { $turn } з { $last }
web-you-watch = Ви спостерігаєте
web-watchers = { $count ->
    [one] { $count } глядач
    [few] { $count } глядачі
   *[many] { $count } глядачів
}
web-keys = Клавіші:
web-keys-explained = стрілки обходять те, що можна вибрати, із Shift — усе; Enter вибирає, ? пояснює; 1–9 натискають кнопки; Ctrl+Z скасовує.
web-weight-istanbul = 45–60 хвилин; середня складність.
web-weight-yspahan = 45–60 хвилин; від легкої до середньої.
web-weight-cairo = Близько 60 хвилин; середня складність.
web-play-against = { $count ->
    [one] Грати зараз із { $count } ботом ({ $bot })
   *[many] Грати зараз із { $count } ботами ({ $bot })
}
web-new-here = Уперше тут? Навчіться за п’ять хвилин
web-lesson-play = Зіграти партію
web-lesson-back = Назад
web-lesson-on = Покажіть
web-lesson-again = Спочатку
web-lesson-leave = Вийти
web-lesson-yspahan-more = Не показано: базари й Караван дають очки наприкінці тижня; карти й шість будівель пришвидшують справу. Натисніть на будь-що, щоб дізнатися про це більше.
web-lesson-cairo-more = Не показано: медалі за найбільші ятки, закликальники в дії та фінальна фаза, коли лише будують. Натисніть на будь-що, щоб дізнатися про це більше.
web-lesson-istanbul-more = Не показано карти, Чорний ринок і Палац Султана. Натисніть на будь-що, щоб дізнатися про це більше.
web-lesson-istanbul-large-market = Великий Базар платить більше. У вас є три потрібні там товари: ідіть і продайте їх.
web-lesson-istanbul-police = Ваш родич чекає в Поліції. Ідіть туди.
web-lesson-istanbul-family = Звідси його можна відправити будь-куди, і те Місце спрацює для вас. Відправте його до Ювеліра.
web-lesson-istanbul-ruby = Заплатіть указану ціну: ваш перший рубін!
web-lesson-istanbul-catch = Тут чужий родич. Його треба впіймати: він повернеться до Поліції, а ви візьмете 3 ліри або карту.
web-lesson-istanbul-meet = На Складі тканин стоїть інший купець. Ви все одно можете піти туди.
web-lesson-istanbul-pay = Хто зустрічає інших купців, платить кожному по 2 ліри або закінчує хід. Заплатіть.
web-lesson-istanbul-mosque = Мечеть вимагає товарів кольору тайла. Ваш візок повний спецій: ідіть до Малої Мечеті.
web-lesson-istanbul-tile = Віддайте один із них і візьміть тайл. Він допомагає до кінця гри, а обидва тайли однієї Мечеті дають рубін.
