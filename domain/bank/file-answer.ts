import * as z from "zod/mini";
import { centsField } from "#domain/money/cents-field.ts";
import { fileRefusals } from "./bank-file.ts";
import { statementRefusals } from "./check-statement.ts";

const fileStates = [
  "RECEIVING",
  "WAITING",
  "READING",
  "BOOKING",
  "EXPLAINING",
  "DONE",
  "REFUSED",
  "STOPPED",
] as const;
export const importSteps = ["reading", "booking", "matching"] as const;

/** How far an import is, or was when somebody stopped it: in bytes of the file, in entries, in their lines. */
const importProgress = z.object({ step: z.enum(importSteps), done: z.int(), total: z.int() });
export type ImportProgress = z.infer<typeof importProgress>;

const problem = z.object({
  reason: z.enum([...fileRefusals, ...statementRefusals]),
  line: z.nullable(z.int()),
  statement: z.nullable(z.int()),
  /** Of a file that cannot be read: what of it; of a statement: the bank's own name for it. */
  element: z.optional(z.nullable(z.string())),
  statementId: z.optional(z.nullable(z.string())),
  differenceCents: z.optional(z.nullable(centsField)),
});

export const bankFile = z.object({
  id: z.string(),
  name: z.string(),
  state: z.enum(fileStates),
  uploadedAt: z.string(),
  uploadedBy: z.nullable(z.string()),
  readEntries: z.int(),
  /** Null when it is over. */
  progress: z.nullable(importProgress),
  statementCount: z.int(),
  newCount: z.int(),
  isReadAsLatin: z.boolean(),
  problems: z.array(problem),
});
export type BankFileRow = z.infer<typeof bankFile>;
