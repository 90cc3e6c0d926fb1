# Что рассказывают примеры; числа берутся из их позиций.

istanbul-example-two-steps = Один или два шага
istanbul-example-two-steps-1 = Ваш купец стоит у Фонтана на { $stack } помощниках. До Чайханы два шага: идите туда. До Торговца самоцветами слишком далеко, а оставаться на месте нельзя.
istanbul-example-two-steps-2 = Чтобы использовать место, оставьте там помощника или подберите своего.
istanbul-example-two-steps-3 = Теперь Чайхана в вашем распоряжении. В стопке осталось { $stack } помощника.

istanbul-example-pick-up = Как подобрать помощника
istanbul-example-pick-up-1 = Двое ваших помощников лежат на базаре: на Складе тканей и на Складе специй. Вернитесь на Склад тканей.
istanbul-example-pick-up-2 = Здесь уже лежит ваш помощник, второго оставить нельзя: подберите этого.
istanbul-example-pick-up-3 = Местом можно пользоваться точно так же, а помощников у вас снова { $stack }.

istanbul-example-empty-stack = Ни одного помощника
istanbul-example-empty-stack-1 = Все помощники лежат на базаре, стопка пуста. Идти всё равно нужно, например к Тележному мастеру.
istanbul-example-empty-stack-2 = Вашего помощника здесь нет, и оставить некого. Ход сразу заканчивается.
istanbul-example-empty-stack-3 = Ходит Синий. У Фонтана вы вернули бы помощников.

istanbul-example-fountain = У Фонтана
istanbul-example-fountain-1 = Двое ваших помощников лежат на базаре. У Фонтана стоят другие купцы; всё равно идите туда.
istanbul-example-fountain-2 = У Фонтана никто ничего не платит и никого не оставляет. Верните всех помощников.
istanbul-example-fountain-3 = В стопке снова { $stack } помощника, и у вас по-прежнему { $lira } лиры.

istanbul-example-two-merchants = Плата двум купцам
istanbul-example-two-merchants-1 = На Складе специй стоят купцы Зелёного и Жёлтого. У вас { $lira } лир: идите туда и оставьте помощника.
istanbul-example-two-merchants-2 = Кто встречает других купцов, платит каждому, иначе ход заканчивается. Заплатите.
istanbul-example-two-merchants-3 = Это стоило { $lira-less } лиры; Зелёный и Жёлтый получили по { $green-more }. Теперь загрузите товар.
istanbul-example-two-merchants-4 = Телега полна специй, будто там никого и не было.

istanbul-example-cannot-pay = Всё или ничего
istanbul-example-cannot-pay-1 = На Складе специй стоят два купца, а у вас только { $lira } лиры. Идти туда всё равно можно.
istanbul-example-cannot-pay-2 = Платят обоим или никому: денег не хватает. Ход заканчивается.
istanbul-example-cannot-pay-3 = Никто ничего не получил, { $lira } лиры остались у вас. Но помощник останется там, где вы его положили.

istanbul-example-neutral-merchant = Нейтральный купец
istanbul-example-neutral-merchant-1 = В игре вдвоём на базаре стоят нейтральные купцы. Один — в Малой мечети: идите туда.
istanbul-example-neutral-merchant-2 = Ему платят как всем, но в банк. Затем два кубика решают, куда он пойдёт.
istanbul-example-neutral-merchant-3 = Выпало 2 и 3, и теперь он стоит на Почтамте. Вам это стоило { $lira-less } лиры.

istanbul-example-wainwright = Третье расширение
istanbul-example-wainwright-1 = У вас два расширения: в телегу входит по { $capacity } товара каждого вида. На { $lira } лиры можно купить третье.
istanbul-example-wainwright-2 = Оно стоило { $lira-less } лир. Теперь в телегу входит по { $capacity } товаров каждого вида, а третье расширение сразу принесло рубин.

