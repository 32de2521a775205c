import * as z from "zod/mini";
import { centsField } from "#domain/money/cents-field.ts";
import { localizedColumns } from "./localized-columns.ts";

/* What no ledger knows: what was counted, and worked out. */

const text = z.string();
const maybeText = z.nullable(z.string());
const titles = localizedColumns("title", () => text);

/** How it was counted; null where nobody said. */
const counted = localizedColumns("text", () => maybeText);

/** What was counted in a period. Of the same period the newest holds. */
export const recordRow = z.object({
  id: z.int(),
  measure: text,
  program: maybeText,
  startsOn: z.iso.date(),
  endsOn: z.iso.date(),
  value: z.int(),
  document: maybeText,
  link: maybeText,
  enteredOn: z.iso.date(),
  ...counted,
});

/** A record of what a project counts. One that another corrects holds no longer. */
export const resultRow = z.object({
  id: text,
  project: text,
  indicator: text,
  measure: text,
  /** Whether its program adds it to the same of its other projects. */
  adds: z.boolean(),
  kind: text,
  day: z.iso.date(),
  /** Null: what it corrects should never have been there. */
  value: z.nullable(z.number()),
  corrects: maybeText,
  link: maybeText,
  sha256: maybeText,
  enteredOn: z.iso.date(),
  ...titles,
  ...counted,
});

/** What a gift does: the amount divided by what one costs. */
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
