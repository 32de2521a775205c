import * as z from "zod/mini";
import { columns } from "./columns.ts";

/** Problems of a row or of the header; each has a text in the catalog. */
const problemReasons = [
  "column_missing",
  "column_unknown",
  "no_rows",
  "empty",
  "date_unreadable",
  "amount_unreadable",
  "amount_out_of_bounds",
  "method_unknown",
  "language_unknown",
  "email_wrong",
  "zakat_unreadable",
  "too_long_or_short",
  "in_the_future",
  "year_closed",
  "before_books",
  "reference_not_of_bank",
  "in_kind_untold",
  "campaign_unknown",
  "program_unknown",
  "zakat_not_eligible",
  "reference_taken",
  "reference_twice",
] as const;

export const problem = z.object({
  row: z.int(),
  column: z.nullable(z.enum(columns)),
  reason: z.enum(problemReasons),
  /** The cell's value, or the existing donation. */
  value: z.optional(z.string()),
});
export type Problem = Readonly<z.infer<typeof problem>>;
