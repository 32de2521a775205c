import * as z from "zod/mini";

/** An amount in API input and output: an integer that becomes `Cents` after validation. */
export const centsField = z.int().brand<"Cents">();
