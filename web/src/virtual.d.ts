/** Where the files of a table without a server lie; `build/local.ts` writes it. */
declare module "virtual:local" {
  export const python: string;
  export const packed: string;
  export const lock: string;
}