istanbul-example-warehouse = Погрузка на складе
istanbul-example-warehouse-1 = В телеге одна ткань, а входит по { $capacity } товара каждого вида. Загрузите.
istanbul-example-warehouse-2 = Склад наполняет телегу доверху: тканей теперь { $fabric }. Больше, чем входит, не грузят никогда.

istanbul-example-post-office = Что приносит почта
istanbul-example-post-office-1 = Синий уже сдвинул вниз две фишки почты. Идите на Почтамт.
istanbul-example-post-office-2 = Вы получаете всё, что не закрыто фишками: лиры и товары.
istanbul-example-post-office-3 = { $lira-more } лиры, ткань и фрукт. Затем вниз сдвигается следующая фишка, и следующий гость получит другое.

istanbul-example-caravansary = Две карты из двух мест
istanbul-example-caravansary-1 = На стопке сброса лежит «5 лир»: эту карту сыграл Синий. Возьмите первую карту оттуда.
istanbul-example-caravansary-2 = Только теперь, с первой картой в руке, вы решаете, откуда взять вторую. Возьмите её из колоды.
istanbul-example-caravansary-3 = Из { $cards } карт в руке одну нужно сбросить, старую или новую.
istanbul-example-caravansary-4 = На стопке сброса лежит «1 товар» для следующего гостя. У вас остаётся { $cards } карты.

istanbul-example-black-market = Красный жетон на Чёрном рынке
istanbul-example-black-market-1 = У вас красный жетон мечети. Сначала бросьте кубики, а товар выберите потом.
istanbul-example-black-market-2 = 2 и 5 — это 7, одно украшение. Но красный жетон поворачивает кубик на 4: поверните двойку.
istanbul-example-black-market-3 = 4 и 5 — это 9: { $blue } украшения. Теперь выберите ткань, специю или фрукт.
istanbul-example-black-market-4 = { $blue } украшения и специя за одно действие.

istanbul-example-tea-house = Чайхана платит названное или мало
istanbul-example-tea-house-1 = Назовите число от 3 до 12. Чем оно больше, тем больше выигрыш, если повезёт. Скажите 8.
istanbul-example-tea-house-2 = Теперь бросают кубики.
istanbul-example-tea-house-3 = 3 и 4 — это 7, меньше восьми: всего { $lira-more } лиры. При 8 и больше вы получили бы названное.

istanbul-example-roll-again = Красный жетон в Чайхане
istanbul-example-roll-again-1 = У вас красный жетон мечети. Назовите 9; на кубиках 1 и 2.
istanbul-example-roll-again-2 = Поворота кубика на 4 не хватит. Бросьте оба ещё раз: новый бросок действителен, что бы ни выпало.
istanbul-example-roll-again-3 = 6 и 4 — это 10: { $lira-more } лир.

istanbul-example-small-market = Четыре товара на Малом рынке
istanbul-example-small-market-1 = Жетон спроса требует ткань, специю, два фрукта и украшение, которого у вас нет. Продайте четыре товара.
istanbul-example-small-market-2 = Больше вы не продаёте. Важно, сколько товаров, а не какие они.
istanbul-example-small-market-3 = Четыре товара приносят { $lira-more } лир. Жетон уходит под низ своей стопки, и рынку нужно уже другое.

istanbul-example-any-goods = Любые товары на Малом рынке
istanbul-example-any-goods-1 = На жетоне спроса нет тканей, а у вас только ткани. Сыграйте карту «Любые товары на Малом рынке».
istanbul-example-any-goods-2 = Теперь можно продать что угодно, от одного до пяти товаров. Продайте оба.
istanbul-example-any-goods-3 = Это всё.
istanbul-example-any-goods-4 = Два товара приносят { $lira-more } лир. Жетон уходит под низ стопки, как после любой продажи.

istanbul-example-police-station = Родственник идёт по делам
istanbul-example-police-station-1 = Ваш родственник ждёт в Полицейском участке, куда вы только что пришли. Отправьте его на Склад специй: там стоят купец Синего и Управляющий.
istanbul-example-police-station-2 = Он использует место для вас, без помощника и никому не платя.
istanbul-example-police-station-3 = В телеге { $spice } специи, и по-прежнему { $lira } лиры. Синий ничего не получил, а Управляющим отсюда воспользоваться нельзя.

