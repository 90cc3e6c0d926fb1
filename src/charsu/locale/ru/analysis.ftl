# Удача, мастерство и ход получше.

analysis-title = Удача и мастерство
analysis-player = Игрок
analysis-start = Шансы в начале
analysis-result = Итог
analysis-luck = Удача
analysis-skill = Свои решения
analysis-others = Решения других
analysis-adjusted = Без удачи
analysis-accuracy = Точность
analysis-per-decision = Потеря за решение
analysis-decisions = Решения
analysis-sum = Итог = шансы в начале + удача + свои решения + решения других.
analysis-curve = Шансы в ходе партии
analysis-number = Ответ
analysis-moments = Моменты
analysis-moment = Ответ { $number }
analysis-played = Сыграно
analysis-better = Лучше
analysis-chances = Шансы
analysis-expected = Что ожидалось дальше
analysis-gave-away = стоило { $points } % победы
analysis-rolled = шансы игрока { $player } изменились на { $points } п.
analysis-hidden = скрытые карты изменили шансы игрока { $player } на { $points } п.
analysis-by-phase = Этапы партии
analysis-phase-opening = Начало
analysis-phase-middle = Середина
analysis-phase-ending = Конец
analysis-kind-fine = хорошо
analysis-kind-inaccuracy = неточность
analysis-kind-mistake = ошибка
analysis-kind-blunder = грубая ошибка
analysis-kinds-inaccuracy = Неточности
analysis-kinds-mistake = Ошибки
analysis-kinds-blunder = Грубые ошибки
analysis-effort = Каждый момент оценён по { $walks } пробам ({ $valuation }), начальное число { $seed }. Скрытые карты, которые открылись, считаются удачей.
analysis-valuation-search = поиск
analysis-valuation-network = сеть и поиск
analysis-unfinished = Партия не закончена: вместо итога стоят последние шансы.
analysis-incomplete = Ещё не оценено моментов: { $missing } из { $all }.
analysis-why = Что даёт лучшее продолжение

# На экране.

analysis-button = Удача и мастерство
analysis-waiting = Партий в очереди перед этой: { $ahead }.
analysis-judging = Партия оценивается: { $done } из { $of } моментов
analysis-failed = Эту партию не удалось оценить.
analysis-previous = Предыдущий момент
analysis-next = Следующий момент
analysis-close = Закрыть разбор
analysis-table = Кривая в виде таблицы
analysis-here = Здесь выбирать было не из чего.
analysis-came = Выпало: { $came }.
analysis-changed = Шанс игрока { $player }: { $points } п.
analysis-moment-of = { $number } из { $all }
analysis-gains = Что даёт лучшее продолжение: { $gains }
analysis-copy-link = Скопировать ссылку
analysis-save-file = Сохранить файлом
analysis-save-page = Сохранить страницей
coach-title = Тренер
coach-hint = Подсказка
coach-more = Подробнее
coach-aims = Обратите внимание на то, что даёт: { $aims }.
coach-promising = Ответов, достойных внимания: { $count }.
coach-answer = Лучше всего: { $answer } ({ $chance })
coach-line = Что может последовать:
coach-warn-me = Предупреждать об ошибках
coach-warning = Это стоит { $points } % победы. Лучше: { $answer }.
coach-anyway = Всё равно сыграть
coach-back = Подумать ещё
coach-happened = Что только что произошло?
coach-stroke = { $played }: ваши шансы { $points }
coach-nothing = Ничего, что многое изменило бы.
coach-thinking = Думает …
coach-consent-none = Среди людей он помогает, только если согласны все. Пока никто не согласился.
coach-consent-some = Согласны: { $agreed }. Ждём согласия: { $waiting }. До этого он молчит.
coach-consent-all = Все согласны: он помогает тому, кто отвечает.
coach-consent-ask = Хочу тренера
coach-consent-agree = Согласен
coach-consent-back = Всё-таки без тренера

# Задачи в терминале и на экране.

puzzle-title = Тренажёр
puzzle-intro = Позиции из настоящих партий, где один ответ явно лучший. Найдите его.
puzzle-today = Задача дня
puzzle-solved = Решено { $count } из { $all }
puzzle-days = { $count ->
    [one] { $count } день подряд
    [few] { $count } дня подряд
   *[other] { $count } дней подряд
}
puzzle-next = Следующая задача
puzzle-again = Ещё раз
puzzle-all = Все задачи
puzzle-level-1 = лёгкие
puzzle-level-2 = средние
puzzle-level-3 = трудные
puzzle-any = любые
puzzle-difficulty = { $level ->
    [1] Лёгкая
    [2] Средняя
   *[3] Трудная
}: боты ошибаются в { $missed } % попыток.
puzzle-your-move = Что здесь лучше всего?
puzzle-right = Верно: это лучший ответ.
puzzle-wrong = Не лучший: он отдаёт { $points } % победы. Лучше: { $answer }.
puzzle-checked = Проверено { $walks } пробами: лучший ответ впереди на { $points } % победы (± { $error }).
puzzle-brings = Что он даёт по сравнению с «{ $answer }»: { $gains }.
puzzle-line = Что может последовать:
puzzle-line-yours = Что может последовать за вашим:
puzzle-answers = Что обещает каждый ответ
puzzle-chance = Шанс на победу
puzzle-answer = Ответ
puzzle-done = решена
puzzle-missed = не решена
puzzle-none = Здесь нет задач.
