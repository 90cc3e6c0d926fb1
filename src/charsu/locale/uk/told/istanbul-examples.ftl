# Що розповідають приклади; числа беруться з їхніх позицій.

istanbul-example-two-steps = Один або два кроки
istanbul-example-two-steps-1 = Ваш купець стоїть біля Фонтану на { $stack } помічниках. До Чайхани два кроки: ідіть туди. До Ювеліра задалеко, а лишатися на місці не можна.
istanbul-example-two-steps-2 = Щоб використати Місце, залиште там помічника або підберіть свого.
istanbul-example-two-steps-3 = Тепер Чайхана у вашому розпорядженні. У стосі лишилося { $stack } помічники.

istanbul-example-pick-up = Як підібрати помічника
istanbul-example-pick-up-1 = Двоє ваших помічників лежать на базарі: на Складі тканин і на Складі спецій. Поверніться на Склад тканин.
istanbul-example-pick-up-2 = Тут уже лежить ваш помічник, другого залишити не можна: підберіть цього.
istanbul-example-pick-up-3 = Місцем можна скористатися так само, а помічників у вас знову { $stack }.

istanbul-example-empty-stack = Жодного помічника
istanbul-example-empty-stack-1 = Усі помічники лежать на базарі, стос порожній. Іти однаково треба, наприклад до Стельмаха.
istanbul-example-empty-stack-2 = Вашого помічника тут немає, і залишити нікого. Хід одразу закінчується.
istanbul-example-empty-stack-3 = Ходить Синій. Біля Фонтану ви повернули б помічників.

istanbul-example-fountain = Біля Фонтану
istanbul-example-fountain-1 = Двоє ваших помічників лежать на базарі. Біля Фонтану стоять інші купці; однаково йдіть туди.
istanbul-example-fountain-2 = Біля Фонтану ніхто нічого не платить і нікого не залишає. Поверніть усіх помічників.
istanbul-example-fountain-3 = У стосі знову { $stack } помічники, і ви досі маєте { $lira } ліри.

istanbul-example-two-merchants = Плата двом купцям
istanbul-example-two-merchants-1 = На Складі спецій стоять купці Зеленого й Жовтого. Ви маєте { $lira } лір: ідіть туди й залиште помічника.
istanbul-example-two-merchants-2 = Хто зустрічає інших купців, платить кожному, інакше хід закінчується. Заплатіть.
istanbul-example-two-merchants-3 = Це коштувало { $lira-less } ліри; Зелений і Жовтий отримали по { $green-more }. Тепер завантажте товар.
istanbul-example-two-merchants-4 = Візок повний спецій, ніби там нікого й не було.

istanbul-example-cannot-pay = Усе або нічого
istanbul-example-cannot-pay-1 = На Складі спецій стоять два купці, а ви маєте лише { $lira } ліри. Іти туди однаково можна.
istanbul-example-cannot-pay-2 = Платять обом або нікому: грошей бракує. Хід закінчується.
istanbul-example-cannot-pay-3 = Ніхто нічого не отримав, { $lira } ліри лишилися у вас. Але помічник лежатиме там, де ви його залишили.

istanbul-example-neutral-merchant = Нейтральний купець
istanbul-example-neutral-merchant-1 = У грі вдвох на базарі стоять нейтральні купці. Один — у Малій Мечеті: ідіть туди.
istanbul-example-neutral-merchant-2 = Йому платять, як усім, але до загального запасу. Потім два кубики вирішують, куди він піде.
istanbul-example-neutral-merchant-3 = Випало 2 і 3, і тепер він стоїть на Поштамті. Вам це коштувало { $lira-less } ліри.

istanbul-example-wainwright = Третє розширення
istanbul-example-wainwright-1 = Ви маєте два розширення: у візок уміщується по { $capacity } товари кожного виду. За { $lira } ліри можна купити третє.
istanbul-example-wainwright-2 = Воно коштувало { $lira-less } лір. Тепер у візок уміщується по { $capacity } товарів кожного виду, а третє розширення одразу дало рубін.

