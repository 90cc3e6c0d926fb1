# Names of places on small tiles: each word short enough for its line, with a soft hyphen where it may break.
web-istanbul-place-1 = Тележный мастер
web-istanbul-place-3 = Склад специй
web-istanbul-place-6 = Караван-сарай
web-istanbul-place-8 = Чёрный рынок
web-istanbul-place-12 = Полиция
web-istanbul-place-13 = Дворец султана
web-istanbul-place-16 = Само{"\u00AD"}цветы
web-istanbul-place-17 = Обжарка
web-istanbul-place-18 = Гильдия
web-istanbul-place-20 = Кофейня
web-istanbul-place-21 = Посоль{"\u00AD"}ство
web-istanbul-place-23 = Аукцион
web-istanbul-place-24 = Тайное общ.
web-istanbul-place-25 = Ката{"\u00AD"}комбы
web-istanbul-discarded = в сбросе: «{ $card }»
