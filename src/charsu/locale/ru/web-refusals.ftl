# Отказы сервера, по коду отказа

web-refused-malformed = Сервер не понял запрос. Обновите страницу.
web-refused-oversized = Это слишком большой объём данных.
web-refused-too-fast = Слишком часто. Немного подождите и попробуйте ещё раз.
web-refused-no-table = Такого стола нет.
web-refused-no-secret = Для этого нужна ссылка на ваше место.
web-refused-wrong-secret = Эта ссылка не подходит ни к одному месту за столом.
web-refused-not-yours = Это может сделать только другой игрок.
web-refused-blocked = На запросы с вашего адреса сервер пока не отвечает.
web-refused-stale = За столом уже другой вопрос. Посмотрите и выберите ещё раз.
web-refused-illegal = Сейчас так нельзя.
web-refused-not-your-turn = Сейчас не ваш ход.
web-refused-repeated = Это уже сделано.
web-refused-not-running = Партия сейчас не идёт.
web-refused-running = Партия уже началась.
web-refused-seat-taken = Это место или этот цвет уже заняты.
web-refused-no-undo = Сейчас нечего отменить или повторить.
web-refused-not-over = Партия ещё не окончена.
web-refused-bad-option = С такими настройками стол не создать.
web-refused-bad-match = Это не файл партии, или он повреждён.
web-refused-frozen = Стол остановлен из-за ошибки в программе. Продолжить партию нельзя.
web-refused-closed = Владелец сервера закрыл этот стол.
web-refused-full = Этот стол больше не принимает ответов.
web-refused-busy = Не удалось сохранить ответ. Попробуйте ещё раз.
web-refused-not-found = Здесь ничего нет.
web-refused-not-allowed = Здесь сервер этого не позволяет.
web-refused-fault = Ошибка в программе; за столом ничего не изменилось.
