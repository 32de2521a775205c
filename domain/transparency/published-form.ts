import * as z from "zod/mini";
import { centsField } from "#domain/money/cents-field.ts";

/** A line of the form: text, or an amount with last year's. */
const formLine = z.object({
  part: z.string(),
  label: z.string(),
  text: z.nullable(z.string()),
  cents: z.nullable(centsField),
  beforeCents: z.nullable(centsField),
});
export type FormLine = z.infer<typeof formLine>;

const publishedForm = z.object({
  year: z.int(),
  publishedOn: z.iso.date(),
  adoptedOn: z.nullable(z.iso.date()),
  lines: z.array(formLine),
});
export type PublishedForm = z.infer<typeof publishedForm>;

/** Null if none was published. */
export const publishedFormAnswer = z.object({ form: z.nullable(publishedForm) });
