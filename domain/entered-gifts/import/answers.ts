import * as z from "zod/mini";
import { centsField } from "#domain/money/cents-field.ts";
import { problem } from "./problem.ts";

/** The donations of a file, and every wrong row. */
export const giftPreview = z.object({
  ok: z.literal(true),
  gifts: z.int(),
  totalCents: centsField,
  /** Above the limit: they wait for approval. */
  waiting: z.int(),
  importedAt: z.nullable(z.iso.datetime()),
  problems: z.array(problem),
  /** Rows that equal an earlier donation in date, amount, method and name: a person confirms that they are new. */
  repeatedRows: z.array(z.int()),
});
export type GiftPreview = z.infer<typeof giftPreview>;
