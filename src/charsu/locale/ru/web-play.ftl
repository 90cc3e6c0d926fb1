# Спокойная игра: кто что сделал, что уже решено, кто как далеко

web-others-turn = Ходит { $name }.
web-recap = Что сделали остальные
web-steps = Спрашивать, даже если возможен только один ответ
web-yspahan-week-now = Если бы неделя кончилась сейчас: +{ $points }
web-istanbul-assistants-left = Помощники в стопке из всех ваших
web-cairo-final-now = Идёт финальная фаза: теперь только строят.
web-cairo-until-final = Финальная фаза начнётся, когда расширения одного цвета кончатся или двух цветов останется по одному. Пока: { $count } из 2.
web-yspahan-from-souks = Базары
web-yspahan-from-caravan = Караван
web-yspahan-from-buildings = Здания
web-yspahan-from-cards = Карты
web-cairo-from-stalls = Прилавки
web-cairo-from-taking = Взятые медали
web-cairo-from-medals = Медали в конце
web-cairo-from-coins = Монеты
web-sources = Откуда взялись очки
web-finished = Завершённые партии
web-look-at = Посмотреть
web-your-turn = Ваш ход
web-log-setup = … подготовка
web-log-earlier = … раньше
web-turn-of = Ход { $turn } из { $last }
web-you-watch = Вы наблюдаете
web-watchers = { $count ->
    [one] { $count } зритель
    [few] { $count } зрителя
   *[many] { $count } зрителей
}
web-keys = Клавиши:
web-keys-explained = стрелки обходят то, что можно выбрать, с Shift — всё; Enter выбирает, ? объясняет; 1–9 нажимают кнопки; Ctrl+Z отменяет.
web-weight-istanbul = 45–60 минут; средняя сложность.
web-weight-yspahan = 45–60 минут; от простой до средней.
web-weight-cairo = Около 60 минут; средняя сложность.
web-play-against = { $count ->
    [one] Играть сразу с { $count } ботом ({ $bot })
   *[many] Играть сразу с { $count } ботами ({ $bot })
}
web-new-here = Впервые здесь? Научитесь за пять минут
web-lesson-play = Сыграть партию
web-lesson-back = Назад
web-lesson-on = Покажите
web-lesson-again = С начала
web-lesson-leave = Выйти
web-lesson-yspahan-more = Не показано: базары и Караван приносят очки в конце недели; карты и шесть зданий ускоряют дело. Нажмите на что угодно, чтобы узнать об этом больше.
web-lesson-cairo-more = Не показано: медали за самые большие прилавки, зазывалы в деле и финальная фаза, когда только строят. Нажмите на что угодно, чтобы узнать об этом больше.
web-lesson-istanbul-more = Не показаны карты, Чёрный рынок и Дворец султана. Нажмите на что угодно, чтобы узнать об этом больше.
web-lesson-istanbul-large-market = Большой рынок платит больше. У вас есть три нужных там товара: идите и продайте их.
web-lesson-istanbul-police = Ваш родственник ждёт в Полицейском участке. Идите туда.
web-lesson-istanbul-family = Отсюда его можно отправить в любое место, и оно сработает для вас. Отправьте его к Торговцу самоцветами.
web-lesson-istanbul-ruby = Заплатите указанную цену: ваш первый рубин!
web-lesson-istanbul-catch = Здесь чужой родственник. Его нужно поймать: он вернётся в Полицейский участок, а вы возьмёте 3 лиры или карту.
web-lesson-istanbul-meet = На Складе тканей стоит другой купец. Вы всё равно можете пойти туда.
web-lesson-istanbul-pay = Кто встречает других купцов, платит каждому по 2 лиры или заканчивает ход. Заплатите.
web-lesson-istanbul-mosque = Мечеть требует товаров цвета жетона. Ваша телега полна специй: идите в Малую мечеть.
web-lesson-istanbul-tile = Отдайте один из них и возьмите жетон. Он помогает до конца игры, а оба жетона одной мечети приносят рубин.