istanbul-example-palace = Рубин от султана
istanbul-example-palace-1 = Дворец султана требует { $price } товаров: два украшения, две ткани, специю, фрукт и один любой. Отдайте за него второй фрукт.
istanbul-example-palace-2 = У вас { $rubies } рубина. На освободившейся клетке виден ещё один товар: следующий рубин стоит { $price }, теперь с двумя специями.

istanbul-example-great-mosque = Жетон Большой мечети
istanbul-example-great-mosque-1 = Верхний синий жетон требует { $needs } украшения, и у вас их { $blue }. Возьмите его. Для жёлтого у вас нет фруктов.
istanbul-example-great-mosque-2 = Ценой было одно украшение, { $blue } остались. Синий жетон привёл в стопку пятого помощника, а следующий требует уже { $needs }.

istanbul-example-gemstone-dealer = Торговец поднимает цену
istanbul-example-gemstone-dealer-1 = Наибольшее число без рубина — { $price }; у вас { $lira } лиры. Покупайте.
istanbul-example-gemstone-dealer-2 = У вас { $rubies } рубина и { $lira } лир. Следующий рубин стоит { $price }.

istanbul-example-green-tile = Зелёный жетон на складе
istanbul-example-green-tile-1 = У вас зелёный жетон мечети. Загрузите ткани.
istanbul-example-green-tile-2 = За лиры зелёный жетон даёт ещё один товар любого вида. Возьмите украшение.
istanbul-example-green-tile-3 = Это стоило { $lira-less } лиры: украшение без Чёрного рынка.

istanbul-example-family-caught = Родственник пойман
istanbul-example-family-caught-1 = На Складе тканей, где вы только что грузились, стоит родственник Синего. Его нужно поймать.
istanbul-example-family-caught-2 = Он возвращается в Полицейский участок. Награда — карта бонуса или деньги: возьмите деньги.
istanbul-example-family-caught-3 = { $lira-more } лиры ваши.

istanbul-example-governor = Цена Управляющего
istanbul-example-governor-1 = Здесь стоит Управляющий. Он даёт карту бонуса, и вы видите её до оплаты.
istanbul-example-governor-2 = Ему нужны лиры или карта. Отдайте «1 товар»; можно было бы отдать и только что взятую.
istanbul-example-governor-3 = { $lira } лиры по-прежнему ваши. Два кубика, 2 и 3, отправляют Управляющего на Почтамт.

istanbul-example-smuggler = Цена Контрабандиста
istanbul-example-smuggler-1 = На Складе тканей стоит Контрабандист. У него есть любой товар: возьмите украшение.
istanbul-example-smuggler-2 = Ему нужны лиры или любой товар. Отдайте одну из { $fabric } тканей.
istanbul-example-smuggler-3 = Ткань превратилась в украшение, и у вас всё ещё { $lira } лиры. Кубики отправляют его в Караван-сарай.

istanbul-example-far = Три или четыре шага
istanbul-example-far-1 = До Торговца самоцветами три шага: слишком далеко для купца. У вас карта «Движение на 3 или 4 шага»: сыграйте её.
istanbul-example-far-2 = Теперь нужно пройти три или четыре шага; Чайхана слишком близко.
istanbul-example-far-3 = Вы на месте, и ход идёт как обычно: сначала помощник.

istanbul-example-repeat = Ещё раз, если хватит денег
istanbul-example-repeat-1 = У вас карта «Торговец самоцветами ещё раз» и { $lira } лир. Купите рубин за { $price }.
istanbul-example-repeat-2 = С картой можно было бы купить ещё один, но следующий рубин стоит { $price }, а осталось { $lira } лир. Что нельзя оплатить, нельзя и повторить.
istanbul-example-repeat-3 = Карта остаётся в руке.

