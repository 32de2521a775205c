import * as z from "zod/mini";

/** Only pages of the web: a letter never opens a program or runs a script. */
const webAddress = z.string().check(z.regex(/^https?:\/\/[^\s<>"'\\]+$/, "not_a_web_address"));

const block = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("paragraph"), text: z.string() }),
  z.object({
    kind: z.literal("facts"),
    /** `code`: read from left to right in every language, as an IBAN or a receipt number is. */
    rows: z.array(z.object({ label: z.string(), value: z.string(), code: z.optional(z.boolean()) })),
  }),
  z.object({ kind: z.literal("button"), label: z.string(), url: webAddress }),
  /** Someone else's own words, in whatever language they were written. */
  z.object({ kind: z.literal("quote"), text: z.string() }),
  z.object({ kind: z.literal("note"), text: z.string() }),
]);

/**
 * What the foundation writes to someone, before it has a shape. Sentences are plain text; values inserted in them carry
 * their isolation (see isolate.ts). An outbox row keeps it in this form.
 */
export const letter = z.object({
  subject: z.string(),
  /** What a mailbox shows behind the subject. */
  preheader: z.string(),
  heading: z.string(),
  blocks: z.array(block),
  /** Only for mail that people may decline, such as news; a receipt has none. */
  unsubscribeUrl: z.optional(webAddress),
});

export type Letter = z.infer<typeof letter>;
export type Block = z.infer<typeof block>;