istanbul-example-warehouse = Завантаження на складі
istanbul-example-warehouse-1 = У візку одна тканина, а вміщується по { $capacity } товари кожного виду. Завантажте.
istanbul-example-warehouse-2 = Склад наповнює візок доверху: тканин тепер { $fabric }. Більше, ніж уміщується, не вантажать ніколи.

istanbul-example-post-office = Що приносить пошта
istanbul-example-post-office-1 = Синій уже зсунув униз два маркери Пошти. Ідіть на Поштамт.
istanbul-example-post-office-2 = Ви отримуєте все, чого не закривають маркери: ліри й товари.
istanbul-example-post-office-3 = { $lira-more } ліри, тканина і фрукт. Потім донизу зсувається наступний маркер, і наступний гість отримає інше.

istanbul-example-caravansary = Дві карти з двох місць
istanbul-example-caravansary-1 = У скиді лежить «5 лір»: цю карту зіграв Синій. Візьміть першу карту звідти.
istanbul-example-caravansary-2 = Лише тепер, із першою картою у руці, ви вирішуєте, звідки взяти другу. Візьміть її з колоди.
istanbul-example-caravansary-3 = З { $cards } карт у руці одну треба скинути, стару або нову.
istanbul-example-caravansary-4 = У скиді лежить «1 товар» для наступного гостя. У вас лишаються { $cards } карти.

istanbul-example-black-market = Червоний тайл на Чорному ринку
istanbul-example-black-market-1 = Ви маєте червоний тайл Мечеті. Спершу киньте кубики, а товар виберіть потім.
istanbul-example-black-market-2 = 2 і 5 — це 7, одна прикраса. Але червоний тайл перегортає кубик на 4: перегорніть двійку.
istanbul-example-black-market-3 = 4 і 5 — це 9: { $blue } прикраси. Тепер виберіть тканину, спеції або фрукт.
istanbul-example-black-market-4 = { $blue } прикраси та спеція за одну дію.

istanbul-example-tea-house = Чайхана платить назване або мало
istanbul-example-tea-house-1 = Назвіть число від 3 до 12. Що воно більше, то більший виграш, якщо пощастить. Скажіть 8.
istanbul-example-tea-house-2 = Тепер кидають кубики.
istanbul-example-tea-house-3 = 3 і 4 — це 7, менше за вісім: лише { $lira-more } ліри. При 8 і більше ви отримали б назване.

istanbul-example-roll-again = Червоний тайл у Чайхані
istanbul-example-roll-again-1 = Ви маєте червоний тайл Мечеті. Назвіть 9; на кубиках 1 і 2.
istanbul-example-roll-again-2 = Перегорнути кубик на 4 — замало. Киньте обидва ще раз: новий кидок дійсний, хай що випаде.
istanbul-example-roll-again-3 = 6 і 4 — це 10: { $lira-more } лір.

istanbul-example-small-market = Чотири товари на Малому Базарі
istanbul-example-small-market-1 = Тайл Попиту вимагає тканину, спеції, два фрукти й прикрасу, якої ви не маєте. Продайте чотири товари.
istanbul-example-small-market-2 = Більше ви не продаєте. Важливо, скільки товарів, а не які вони.
istanbul-example-small-market-3 = Чотири товари приносять { $lira-more } лір. Тайл іде під низ свого стосу, і Базару потрібно вже інше.

istanbul-example-any-goods = Будь-які товари на Малому Базарі
istanbul-example-any-goods-1 = На тайлі Попиту немає тканин, а у вас лише тканини. Зіграйте карту «Будь-які товари на Малому Базарі».
istanbul-example-any-goods-2 = Тепер можна продати що завгодно, від одного до п’яти товарів. Продайте обидва.
istanbul-example-any-goods-3 = Це все.
istanbul-example-any-goods-4 = Два товари приносять { $lira-more } лір. Тайл іде під низ стосу, як після кожного продажу.

istanbul-example-police-station = Родич іде у справах
istanbul-example-police-station-1 = Ваш родич чекає в Поліції, куди ви щойно прийшли. Відправте його на Склад спецій: там стоять купець Синього й Губернатор.
istanbul-example-police-station-2 = Він використовує Місце для вас, без помічника й нікому не платячи.
istanbul-example-police-station-3 = У візку { $spice } спеції, і досі { $lira } ліри. Синій нічого не отримав, а Губернатором звідси скористатися не можна.