istanbul-example-last-round = Пятый рубин
istanbul-example-last-round-1 = У вас { $rubies } рубина и деньги ещё на один. Купите его и закончите ход.
istanbul-example-last-round-2 = { $rubies } рубинов: это последний раунд. Его начал Зелёный, поэтому ход остался только у Синего.
istanbul-example-last-round-3 = После последнего хода все ещё могут сыграть карты, дающие лиры или товары. Побеждает тот, у кого больше рубинов.

istanbul-example-caravansary-coffee = Кофе в Караван-сарае
istanbul-example-caravansary-coffee-1 = В игре с «Мокко и бакшишем» Караван-сарай даёт и кофе. Возьмите две карты из колоды.
istanbul-example-caravansary-coffee-2 = У вас { $coffee } кофе и { $cards } карты. Сбросьте одну.
istanbul-example-caravansary-coffee-3 = Кофе лежит рядом с телегой и места в ней не занимает; его может быть сколько угодно.

istanbul-example-roasting-plant = Три способа обжарки
istanbul-example-roasting-plant-1 = В Обжарочном цехе у вас есть лиры, специи и карта; каждый способ годится один раз. Сначала заплатите лиры.
istanbul-example-roasting-plant-2 = Кофе: { $coffee }. Теперь отдайте специю.
istanbul-example-roasting-plant-3 = Кофе: { $coffee }. А теперь карту.
istanbul-example-roasting-plant-4 = Каждый способ дал по { $coffee-more } кофе, всего { $coffee }. Сам кофе товаром здесь не считается.

istanbul-example-guild-hall = Две карты гильдии, и одна уходит
istanbul-example-guild-hall-1 = В Гильдии вы берёте кофе и две карты гильдии.
istanbul-example-guild-hall-2 = У вас две: «4 лиры и 4 товара» и «5 кофе». Одну нужно сбросить, новую или старую.
istanbul-example-guild-hall-3 = «5 кофе» остаётся у вас втайне от других. Её можно сыграть вместо хода.

istanbul-example-guild-turn = Карта гильдии — это целый ход
istanbul-example-guild-turn-1 = Вместо движения можно сыграть карту гильдии. Карта Малого рынка требует украшение, ткань и специю, которых у вас нет; сыграйте «5 кофе».
istanbul-example-guild-turn-2 = Теперь у вас { $coffee } кофе, а купец не сдвинулся: ни помощника, ни платы, ни встреч.

istanbul-example-coffee-trader = Торговец кофе
istanbul-example-coffee-trader-1 = На Складе специй стоит Торговец кофе. Воспользуйтесь: он даёт кофе.
istanbul-example-coffee-trader-2 = Он берёт лиры или любой товар, но не кофе. Отдайте специю.
istanbul-example-coffee-trader-3 = { $coffee } кофе, и по-прежнему { $lira } лиры. Кубики отправляют его на Склад фруктов.

istanbul-example-tavern-tile = Жетон Таверны
istanbul-example-tavern-tile-1 = У вас { $coffee } кофе. На барьер этого мало, но на первый жетон стопки хватит: возьмите жетон движения.
istanbul-example-tavern-tile-2 = Теперь купец может идти по прямой сколько угодно. Чайхана в том же ряду, в трёх местах отсюда: идите туда в следующий ход.
istanbul-example-tavern-tile-3 = Без жетона на это ушло бы два хода.

istanbul-example-barrier = Барьер
istanbul-example-barrier-1 = У вас { $coffee } кофе. Положите барьер между Фонтаном и Караван-сараем.
istanbul-example-barrier-2 = За него заплачено кофе, и теперь он ваш. Используйте отсюда одно из двух мест: Караван-сарай. Потом закончите ход.
istanbul-example-barrier-3 = Синий стоит у Фонтана. Через барьер никто, кроме вас, не пройдёт, и соседний Караван-сарай недоступен. Синий идёт в Полицейский участок.
istanbul-example-barrier-4 = Через барьер действуют без помощника и никому не платят. Он лежит там, пока его не переложат.

