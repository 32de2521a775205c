import * as z from "zod/mini";

/** Fields of an entry in every list. */
export const entryWords = {
  bookedOn: z.iso.date(),
  /** The date of a late fact, if booked later. */
  valueOn: z.nullable(z.iso.date()),
  kind: z.string(),
  description: z.string(),
};

/** Further fields for the whole entry. */
export const entryFields = {
  ...entryWords,
  donation: z.nullable(z.object({ id: z.string(), reference: z.string() })),
  /** The entry it reverses, and the one that reversed it. */
  reverses: z.nullable(z.int()),
  reversedBy: z.nullable(z.int()),
};