istanbul-example-palace = Рубін від Султана
istanbul-example-palace-1 = Палац Султана вимагає { $price } товарів: дві прикраси, дві тканини, спеції, фрукт і один будь-який. Віддайте за нього другий фрукт.
istanbul-example-palace-2 = У вас { $rubies } рубіни. На звільненій клітинці видно ще один товар: наступний рубін коштує { $price }, тепер із двома спеціями.

istanbul-example-great-mosque = Тайл Великої Мечеті
istanbul-example-great-mosque-1 = Верхній синій тайл вимагає { $needs } прикраси, і ви маєте { $blue }. Візьміть його. Для жовтого у вас немає фруктів.
istanbul-example-great-mosque-2 = Ціною була одна прикраса, { $blue } лишилися. Синій тайл привів у стос п’ятого помічника, а наступний вимагає вже { $needs }.

istanbul-example-gemstone-dealer = Ювелір піднімає ціну
istanbul-example-gemstone-dealer-1 = Найбільше число без рубіна — { $price }; ви маєте { $lira } ліри. Купуйте.
istanbul-example-gemstone-dealer-2 = У вас { $rubies } рубіни та { $lira } лір. Наступний рубін коштує { $price }.

istanbul-example-green-tile = Зелений тайл на складі
istanbul-example-green-tile-1 = Ви маєте зелений тайл Мечеті. Завантажте тканини.
istanbul-example-green-tile-2 = За ліри зелений тайл дає ще один товар будь-якого виду. Візьміть прикрасу.
istanbul-example-green-tile-3 = Це коштувало { $lira-less } ліри: прикраса без Чорного ринку.

istanbul-example-family-caught = Родича впіймано
istanbul-example-family-caught-1 = На Складі тканин, де ви щойно вантажилися, стоїть родич Синього. Його треба впіймати.
istanbul-example-family-caught-2 = Він повертається до Поліції. Винагорода — карта Бонуса або гроші: візьміть гроші.
istanbul-example-family-caught-3 = { $lira-more } ліри ваші.

istanbul-example-governor = Ціна Губернатора
istanbul-example-governor-1 = Тут стоїть Губернатор. Він дає карту Бонуса, і ви бачите її до сплати.
istanbul-example-governor-2 = Йому потрібні ліри або карта. Віддайте «1 товар»; можна було б віддати й щойно взяту.
istanbul-example-governor-3 = { $lira } ліри досі ваші. Два кубики, 2 і 3, відправляють Губернатора на Поштамт.

istanbul-example-smuggler = Ціна Контрабандиста
istanbul-example-smuggler-1 = На Складі тканин стоїть Контрабандист. У нього є будь-який товар: візьміть прикрасу.
istanbul-example-smuggler-2 = Йому потрібні ліри або будь-який товар. Віддайте одну з { $fabric } тканин.
istanbul-example-smuggler-3 = Тканина стала прикрасою, і ви досі маєте { $lira } ліри. Кубики відправляють його до Караван-сараю.

istanbul-example-far = Три або чотири кроки
istanbul-example-far-1 = До Ювеліра три кроки: задалеко для купця. Ви маєте карту «Переміщення на 3 або 4 кроки»: зіграйте її.
istanbul-example-far-2 = Тепер треба пройти три або чотири кроки; Чайхана заблизько.
istanbul-example-far-3 = Ви на місці, і хід триває, як завжди: спершу помічник.

istanbul-example-repeat = Ще раз, якщо вистачить грошей
istanbul-example-repeat-1 = Ви маєте карту «Ювелір ще раз» і { $lira } лір. Купіть рубін за { $price }.
istanbul-example-repeat-2 = З картою можна було б купити ще один, але наступний рубін коштує { $price }, а лишилося { $lira } лір. Чого не можна оплатити, того не можна й повторити.
istanbul-example-repeat-3 = Карта лишається у руці.

