import * as z from "zod/mini";
import type { ResultLine } from "#domain/annual-lines.ts";
import { centsField } from "#domain/money/cents-field.ts";
import { entryWords } from "./entry-fields.ts";
import type { Period } from "./period.ts";

/** What makes up a figure of the annual accounts. Of purpose and nature an empty text asks for those that have none, null for all. */
export type AskedResultLines = Period &
  Readonly<{
    line: ResultLine;
    program: string | null;
    project: string | null;
    nature: string | null;
    after: string | null;
  }>;

export const resultLinesPage = z.object({
  /** Of all lines, not only those of this page; debits are positive. */
  totalCents: centsField,
  lines: z.array(
    z.object({
      entryId: z.int(),
      ...entryWords,
      account: z.string(),
      number: z.string(),
      cents: centsField,
    }),
  ),
  after: z.nullable(z.string()),
});
export type ResultLines = z.infer<typeof resultLinesPage>;
