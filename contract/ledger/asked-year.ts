import * as z from "zod/mini";

/** The year of the books that an address names. */
export const yearParams = z.object({ year: z.string().check(z.regex(/^[12]\d{3}$/)) });

/** A year that a list or a form may be asked for; a form sent without JavaScript names it empty. */
export const askedYear = z.optional(z.string().check(z.regex(/^([12]\d{3})?$/)));
