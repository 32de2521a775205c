import * as z from "zod/mini";

/** A piece of text. A piece without marks is a plain string. */
const inline = z.union([
  z.string(),
  z.object({
    text: z.string(),
    bold: z.optional(z.literal(true)),
    italic: z.optional(z.literal(true)),
    link: z.optional(z.string()),
  }),
]);
export type Inline = z.infer<typeof inline>;

const text = z.array(inline);

/** One block of a rich text. A paragraph without marks is a plain string, so most bodies are lists of strings. */
export const block = z.union([
  z.string(),
  z.object({ type: z.literal("paragraph"), text }),
  z.object({ type: z.literal("heading"), level: z.union([z.literal(2), z.literal(3)]), text }),
  z.object({ type: z.literal("quote"), text }),
  z.object({ type: z.literal("list"), ordered: z.boolean(), items: z.array(text) }),
  /** An uploaded picture with its alt text. */
  z.object({ type: z.literal("picture"), upload: z.string(), alt: z.string() }),
  /** The card of a published figure. */
  z.object({ type: z.literal("figure"), id: z.string(), alt: z.string() }),
  /** A button to the donation form, for one campaign or for all. */
  z.object({ type: z.literal("donate"), campaign: z.nullable(z.string()), label: z.string() }),
]);
export type Block = z.infer<typeof block>;
