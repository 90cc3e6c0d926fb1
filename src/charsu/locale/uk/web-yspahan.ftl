# Yspahan на екрані

web-yspahan-way-w = Зх
web-yspahan-way-e = Сх
web-yspahan-way-n = Пн
web-yspahan-way-s = Пд
web-yspahan-square-label = Клітинка вулиці { $square }
web-yspahan-souk-label =
    { $points ->
        [one] { $points } очко
        [few] { $points } очки
       *[many] { $points } очок
    } за цей базар
web-yspahan-caravan-label = Караван: зайнято місць { $count } із { $places }
web-yspahan-built = збудовано
web-yspahan-row-empty = кубиків немає
web-yspahan-dice-on-row =
    { $count ->
        [one] { $count } кубик
        [few] { $count } кубики
       *[many] { $count } кубиків
    } зі значенням { $value }{ $yellow ->
        [0] { "" }
       *[other] , із них жовтих: { $yellow }
    }
web-yspahan-help-row-camels = Візьміть верблюда за кожен кубик. Або перемістіть Наглядача на стільки кроків, скільки показують кубики, або візьміть карту.
web-yspahan-help-row-gold = Візьміть золото за кожен кубик. Або перемістіть Наглядача на стільки кроків, скільки показують кубики, або візьміть карту.
web-yspahan-help-row-quarter = Покладіть у цей квартал товар за кожен кубик. Або перемістіть Наглядача на стільки кроків, скільки показують кубики, або візьміть карту.
web-yspahan-help-shop-street = Крамниці одного кольору в кварталі утворюють базар; він дає очки наприкінці тижня, якщо його заповнив один гравець. Повз ці двері проходить Наглядач.
web-yspahan-help-shop-inner = Крамниці одного кольору в кварталі утворюють базар; він дає очки наприкінці тижня, якщо його заповнив один гравець. Вулиця сюди не веде: товар у безпеці.
web-yspahan-help-square = Наглядач робить стільки кроків, скільки показують кубики; кожен крок більше чи менше коштує одне золото. Товари поруч з останньою клітинкою йдуть до каравану.
web-yspahan-help-caravan = Товар дає очки одразу (+) і ще раз під час підрахунку каравану: усі ваші товари в ньому множаться на число вашого найвищого ряду.
web-yspahan-help-deck = Зіграйте карту у свій хід заради її дії або скиньте її за один зайвий кубик. Порожня колода складається наново зі скидання.
web-yspahan-why-row-empty = У цьому ряду немає кубиків.
web-yspahan-why-row-yellow = Тут лише жовті кубики, а вони рахуються тільки для першого гравця.
web-yspahan-why-quarter = Ці товари кладуть в інший квартал.
web-yspahan-why-full = У цій крамниці вже лежить товар.
web-yspahan-why-souk-taken = На цьому базарі вже є товар іншого гравця.
web-yspahan-why-unfinished = Спершу заповніть базар, який ви почали в цьому кварталі.
web-yspahan-why-gold = Шлях туди коштує { $price } золота, а у вас { $gold }.
web-yspahan-why-built = Це ви вже збудували.
web-yspahan-why-price =
    Ціна: { $camels ->
        [one] { $camels } верблюд
        [few] { $camels } верблюди
       *[many] { $camels } верблюдів
    } і { $gold } золота.
web-yspahan-why-build-now = Будують після дії кубиків.
web-yspahan-why-card = Карти грають у свій хід, до або після дії кубиків.
