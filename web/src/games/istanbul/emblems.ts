/** One emblem for each Place of Istanbul, in a box of 64; outlines come from the group around them. Rulebooks show them too, so they lie with the package. */
import art from "../../../../src/charsu/games/istanbul/art.json";

export const EMBLEMS: Readonly<Record<number, string>> = art;
