/** How much room there is. On a wide screen what lies beside the board and the hand stand in a column of their own. */
import { MediaQuery } from "svelte/reactivity";

export const wide = new MediaQuery("min-width: 1181px");
export const narrow = new MediaQuery("max-width: 620px");
