import * as z from "zod/mini";
import { centsField } from "#domain/money/cents-field.ts";
import { localizedColumns } from "./localized-columns.ts";

/* Data that is not in the ledger: counted or computed. */

const text = z.string();
const maybeText = z.nullable(z.string());
const titles = localizedColumns("title", () => text);

/** Counting method, if given. */
const counted = localizedColumns("text", () => maybeText);

/** A count for a period. The newest record of a period is valid. */
export const recordRow = z.object({
  id: z.int(),
  measure: text,
  program: maybeText,
  startsOn: z.iso.date(),
  endsOn: z.iso.date(),
  value: z.int(),
  /** Evidence of old records. */
  link: maybeText,
  /** Evidence: the file's hash, and the date that it bears. */
  sha256: maybeText,
  datedOn: z.nullable(z.iso.date()),
  enteredOn: z.iso.date(),
  ...counted,
});

/** A record of a project's indicator. A corrected one is no longer valid. */
export const resultRow = z.object({
  id: text,
  project: text,
  indicator: text,
  measure: text,
  /** Whether the program adds it up over its projects. */
  adds: z.boolean(),
  kind: text,
  day: z.iso.date(),
  /** Null: removes the corrected record. */
  value: z.nullable(z.number()),
  corrects: maybeText,
  link: maybeText,
  sha256: maybeText,
  datedOn: z.nullable(z.iso.date()),
  enteredOn: z.iso.date(),
  ...titles,
  ...counted,
});

/** The effect of a donation: amount divided by unit cost. */
export const promiseRow = z.object({
  id: text,
  project: text,
  amountCents: centsField,
  unitCostCents: centsField,
  startsOn: z.iso.date(),
  endsOn: z.iso.date(),
  validUntil: z.iso.date(),
  document: text,
});

/** A reserve or restricted fund in a closed year. */
export const fundRow = z.object({
  id: text,
  period: text,
  fund: maybeText,
  project: maybeText,
  program: maybeText,
  campaign: maybeText,
  openingCents: centsField,
  receivedCents: centsField,
  spentCents: centsField,
  closingCents: centsField,
  ...titles,
});