istanbul-example-last-round = П’ятий рубін
istanbul-example-last-round-1 = У вас { $rubies } рубіни й гроші ще на один. Купіть його й закінчіть хід.
istanbul-example-last-round-2 = { $rubies } рубінів: це останній раунд. Його почав Зелений, тож хід лишився тільки в Синього.
istanbul-example-last-round-3 = Після останнього ходу всі ще можуть зіграти карти, що дають ліри або товари. Перемагає той, у кого більше рубінів.

istanbul-example-caravansary-coffee = Кава в Караван-сараї
istanbul-example-caravansary-coffee-1 = У грі з «Мокою та Бакшишем» Караван-сарай дає й каву. Візьміть дві карти з колоди.
istanbul-example-caravansary-coffee-2 = У вас { $coffee } кава і { $cards } карти. Скиньте одну.
istanbul-example-caravansary-coffee-3 = Кава лежить поруч із візком і місця в ньому не займає; її може бути скільки завгодно.

istanbul-example-roasting-plant = Три способи обсмажування
istanbul-example-roasting-plant-1 = В Обсмажувальному цеху ви маєте ліри, спеції та карту; кожен спосіб годиться один раз. Спершу заплатіть ліри.
istanbul-example-roasting-plant-2 = Кави: { $coffee }. Тепер віддайте спеції.
istanbul-example-roasting-plant-3 = Кави: { $coffee }. А тепер карту.
istanbul-example-roasting-plant-4 = Кожен спосіб дав по { $coffee-more } кави, разом { $coffee }. Сама кава товаром тут не вважається.

istanbul-example-guild-hall = Дві карти Гільдії, і одна йде
istanbul-example-guild-hall-1 = У Гільдії ви берете каву й дві карти Гільдії.
istanbul-example-guild-hall-2 = У вас дві: «4 ліри й 4 товари» та «5 кави». Одну треба скинути, нову або стару.
istanbul-example-guild-hall-3 = «5 кави» лишається у вас потай від інших. Її можна зіграти замість ходу.

istanbul-example-guild-turn = Карта Гільдії — це цілий хід
istanbul-example-guild-turn-1 = Замість переміщення можна зіграти карту Гільдії. Карта Малого Базару вимагає прикрасу, тканину й спеції, яких у вас немає; зіграйте «5 кави».
istanbul-example-guild-turn-2 = Тепер у вас { $coffee } кави, а купець не зрушив з місця: ні помічника, ні плати, ні зустрічей.

istanbul-example-coffee-trader = Торговець кавою
istanbul-example-coffee-trader-1 = На Складі спецій стоїть Торговець кавою. Скористайтеся: він дає каву.
istanbul-example-coffee-trader-2 = Він бере ліри або будь-який товар, але не каву. Віддайте спеції.
istanbul-example-coffee-trader-3 = Кави: { $coffee }, і досі { $lira } ліри. Кубики відправляють його на Склад фруктів.

istanbul-example-tavern-tile = Тайл Таверни
istanbul-example-tavern-tile-1 = Кави у вас { $coffee }. На Бар’єр цього мало, але на перший тайл стосу вистачить: візьміть тайл Переміщення.
istanbul-example-tavern-tile-2 = Тепер купець може йти по прямій як завгодно далеко. Чайхана в тому самому ряду, за три Місця звідси: ідіть туди наступного ходу.
istanbul-example-tavern-tile-3 = Без тайла на це пішло б два ходи.

istanbul-example-barrier = Бар’єр
istanbul-example-barrier-1 = Кави у вас { $coffee }. Покладіть Бар’єр між Фонтаном і Караван-сараєм.
istanbul-example-barrier-2 = За нього заплачено кавою, і тепер він ваш. Використайте звідси одне з двох Місць: Караван-сарай. Потім закінчіть хід.
istanbul-example-barrier-3 = Синій стоїть біля Фонтану. Крізь Бар’єр ніхто, крім вас, не пройде, тож сусідній Караван-сарай недосяжний. Синій іде до Поліції.
istanbul-example-barrier-4 = Крізь Бар’єр діють без помічника й нікому не платять. Він лежить там, доки його не перекладуть.