istanbul-example-baksheesh = Бакшиш
istanbul-example-baksheesh-1 = У вас { $coffee } кофе и { $fruit } фрукта: на бакшиш хватит. Заплатите.
istanbul-example-baksheesh-2 = За это можно выбрать рубин: из дворца, у торговца или из Кофейни. Возьмите рубин Торговца самоцветами.
istanbul-example-baksheesh-3 = Цену торговца вы не платили, но следующий рубин у него стоит { $price }. А следующий бакшиш платят специями.

istanbul-example-coffee-house = Рубин за кофе
istanbul-example-coffee-house-1 = Кофейня требует { $price } кофе, и у вас { $coffee }. Платите.
istanbul-example-coffee-house-2 = Рубин ваш. Следующий стоит { $price } кофе.

istanbul-example-guild-tea-house = Карта гильдии для Чайханы
istanbul-example-guild-tea-house-1 = Вы играете карту гильдии для Чайханы: она платит вдвое. Назовите 9; на кубиках 2 и 5.
istanbul-example-guild-tea-house-2 = 7 мало, а красный жетон с картой гильдии не помогает. Но у вас карта «Повернуть кубик на 6»: поверните двойку.
istanbul-example-guild-tea-house-3 = 6 и 5 — это 11: дважды по 9, { $lira-more } лир.

istanbul-example-any-action = Действие любого места
istanbul-example-any-action-1 = Родственник стоит на Складе фруктов, купец — в Гильдии. Сыграйте карту гильдии для любого места.
istanbul-example-any-action-2 = Выберите далёкий Склад тканей. Кофейню нельзя: вам нечем платить.
istanbul-example-any-action-3 = Телега полна тканей, купец не сдвинулся, а родственник по этой же карте вернулся в Полицейский участок.

istanbul-example-embassy = Письма и их адресаты
istanbul-example-embassy-1 = Посольство даёт два письма. Возьмите их.
istanbul-example-embassy-2 = Одно было в Посольство, где вы стоите: оно сразу доставлено и считается за 2 печати. Другое считается за 1 и идёт на Склад фруктов. Закончите ход и в следующий идите туда.
istanbul-example-embassy-3 = Как только ваш купец, родственник или компаньон стоит в нужном месте, письмо доставлено. У вас { $seals } печати.

istanbul-example-courier = Курьер
istanbul-example-courier-1 = На Складе специй стоит Курьер. Воспользуйтесь: вы берёте письмо.
istanbul-example-courier-2 = Сначала вы видите его: оно на Большой рынок. Цена — лиры или письмо. Заплатите лиры.
istanbul-example-courier-3 = Письмо считается за { $seals } печать и стоило { $lira-less } лиры. Кубики отправляют Курьера на Чёрный рынок.

istanbul-example-companion = Компаньон
istanbul-example-companion-1 = У Фонтана можно взять компаньона. Возьмите его, а помощника оставьте, где он есть.
istanbul-example-companion-2 = Закончите ход. В начале следующего вы ставите компаньона к своему купцу.
istanbul-example-companion-3 = Теперь действует купец или компаньон. Компаньон проходит ровно одно место: в Посольство.
istanbul-example-companion-4 = Помощник ему не нужен: { $stack } по-прежнему с купцом, который не сдвинулся. Посольство дало два письма.

istanbul-example-kiosk = Жетоны для всех
istanbul-example-kiosk-1 = Киоск даёт письмо. Затем открывают на один жетон больше, чем игроков.
istanbul-example-kiosk-2 = Вы выбираете первым: возьмите украшение.
istanbul-example-kiosk-3 = Потом выбирают остальные: Синий — две ткани, Зелёный — две лиры.
istanbul-example-kiosk-4 = Один жетон остался, и он тоже ваш: ткань и лира.
istanbul-example-kiosk-5 = Вы использовали два жетона, остальные по одному. Все они сбрасываются.

