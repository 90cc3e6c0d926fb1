# Що розповідають приклади; числа беруться з їхніх позицій.

yspahan-example-tower = Вежа заповнюється
yspahan-example-tower-1 = Ви перший гравець, і золота у вас { $gold }. Додайте два жовті кубики й киньте.
yspahan-example-tower-2 = Найменше число лежить у ряду верблюдів, найбільше — у ряду золота, решта між ними знизу вгору; Вази порожні. Візьміть верблюдів: для вас жовтий кубик рахується.
yspahan-example-tower-3 = Верблюдів { $camels }. Жовтий кубик із ряду Мішків прибрано, і цього ряду більше ніхто не вибере.

yspahan-example-one-value = Дев’ять разів те саме
yspahan-example-one-value-1 = На всіх кубиках 4: усі лежать у ряду верблюдів. Візьміть їх.
yspahan-example-one-value-2 = Верблюдів { $camels }! Іншим нічого не лишилося. Синій може тільки взяти карту.
yspahan-example-one-value-3 = У Синього { $cards } карта. Будувати після цього все ще можна.

yspahan-example-placing = Почали — завершіть
yspahan-example-placing-1 = Синій почав жовтий базар Скринь, ви — синій. Викладіть там два товари.
yspahan-example-placing-2 = Жовтий належить Синьому, а рожевий не можна починати, доки не завершено синій. Тож перший товар завершує синій базар.
yspahan-example-placing-3 = Другий може почати новий базар: виберіть крамницю рожевого.
yspahan-example-placing-4 = Тепер на рожевому базарі ніхто, крім вас, товарів не викладе.

yspahan-example-reopened-souk = Базар знову відкрито
yspahan-example-reopened-souk-1 = Ваш синій базар Скринь був заповнений, але Наглядач відправив один товар до Каравану: { $points } очки. Викладіть у кварталі Скринь два товари.
yspahan-example-reopened-souk-2 = Базар знову не завершений і досі ваш, тож спершу заповнюють його. Потім можна почати рожевий.
yspahan-example-reopened-souk-3 = Знову заповнений, і на рожевому теж є товар.

yspahan-example-supervisor = Наглядач у дорозі
yspahan-example-supervisor-1 = Наглядач стоїть на { yspahan-square-w2 }, а ваші кубики показують 3. Відправте його в дорогу.
yspahan-example-supervisor-2 = Без золота він проходить рівно три кроки: до { yspahan-square-e1 }, { yspahan-square-n1 }, { yspahan-square-s1 } або { yspahan-square-w5 }. Кожен крок більше чи менше коштує золоту монету, у вас { $gold }; { yspahan-square-w7 } коштувала б дві. Відправте його на { yspahan-square-s1 }.
yspahan-example-supervisor-3 = Поруч із { yspahan-square-s1 } два товари, Зеленого й Синього. Ви вирішуєте, який вирушить до Каравану першим: товар Зеленого.
yspahan-example-supervisor-4 = Обидва власники одразу отримують очки: Зелений { $green }, Синій { $blue }. Золота у вас досі { $gold }.

yspahan-example-keep-the-good = Верблюд за товар
yspahan-example-keep-the-good-1 = Поруч із { yspahan-square-w3 } лежить ваш товар. Хай Наглядач зупиниться там, за три кроки від центру.
yspahan-example-keep-the-good-2 = Товар залишив би ваш базар. Верблюдів у вас { $camels }: віддайте одного.
yspahan-example-keep-the-good-3 = Товар лишається, а інший із запасу їде з Караваном: { $points-more } очки.

yspahan-example-hammam = З Хамамом
yspahan-example-hammam-1 = Ви маєте Хамам, а кубики показують 2. Відправте Наглядача.
yspahan-example-hammam-2 = До трьох кроків більше чи менше для вас безкоштовні. Шість кроків — на чотири більше: одна золота монета. Сім коштували б дві, а у вас { $gold }.
yspahan-example-hammam-3 = Він пішов на { yspahan-square-e6 } за { $gold-less } золоту монету.

yspahan-example-third-building = Третя будівля
yspahan-example-third-building-1 = Загін і Ярмарок ваші. У ряду верблюдів два кубики; візьміть їх.
yspahan-example-third-building-2 = Загін дав ще одного: верблюдів { $camels }. За { $gold } золоті монети можна збудувати Караван-сарай; Лебідка задорога.
yspahan-example-third-building-3 = Перші дві будівлі нічого не дали, третя — одразу { $points } очок.

yspahan-example-shop = Ятка й карта
yspahan-example-shop-1 = У ряду золота три кубики, і ви маєте Ятку. Візьміть їх.
yspahan-example-shop-2 = За ще один кубик можна скинути карту. Скиньте.
yspahan-example-shop-3 = Три за кубики, одна за карту, одна від Ятки: золота { $gold-more }.

yspahan-example-hoist = Лебідка й карта
yspahan-example-hoist-1 = У ряду Ваз два кубики, і ви маєте Лебідку. Візьміть їх.
yspahan-example-hoist-2 = Скиньте карту за ще один кубик.
yspahan-example-hoist-3 = Два кубики, карта й Лебідка: чотири товари. Заповніть трьома помаранчевий базар; четвертий почне інший.
yspahan-example-hoist-4 = Помаранчевий базар заповнено за один раз.

yspahan-example-sell-camels = Верблюди стають очками
yspahan-example-sell-camels-1 = Верблюдів у вас { $camels }, і є карта, що їх продає. Карти грають будь-якої миті свого ходу: зіграйте її.
yspahan-example-sell-camels-2 = Вона бере до чотирьох верблюдів. Продайте чотирьох.
yspahan-example-sell-camels-3 = { $points } очок; лишився { $camels } верблюд.

yspahan-example-week = Підрахунок тижня
yspahan-example-week-1 = Останній день тижня. Синій заповнив жовтий базар Скринь, ви — синій і частину рожевого. Візьміть верблюдів.
yspahan-example-week-2 = Синій і Зелений використовують свої групи, і день закінчено.
yspahan-example-week-3 = Ви отримуєте { $points } очки за синій базар, Синій — { $blue } за жовтий, а рожевий не дає нічого. Усі товари залишають крамниці, Наглядач повертається до центру, починається новий тиждень.

yspahan-example-two-players = Жовті кубики вдвох
yspahan-example-two-players-1 = Сьогодні ви другий гравець. У ряду верблюдів лише жовтий кубик, його брати не можна. У ряду Бочок два білі й жовтий: візьміть їх.
yspahan-example-two-players-2 = Для вас рахуються лише білі. Викладіть два товари.
yspahan-example-two-players-3 = Жовтий кубик прибрано, і він не рахувався.