istanbul-example-baksheesh = Бакшиш
istanbul-example-baksheesh-1 = У вас { $coffee } кави та { $fruit } фрукти: на бакшиш вистачить. Заплатіть.
istanbul-example-baksheesh-2 = За це можна вибрати рубін: з Палацу, в Ювеліра або з Кав’ярні. Візьміть рубін Ювеліра.
istanbul-example-baksheesh-3 = Ціни Ювеліра ви не платили, але наступний рубін у нього коштує { $price }. А наступний бакшиш платять спеціями.

istanbul-example-coffee-house = Рубін за каву
istanbul-example-coffee-house-1 = Кав’ярня вимагає { $price } кави, і ви маєте { $coffee }. Платіть.
istanbul-example-coffee-house-2 = Рубін ваш. Наступний коштує { $price } кави.

istanbul-example-guild-tea-house = Карта Гільдії для Чайхани
istanbul-example-guild-tea-house-1 = Ви граєте карту Гільдії для Чайхани: вона платить удвічі. Назвіть 9; на кубиках 2 і 5.
istanbul-example-guild-tea-house-2 = 7 замало, а червоний тайл із картою Гільдії не допомагає. Але ви маєте карту «Перегорнути кубик на 6»: перегорніть двійку.
istanbul-example-guild-tea-house-3 = 6 і 5 — це 11: двічі по 9, { $lira-more } лір.

istanbul-example-any-action = Дія будь-якого Місця
istanbul-example-any-action-1 = Родич стоїть на Складі фруктів, купець — у Гільдії. Зіграйте карту Гільдії для будь-якого Місця.
istanbul-example-any-action-2 = Виберіть далекий Склад тканин. Кав’ярню не можна: вам нема чим платити.
istanbul-example-any-action-3 = Візок повний тканин, купець не зрушив з місця, а родич за цією ж картою повернувся до Поліції.

istanbul-example-embassy = Листи та їхні адресати
istanbul-example-embassy-1 = Посольство дає два листи. Візьміть їх.
istanbul-example-embassy-2 = Один був до Посольства, де ви стоїте: його одразу доставлено, і він рахується за 2 печатки. Інший рахується за 1 і йде на Склад фруктів. Закінчіть хід і наступного йдіть туди.
istanbul-example-embassy-3 = Щойно ваш купець, родич або компаньйон стоїть у потрібному Місці, листа доставлено. У вас { $seals } печатки.

istanbul-example-courier = Кур’єр
istanbul-example-courier-1 = На Складі спецій стоїть Кур’єр. Скористайтеся: ви берете листа.
istanbul-example-courier-2 = Спершу ви бачите його: він на Великий Базар. Ціна — ліри або лист. Заплатіть ліри.
istanbul-example-courier-3 = Лист рахується за { $seals } печатку й коштував { $lira-less } ліри. Кубики відправляють Кур’єра на Чорний ринок.

istanbul-example-companion = Компаньйон
istanbul-example-companion-1 = Біля Фонтану можна взяти компаньйона. Візьміть його, а помічника лишіть, де він є.
istanbul-example-companion-2 = Закінчіть хід. На початку наступного ви ставите компаньйона до свого купця.
istanbul-example-companion-3 = Тепер діє купець або компаньйон. Компаньйон проходить рівно одне Місце: до Посольства.
istanbul-example-companion-4 = Помічник йому не потрібен: { $stack } досі з купцем, який не зрушив з місця. Посольство дало два листи.

istanbul-example-kiosk = Тайли для всіх
istanbul-example-kiosk-1 = Кіоск дає листа. Потім відкривають на один тайл більше, ніж гравців.
istanbul-example-kiosk-2 = Ви вибираєте першим: візьміть прикрасу.
istanbul-example-kiosk-3 = Потім вибирають інші: Синій — дві тканини, Зелений — дві ліри.
istanbul-example-kiosk-4 = Один тайл лишився, і він теж ваш: тканина й ліра.
istanbul-example-kiosk-5 = Ви використали два тайли, інші по одному. Усі вони йдуть у скид.

