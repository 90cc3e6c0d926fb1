# Names of places on small tiles: each word short enough for its line, with a soft hyphen where it may break.
web-istanbul-place-1 = Стельмах
web-istanbul-place-3 = Склад спецій
web-istanbul-place-6 = Караван-сарай
web-istanbul-place-8 = Чорний ринок
web-istanbul-place-12 = Поліція
web-istanbul-place-13 = Палац Султана
web-istanbul-place-16 = Ювелір
web-istanbul-place-17 = Обсмаж. цех
web-istanbul-place-18 = Гільдія
web-istanbul-place-20 = Кав’ярня
web-istanbul-place-21 = Посоль{"\u00AD"}ство
web-istanbul-place-23 = Аукціон
web-istanbul-place-24 = Таємне тов.
web-istanbul-place-25 = Ката{"\u00AD"}комби
web-istanbul-discarded = у скиді: «{ $card }»
