# Yspahan на экране

web-yspahan-way-w = З
web-yspahan-way-e = В
web-yspahan-way-n = С
web-yspahan-way-s = Ю
web-yspahan-square-label = Клетка улицы { $square }
web-yspahan-souk-label =
    { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    } за этот базар
web-yspahan-caravan-label = Караван: занято мест { $count } из { $places }
web-yspahan-built = построено
web-yspahan-row-empty = кубиков нет
web-yspahan-dice-on-row =
    { $count ->
        [one] { $count } кубик
        [few] { $count } кубика
       *[many] { $count } кубиков
    } со значением { $value }{ $yellow ->
        [0] { "" }
       *[other] , из них жёлтых: { $yellow }
    }
web-yspahan-help-row-camels = Возьмите верблюда за каждый кубик. Или переместите Смотрителя на столько шагов, сколько показывают кубики, или возьмите карту.
web-yspahan-help-row-gold = Возьмите золото за каждый кубик. Или переместите Смотрителя на столько шагов, сколько показывают кубики, или возьмите карту.
web-yspahan-help-row-quarter = Положите в этот квартал товар за каждый кубик. Или переместите Смотрителя на столько шагов, сколько показывают кубики, или возьмите карту.
web-yspahan-help-shop-street = Лавки одного цвета в квартале образуют базар; он приносит очки в конце недели, если его заполнил один игрок. Мимо этой двери проходит Смотритель.
web-yspahan-help-shop-inner = Лавки одного цвета в квартале образуют базар; он приносит очки в конце недели, если его заполнил один игрок. Улица сюда не ведёт: товар в безопасности.
web-yspahan-help-square = Смотритель делает столько шагов, сколько показывают кубики; каждый шаг больше или меньше стоит одно золото. Товары рядом с последней клеткой уходят в караван.
web-yspahan-help-caravan = Товар приносит очки сразу (+) и ещё раз при подсчёте каравана: все ваши товары в нём умножаются на число вашего верхнего ряда.
web-yspahan-help-deck = Сыграйте карту в свой ход ради её действия или сбросьте её за один лишний кубик. Пустая колода собирается заново из сброса.
web-yspahan-why-row-empty = В этом ряду нет кубиков.
web-yspahan-why-row-yellow = Здесь только жёлтые кубики, а они считаются лишь для первого игрока.
web-yspahan-why-quarter = Эти товары кладут в другой квартал.
web-yspahan-why-full = В этой лавке уже лежит товар.
web-yspahan-why-souk-taken = На этом базаре уже есть товар другого игрока.
web-yspahan-why-unfinished = Сначала заполните базар, начатый вами в этом квартале.
web-yspahan-why-gold = Путь туда стоит { $price } золота, а у вас { $gold }.
web-yspahan-why-built = Это у вас уже построено.
web-yspahan-why-price =
    Цена: { $camels ->
        [one] { $camels } верблюд
        [few] { $camels } верблюда
       *[many] { $camels } верблюдов
    } и { $gold } золота.
web-yspahan-why-build-now = Строят после действия кубиков.
web-yspahan-why-card = Карты играют в свой ход, до или после действия кубиков.
