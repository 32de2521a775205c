import * as z from "zod/mini";
import type { ResultLine } from "#domain/annual-lines.ts";
import { centsField } from "#domain/money/cents-field.ts";
import { entryWords } from "./entry-fields.ts";
import type { Period } from "./period.ts";

/** The lines behind a figure of the annual accounts. For purpose and nature, empty means none and null means all. */
export type AskedResultLines = Period &
  Readonly<{
    line: ResultLine;
    program: string | null;
    project: string | null;
    nature: string | null;
    after: string | null;
  }>;

export const resultLinesPage = z.object({
  /** Over all pages; debits are positive. */
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