istanbul-example-auction = Аукціон
istanbul-example-auction-1 = В Аукціонному домі ви берете товар і відкриваєте торги за дві карти Бонусів з 1 ліри.
istanbul-example-auction-2 = Синій пропонує 2, Зелений пасує. У вас лише { $lira } ліри, підняти ціну нема чим.
istanbul-example-auction-3 = Синій бере дві карти й платить вам: тепер у вас { $lira } ліри. Якби виграли ви, гроші пішли б до загального запасу.

istanbul-example-secret-society = Рубін за шість печаток
istanbul-example-secret-society-1 = У вас { $seals } печаток. Таємному товариству потрібно шість: віддайте три доставлені листи.
istanbul-example-secret-society-2 = Тепер виберіть: візьміть рубін Палацу Султана.
istanbul-example-secret-society-3 = Товарами ви за нього не платили, але наступний там коштує { $price }. А хто приходить першим, отримує й гроші: { $lira-more } ліри.

istanbul-example-double-turn = Ще один хід за три печатки
istanbul-example-double-turn-1 = Один із листів — на Склад фруктів. Ідіть туди, завантажтеся й закінчіть хід.
istanbul-example-double-turn-2 = Листа доставлено: { $seals } печатки. За три купують другий хід. Віддайте обидва листи; усе понад три пропадає.
istanbul-example-double-turn-3 = Знову ваш хід, повний. За раунд можна купити лише один такий.

istanbul-example-to-merchant = До іншого купця
istanbul-example-to-merchant-1 = Купець Синього стоїть у Чайхані, на іншому кінці базару. Зіграйте «До іншого купця» й залиште там помічника.
istanbul-example-to-merchant-2 = Синьому цього разу не платять. Назвіть 5; на кубиках 3 і 4.
istanbul-example-to-merchant-3 = { $lira-more } лір, і довгий шлях позаду.

istanbul-example-family-walk = Родич іде сам
istanbul-example-family-walk-1 = Ваш родич стоїть на Складі фруктів. Ви маєте карту, з якою замість вашого ходу йде він: зіграйте її.
istanbul-example-family-walk-2 = На одне Місце і не до Поліції: до Чайхани.
istanbul-example-family-walk-3 = Там він виконує дію. Назвіть 7; на кубиках 6 і 2.
istanbul-example-family-walk-4 = { $lira-more } лір. Купець стояв на місці, і це був увесь хід.

istanbul-example-encounter-tile = Платити не треба
istanbul-example-encounter-tile-1 = Ви маєте тайл Зустрічі з Таверни. Кур’єр стоїть на Поштамті: ідіть туди й візьміть пошту.
istanbul-example-encounter-tile-2 = Скористайтеся Кур’єром: із тайлом і він нічого не вимагає.
istanbul-example-encounter-tile-3 = Лист ваш, і досі { $lira } ліри. Кубики, як завжди, відправляють його далі — до Караван-сараю.

istanbul-example-catacombs = Крізь Катакомби
istanbul-example-catacombs-1 = Катакомби дають товар або каву. Візьміть каву.
istanbul-example-catacombs-2 = Потім купець виходить де завгодно. Виберіть Ювеліра.
istanbul-example-catacombs-3 = Там він цього ходу нічого не робить: ні дії, ні плати, ні зустрічей. Залишений помічник лежить у Катакомбах.

istanbul-example-companion-and-guild = Спершу компаньйон, потім карта Гільдії
istanbul-example-companion-and-guild-1 = Компаньйон напоготові, і ви маєте карту Гільдії. Хід починається: поставте його на поле.
istanbul-example-companion-and-guild-2 = Це ще не хід. Зіграйте «5 кави».
istanbul-example-companion-and-guild-3 = Компаньйон стоїть біля Фонтану, у вас { $coffee } кави, і ніхто не зрушив з місця.

istanbul-example-society-and-coffee-house = Таємне товариство і Кав’ярня
istanbul-example-society-and-coffee-house-1 = У вас { $seals } печаток. Віддайте Таємному товариству три доставлені листи.
istanbul-example-society-and-coffee-house-2 = У «Гранд Базарі» рубін можна взяти й з Кав’ярні. Візьміть його.
istanbul-example-society-and-coffee-house-3 = Кави ви не платили, але наступний рубін у Кав’ярні коштує { $price }.
