/** Small pictures in a box of 24, shared by all games. Outlines come from the group around them; letters are added by the component. Rulebooks show them too, so they lie with the package. */
import art from "../../../src/charsu/core/icons.json";

export const ICONS: Readonly<Record<string, string>> = art;
