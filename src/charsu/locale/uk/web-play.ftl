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
web-signs = Сказати
web-sign-hello = Привіт!
web-sign-your-turn = Ваш хід!
web-sign-moment = Хвилинку, будь ласка
web-sign-thanks = Дякую!
web-sign-well-played = Чудова гра!
web-sign-oh-no = О ні!
web-keys = Клавіші:
web-keys-explained = стрілки обходять те, що можна вибрати, із Shift — усе; Enter вибирає, ? пояснює; 1–9 натискають кнопки; Ctrl+Z скасовує.
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
web-lesson-other = Так теж можна. Але цього разу: { $answer }.
web-lesson-resume = { $name }: продовжити з кроку { $number }
web-lessons-then = Навчальні партії доповнень
web-examples = Приклади
web-examples-explained = Позиції зі справжніх партій, розказані крок за кроком. Кожну можна дограти самому.
web-example-try = Спробувати самому
web-example-next = Наступний приклад
web-example-not = «{ $answer }» — не можна.
web-example-all = Усі приклади
