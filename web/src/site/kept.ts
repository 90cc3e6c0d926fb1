/** The tables of this device, as the screens list them. */
import { Storage } from "../local/storage";

export const kept = new Storage();
