"""Where things lie on the board, in percent of its width and height from the top left; no rule depends on it."""

from __future__ import annotations

from .components import ARM_LENGTH, CENTRE, SQUARE_ARM, SQUARE_STEPS, SQUARES

SHOP_AT = (
    (47, 49), (59, 46), (59, 54),  # bag: white
    (59, 66), (54, 81), (39, 86), (28, 87),  # blue
    (28, 56), (36, 51), (47, 64), (38, 71), (27, 74),  # yellow
    (17, 54), (8, 62), (17, 68), (8, 75), (17, 78), (17, 89),  # pink
    (70, 46), (77, 43),  # barrel: white
    (71, 57), (78, 56), (87, 50),  # blue
    (85, 39), (95, 34), (96, 46), (95, 64),  # yellow
    (75, 70), (72, 84), (86, 70), (90, 83), (80, 90),  # pink
    (39, 33), (52, 31),  # chest: blue
    (8, 39), (21, 35), (31, 35),  # yellow
    (58, 23), (57, 8), (46, 9), (45, 21),  # pink
    (70, 31),  # vase: blue
    (68, 12), (76, 14),  # yellow
    (77, 27), (85, 23), (95, 18),  # orange
)  # fmt: skip

CENTRE_AT = (63, 41)
ARM_END_AT = ((8, 52), (97, 26), (62, 9), (64, 88))


def square_at(square: int) -> tuple[float, float]:
    """The squares of an arm lie evenly between the centre and its end."""
    if square == CENTRE:
        return CENTRE_AT
    arm = SQUARE_ARM[square]
    part = SQUARE_STEPS[square] / ARM_LENGTH[arm]
    x, y = (c + (end - c) * part for c, end in zip(CENTRE_AT, ARM_END_AT[arm], strict=True))
    return round(x, 1), round(y, 1)


SQUARE_AT = tuple(square_at(square) for square in range(SQUARES))
