/** Small pictures of Yspahan in a box of 24; outlines come from the group around them. Rulebooks show them too, so they lie with the package. */
import art from "../../../../src/charsu/games/yspahan/art.json";

export const ART: Readonly<Record<string, string>> = art;
