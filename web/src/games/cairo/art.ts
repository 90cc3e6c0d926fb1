/** The wares of Cairo and a few signs in a box of 24; outlines come from the group around them. Rulebooks show them too, so they lie with the package. */
import art from "../../../../src/charsu/games/cairo/art.json";

export const INK: Readonly<Record<string, string>> = { red: "#cf4433", yellow: "#e6ae25", green: "#4f9f4d", blue: "#2f78c2", white: "#f6f0e2", purple: "#8a56b3" };
export const DEEP: Readonly<Record<string, string>> = { red: "#9c2a1f", yellow: "#b57f0c", green: "#2f7434", blue: "#1c5390", white: "#cfc3a8", purple: "#5f3587" };

export const ART: Readonly<Record<string, string>> = art;
