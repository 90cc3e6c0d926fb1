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
web-signs = Сказать
web-sign-hello = Привет!
web-sign-your-turn = Ваш ход!
web-sign-moment = Минутку, пожалуйста
web-sign-thanks = Спасибо!
web-sign-well-played = Отличная игра!
web-sign-oh-no = О нет!
web-keys = Клавиши:
web-keys-explained = стрелки обходят то, что можно выбрать, с Shift — всё; Enter выбирает, ? объясняет; 1–9 нажимают кнопки; Ctrl+Z отменяет.
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
web-lesson-other = Так тоже можно. Но на этот раз: { $answer }.
web-lesson-resume = { $name }: продолжить с шага { $number }
web-lessons-then = Учебные партии дополнений
web-examples = Примеры
web-examples-explained = Позиции из настоящих партий, рассказанные по шагам. Каждую можно доиграть самому.
web-example-try = Попробовать самому
web-example-next = Следующий пример
web-example-not = «{ $answer }» — нельзя.
web-example-all = Все примеры