istanbul-example-auction = Аукцион
istanbul-example-auction-1 = В Аукционном доме вы берёте товар и открываете торги за две карты бонусов с 1 лиры.
istanbul-example-auction-2 = Синий предлагает 2, Зелёный пасует. У вас всего { $lira } лиры, поднять цену нечем.
istanbul-example-auction-3 = Синий берёт две карты и платит вам: теперь у вас { $lira } лиры. Выиграй вы, деньги ушли бы в банк.

istanbul-example-secret-society = Рубин за шесть печатей
istanbul-example-secret-society-1 = У вас { $seals } печатей. Тайному обществу нужно шесть: отдайте три доставленных письма.
istanbul-example-secret-society-2 = Теперь выберите: возьмите рубин Дворца султана.
istanbul-example-secret-society-3 = Товарами вы за него не платили, но следующий там стоит { $price }. А кто приходит первым, получает и деньги: { $lira-more } лиры.

istanbul-example-double-turn = Ещё один ход за три печати
istanbul-example-double-turn-1 = Одно из писем — на Склад фруктов. Идите туда, загрузитесь и закончите ход.
istanbul-example-double-turn-2 = Письмо доставлено: { $seals } печати. За три покупают второй ход. Отдайте оба письма; всё сверх трёх пропадает.
istanbul-example-double-turn-3 = Снова ваш ход, полный. За раунд можно купить только один такой.

istanbul-example-to-merchant = К другому купцу
istanbul-example-to-merchant-1 = Купец Синего стоит в Чайхане, на другом конце базара. Сыграйте «К другому купцу» и оставьте там помощника.
istanbul-example-to-merchant-2 = Синему на этот раз не платят. Назовите 5; на кубиках 3 и 4.
istanbul-example-to-merchant-3 = { $lira-more } лир, и долгий путь позади.

istanbul-example-family-walk = Родственник гуляет сам
istanbul-example-family-walk-1 = Ваш родственник стоит на Складе фруктов. У вас карта, с которой вместо вашего хода идёт он: сыграйте её.
istanbul-example-family-walk-2 = На одно место и не в Полицейский участок: в Чайхану.
istanbul-example-family-walk-3 = Там он выполняет действие. Назовите 7; на кубиках 6 и 2.
istanbul-example-family-walk-4 = { $lira-more } лир. Купец стоял на месте, и это был весь ход.

istanbul-example-encounter-tile = Платить не нужно
istanbul-example-encounter-tile-1 = У вас жетон встречи из Таверны. Курьер стоит на Почтамте: идите туда и возьмите почту.
istanbul-example-encounter-tile-2 = Воспользуйтесь Курьером: с жетоном и он ничего не требует.
istanbul-example-encounter-tile-3 = Письмо ваше, и по-прежнему { $lira } лиры. Кубики, как всегда, отправляют его дальше — в Караван-сарай.

istanbul-example-catacombs = Через Катакомбы
istanbul-example-catacombs-1 = Катакомбы дают товар или кофе. Возьмите кофе.
istanbul-example-catacombs-2 = Затем купец выходит где угодно. Выберите Торговца самоцветами.
istanbul-example-catacombs-3 = Там он в этот ход ничего не делает: ни действия, ни платы, ни встреч. Оставленный помощник лежит в Катакомбах.

istanbul-example-companion-and-guild = Сначала компаньон, потом карта гильдии
istanbul-example-companion-and-guild-1 = Компаньон под рукой, и у вас карта гильдии. Ход начинается: поставьте его на поле.
istanbul-example-companion-and-guild-2 = Это ещё не ход. Сыграйте «5 кофе».
istanbul-example-companion-and-guild-3 = Компаньон стоит у Фонтана, у вас { $coffee } кофе, и никто не сдвинулся.

istanbul-example-society-and-coffee-house = Тайное общество и Кофейня
istanbul-example-society-and-coffee-house-1 = У вас { $seals } печатей. Отдайте Тайному обществу три доставленных письма.
istanbul-example-society-and-coffee-house-2 = В «Большом базаре» рубин можно взять и из Кофейни. Возьмите его.
istanbul-example-society-and-coffee-house-3 = Кофе вы не платили, но следующий рубин в Кофейне стоит { $price }.
