import * as z from "zod/mini";

/** http and https only. */
const webAddress = z.string().check(z.regex(/^https?:\/\/[^\s<>"'\\]+$/, "not_a_web_address"));

/** A piece of text with its marks. */
const piece = z.union([
  z.string(),
  z.object({
    text: z.string(),
    bold: z.optional(z.literal(true)),
    italic: z.optional(z.literal(true)),
    link: z.optional(z.string().check(z.regex(/^(?:https?:\/\/|mailto:|tel:)[^\s<>"'\\]+$/, "not_a_link"))),
  }),
]);
export type Piece = z.infer<typeof piece>;

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
  z.object({
    kind: z.literal("heading"),
    level: z.union([z.literal(2), z.literal(3)]),
    pieces: z.array(piece),
  }),
  /** A paragraph with marks. */
  z.object({ kind: z.literal("marked"), pieces: z.array(piece) }),
  z.object({ kind: z.literal("list"), ordered: z.boolean(), items: z.array(z.array(piece)) }),
  z.object({ kind: z.literal("picture"), url: webAddress, alt: z.string(), link: z.optional(webAddress) }),
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
