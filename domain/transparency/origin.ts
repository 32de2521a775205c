import * as z from "zod/mini";
import type { Cents } from "#domain/money/cents.ts";

/** Sums and counts behind figures. Pages have the texts. */
const amountNames = [
  "program_expenditure",
  "administration_expenditure",
  "fundraising_expenditure",
  "total_expenditure",
  "gifts_received",
  "helped",
  "project_spent",
  "project_budget",
] as const;

const amount = z.object({ name: z.enum(amountNames), value: z.int(), unit: z.enum(["cents", "count"]) });

/** A figure's origin, so that everybody can recompute it. */
export const originAnswer = z.object({
  /** The count or the numerator. */
  part: z.nullable(amount),
  /** The denominator. */
  whole: z.nullable(amount),
  /** First and last day; the first is null if counting began before records. */
  period: z.nullable(z.object({ from: z.nullable(z.string()), to: z.string() })),
  /** The ledger, a project's record, or counted by the foundation. */
  source: z.enum(["ledger", "project", "foundation"]),
  /** The counting method. */
  note: z.nullable(z.string()),
  /** Whether an outside auditor has checked it. */
  audited: z.boolean(),
});

export type Origin = z.infer<typeof originAnswer>;
export type Amount = z.infer<typeof amount>;
export type AmountName = Amount["name"];

export const cents = (name: AmountName, value: Cents): Amount => ({ name, value, unit: "cents" });
export const count = (name: AmountName, value: number): Amount => ({ name, value, unit: "count" });
