# Что рассказывают примеры; числа берутся из их позиций.

yspahan-example-tower = Башня заполняется
yspahan-example-tower-1 = Вы первый игрок, и у вас { $gold } золотых. Добавьте два жёлтых кубика и бросьте.
yspahan-example-tower-2 = Самое маленькое число лежит на участке верблюдов, самое большое — на участке золота, остальные между ними снизу вверх; Вазы пусты. Возьмите верблюдов: для вас жёлтый кубик считается.
yspahan-example-tower-3 = Верблюдов { $camels }. Жёлтый кубик с участка Мешков убран, и этот участок больше никто не выберет.

yspahan-example-one-value = Девять раз одно и то же
yspahan-example-one-value-1 = На всех кубиках 4: все лежат на участке верблюдов. Возьмите их.
yspahan-example-one-value-2 = Верблюдов { $camels }! Другим ничего не осталось. Синий может только взять карту.
yspahan-example-one-value-3 = У Синего { $cards } карта. Строить после этого всё ещё можно.

yspahan-example-placing = Начали — закончите
yspahan-example-placing-1 = Синий начал жёлтый базар Сундуков, вы — синий. Выставьте там два товара.
yspahan-example-placing-2 = Жёлтый принадлежит Синему, а розовый нельзя начинать, пока не закончен синий. Поэтому первый товар завершает синий базар.
yspahan-example-placing-3 = Второй может начать новый базар: выберите лавку розового.
yspahan-example-placing-4 = Теперь на розовом базаре никто, кроме вас, товаров не выставит.

yspahan-example-reopened-souk = Базар снова открыт
yspahan-example-reopened-souk-1 = Ваш синий базар Сундуков был заполнен, но Смотритель отправил один товар в Караван: { $points } очка. Выставьте в квартале Сундуков два товара.
yspahan-example-reopened-souk-2 = Базар снова не закончен и по-прежнему ваш, поэтому сначала заполняют его. Потом можно начать розовый.
yspahan-example-reopened-souk-3 = Снова заполнен, и на розовом тоже есть товар.

yspahan-example-supervisor = Смотритель в пути
yspahan-example-supervisor-1 = Смотритель стоит на { yspahan-square-w2 }, а ваши кубики показывают 3. Отправьте его в путь.
yspahan-example-supervisor-2 = Без золота он проходит ровно три шага: до { yspahan-square-e1 }, { yspahan-square-n1 }, { yspahan-square-s1 } или { yspahan-square-w5 }. Каждый шаг больше или меньше стоит золотой, у вас { $gold }; { yspahan-square-w7 } стоила бы два. Отправьте его на { yspahan-square-s1 }.
yspahan-example-supervisor-3 = Рядом с { yspahan-square-s1 } два товара, Зелёного и Синего. Вы решаете, какой отправится в Караван первым: товар Зелёного.
yspahan-example-supervisor-4 = Оба владельца сразу получают очки: Зелёный { $green }, Синий { $blue }. У вас по-прежнему { $gold } золотой.

yspahan-example-keep-the-good = Верблюд за товар
yspahan-example-keep-the-good-1 = Рядом с { yspahan-square-w3 } лежит ваш товар. Пусть Смотритель остановится там, в трёх шагах от центра.
yspahan-example-keep-the-good-2 = Товар ушёл бы с вашего базара. Верблюдов у вас { $camels }: отдайте одного.
yspahan-example-keep-the-good-3 = Товар остаётся, а другой из запаса едет с Караваном: { $points-more } очка.

yspahan-example-hammam = С Баней
yspahan-example-hammam-1 = У вас есть Баня, а кубики показывают 2. Отправьте Смотрителя.
yspahan-example-hammam-2 = До трёх шагов больше или меньше для вас бесплатно. Шесть шагов — на четыре больше: один золотой. Семь стоили бы два, а у вас { $gold }.
yspahan-example-hammam-3 = Он ушёл на { yspahan-square-e6 } за { $gold-less } золотой.

yspahan-example-third-building = Третье здание
yspahan-example-third-building-1 = Загон и Ярмарка ваши. На участке верблюдов два кубика; возьмите их.
yspahan-example-third-building-2 = Загон дал ещё одного: верблюдов { $camels }. На { $gold } золотых можно построить Гостиницу; Лебёдка слишком дорога.
yspahan-example-third-building-3 = Первые два здания ничего не дали, третье — сразу { $points } очков.

yspahan-example-shop = Лавка и карта
yspahan-example-shop-1 = На участке золота три кубика, и у вас Лавка. Возьмите их.
yspahan-example-shop-2 = За лишний кубик можно сбросить карту. Сбросьте.
yspahan-example-shop-3 = Три за кубики, один за карту, один от Лавки: { $gold-more } золотых.

yspahan-example-hoist = Лебёдка и карта
yspahan-example-hoist-1 = На участке Ваз два кубика, и у вас Лебёдка. Возьмите их.
yspahan-example-hoist-2 = Сбросьте карту за лишний кубик.
yspahan-example-hoist-3 = Два кубика, карта и Лебёдка: четыре товара. Заполните тремя оранжевый базар; четвёртый начнёт другой.
yspahan-example-hoist-4 = Оранжевый базар заполнен за один раз.

yspahan-example-sell-camels = Верблюды становятся очками
yspahan-example-sell-camels-1 = Верблюдов у вас { $camels }, и есть карта, которая их продаёт. Карты играют в любой момент своего хода: сыграйте её.
yspahan-example-sell-camels-2 = Она берёт до четырёх верблюдов. Продайте четырёх.
yspahan-example-sell-camels-3 = { $points } очков; остался { $camels } верблюд.

yspahan-example-week = Подсчёт недели
yspahan-example-week-1 = Последний день недели. Синий заполнил жёлтый базар Сундуков, вы — синий и часть розового. Возьмите верблюдов.
yspahan-example-week-2 = Синий и Зелёный используют свои группы, и день закончен.
yspahan-example-week-3 = Вы получаете { $points } очка за синий базар, Синий — { $blue } за жёлтый, а розовый не даёт ничего. Все товары уходят из лавок, Смотритель возвращается в центр, начинается новая неделя.

yspahan-example-two-players = Жёлтые кубики вдвоём
yspahan-example-two-players-1 = Сегодня вы второй игрок. На участке верблюдов только жёлтый кубик, его брать нельзя. На участке Бочек два белых и жёлтый: возьмите их.
yspahan-example-two-players-2 = Для вас считаются только белые. Выставьте два товара.
yspahan-example-two-players-3 = Жёлтый кубик убран и не считался.
