import * as z from "zod/mini";

/** http and https only. */
const webAddress = z.string().check(z.regex(/^https?:\/\/[^\s<>"'\\]+$/, "not_a_web_address"));

const block = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("paragraph"), text: z.string() }),
  z.object({
    kind: z.literal("facts"),
    /** `code`: always left to right, such as an IBAN or receipt number. */
    rows: z.array(z.object({ label: z.string(), value: z.string(), code: z.optional(z.boolean()) })),
  }),
  z.object({ kind: z.literal("button"), label: z.string(), url: webAddress }),
  /** User text, in any language. */
  z.object({ kind: z.literal("quote"), text: z.string() }),
  z.object({ kind: z.literal("note"), text: z.string() }),
]);

/** A mail before rendering. Sentences are plain text; inserted values are isolated (see isolate.ts). The outbox stores this form. */
export const letter = z.object({
  subject: z.string(),
  /** Preview text after the subject. */
  preheader: z.string(),
  heading: z.string(),
  blocks: z.array(block),
  /** For optional mail such as news; a receipt has none. */
  unsubscribeUrl: z.optional(webAddress),
});

export type Letter = z.infer<typeof letter>;
export type Block = z.infer<typeof block>;
