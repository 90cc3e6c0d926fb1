# Удача, майстерність і кращий хід.

analysis-title = Удача і майстерність
analysis-player = Гравець
analysis-start = Шанси на початку
analysis-result = Підсумок
analysis-luck = Удача
analysis-skill = Власні рішення
analysis-others = Рішення інших
analysis-adjusted = Без удачі
analysis-accuracy = Точність
analysis-per-decision = Втрата за рішення
analysis-decisions = Рішення
analysis-sum = Підсумок = шанси на початку + удача + власні рішення + рішення інших.
analysis-curve = Шанси протягом партії
analysis-number = Відповідь
analysis-moments = Моменти
analysis-moment = Відповідь { $number }
analysis-played = Зіграно
analysis-better = Краще
analysis-chances = Шанси
analysis-expected = Що очікувалося далі
analysis-gave-away = коштувало { $points } % перемоги
analysis-rolled = шанси гравця { $player } змінилися на { $points } п.
analysis-hidden = приховані карти змінили шанси гравця { $player } на { $points } п.
analysis-by-phase = Етапи партії
analysis-phase-opening = Початок
analysis-phase-middle = Середина
analysis-phase-ending = Кінець
analysis-kind-fine = добре
analysis-kind-inaccuracy = неточність
analysis-kind-mistake = помилка
analysis-kind-blunder = груба помилка
analysis-kinds-inaccuracy = Неточності
analysis-kinds-mistake = Помилки
analysis-kinds-blunder = Грубі помилки
analysis-effort = Кожен момент оцінено за { $walks } пробами ({ $valuation }), початкове число { $seed }. Приховані карти, що відкрилися, вважаються удачею.
analysis-valuation-search = пошук
analysis-valuation-network = мережа і пошук
analysis-unfinished = Партію не закінчено: замість підсумку стоять останні шанси.
analysis-incomplete = Ще не оцінено моментів: { $missing } з { $all }.
analysis-why = Що дає краще продовження

# На екрані.

analysis-button = Удача і майстерність
analysis-waiting = Партій у черзі перед цією: { $ahead }.
analysis-judging = Партія оцінюється: { $done } з { $of } моментів
analysis-failed = Цю партію не вдалося оцінити.
analysis-previous = Попередній момент
analysis-next = Наступний момент
analysis-close = Закрити розбір
analysis-table = Крива у вигляді таблиці
analysis-here = Тут не було з чого вибирати.
analysis-came = Випало: { $came }.
analysis-changed = Шанс гравця { $player }: { $points } п.
analysis-moment-of = { $number } з { $all }
analysis-gains = Що дає краще продовження: { $gains }
analysis-copy-link = Скопіювати посилання
analysis-save-file = Зберегти файлом
analysis-save-page = Зберегти сторінкою
coach-title = Тренер
coach-hint = Підказка
coach-more = Докладніше
coach-aims = Зверніть увагу на те, що дає: { $aims }.
coach-promising = Відповідей, вартих уваги: { $count }.
coach-answer = Найкраще: { $answer } ({ $chance })
coach-line = Що може статися далі:
coach-warn-me = Попереджати про помилки
coach-warning = Це коштує { $points } % перемоги. Краще: { $answer }.
coach-anyway = Усе одно зіграти
coach-back = Подумати ще
coach-happened = Що щойно сталося?
coach-stroke = { $played }: ваші шанси { $points }
coach-nothing = Нічого, що багато змінило б.
coach-thinking = Думає …
coach-consent-none = Серед людей він допомагає, лише якщо згодні всі. Поки ніхто не погодився.
coach-consent-some = Згодні: { $agreed }. Чекаємо на згоду: { $waiting }. До того він мовчить.
coach-consent-all = Усі згодні: він допомагає тому, хто відповідає.
coach-consent-ask = Хочу тренера
coach-consent-agree = Погоджуюсь
coach-consent-back = Усе ж без тренера

# Задачі в терміналі й на екрані.

puzzle-title = Тренажер
puzzle-intro = Позиції зі справжніх партій, де одна відповідь явно найкраща. Знайдіть її.
puzzle-today = Задача дня
puzzle-solved = Розв’язано { $count } з { $all }
puzzle-days = { $count ->
    [one] { $count } день поспіль
    [few] { $count } дні поспіль
   *[other] { $count } днів поспіль
}
puzzle-next = Наступна задача
puzzle-again = Ще раз
puzzle-all = Усі задачі
puzzle-level-1 = легкі
puzzle-level-2 = середні
puzzle-level-3 = складні
puzzle-any = будь-які
puzzle-difficulty = { $level ->
    [1] Легка
    [2] Середня
   *[3] Складна
}: боти помиляються у { $missed } % спроб.
puzzle-your-move = Що тут найкраще?
puzzle-right = Правильно: це найкраща відповідь.
puzzle-wrong = Не найкраща: вона віддає { $points } % перемоги. Краще: { $answer }.
puzzle-checked = Перевірено { $walks } спробами: найкраща відповідь попереду на { $points } % перемоги (± { $error }).
puzzle-brings = Що вона дає порівняно з «{ $answer }»: { $gains }.
puzzle-line = Що може статися далі:
puzzle-line-yours = Що може статися після вашої:
puzzle-answers = Що обіцяє кожна відповідь
puzzle-chance = Шанс на перемогу
puzzle-answer = Відповідь
puzzle-done = розв’язано
puzzle-missed = не розв’язано
puzzle-none = Тут немає задач.
