import * as z from "zod/mini";

/** An amount of money in what callers send and what they are answered: a whole number that is `Cents` once it is checked. */
export const centsField = z.int().brand<"Cents">();
