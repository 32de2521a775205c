import * as z from "zod/mini";

/** The year of the books that an address names. */
export const yearParams = z.object({ year: z.string().check(z.regex(/^[12]\d{3}$/)) });

/** A form sent without JavaScript may send it empty. */
export const askedYear = z.optional(z.string().check(z.regex(/^([12]\d{3})?$/)));
