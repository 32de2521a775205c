import * as z from "zod/mini";

/** What every list tells of an entry: when, and what it was. */
export const entryWords = {
  bookedOn: z.iso.date(),
  /** The day of the fact, where it became known after its year was closed. */
  valueOn: z.nullable(z.iso.date()),
  kind: z.string(),
  description: z.string(),
};

/** And what else it belongs to, where it is looked at as a whole. */
export const entryFields = {
  ...entryWords,
  donation: z.nullable(z.object({ id: z.string(), reference: z.string() })),
  /** The entry that this one undoes, and the one that undid it. */
  reverses: z.nullable(z.int()),
  reversedBy: z.nullable(z.int()),
};
