# Відмови сервера, за кодом відмови

web-refused-malformed = Сервер не зрозумів запит. Оновіть сторінку.
web-refused-oversized = Це завеликий обсяг даних.
web-refused-too-fast = Надто часто. Трохи зачекайте й спробуйте ще раз.
web-refused-no-table = Такого столу немає.
web-refused-no-secret = Для цього потрібне посилання на ваше місце.
web-refused-wrong-secret = Це посилання не підходить до жодного місця за столом.
web-refused-not-yours = Це може зробити лише інший гравець.
web-refused-blocked = На запити з вашої адреси сервер поки що не відповідає.
web-refused-stale = За столом уже інше запитання. Погляньте й виберіть ще раз.
web-refused-illegal = Зараз так не можна.
web-refused-not-your-turn = Зараз не ваш хід.
web-refused-repeated = Це вже зроблено.
web-refused-not-running = Партія зараз не триває.
web-refused-running = Партія вже почалася.
web-refused-seat-taken = Це місце або цей колір уже зайняті.
web-refused-no-undo = Зараз немає чого скасувати чи повторити.
web-refused-not-over = Партія ще триває.
web-refused-bad-option = З такими налаштуваннями стіл не створити.
web-refused-bad-match = Це не файл партії, або він пошкоджений.
web-refused-frozen = Стіл зупинено через помилку в програмі. Продовжити партію не можна.
web-refused-closed = Власник сервера закрив цей стіл.
web-refused-full = Цей стіл більше не приймає відповідей.
web-refused-busy = Не вдалося зберегти відповідь. Спробуйте ще раз.
web-refused-not-found = Тут нічого немає.
web-refused-not-allowed = Тут сервер цього не дозволяє.
web-refused-fault = Помилка в програмі; за столом нічого не змінилося.
