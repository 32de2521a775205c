import * as z from "zod/mini";
import type { Cents } from "#domain/money/cents.ts";

/** The sums and counts that figures are made of. Pages put them in words. */
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

/** Where a figure comes from, so that whoever doubts it can do the sum again. */
export const originAnswer = z.object({
  /** What was counted, or the upper half of the ratio. */
  part: z.nullable(amount),
  /** What it was divided by. */
  whole: z.nullable(amount),
  /** The days it covers, first and last; the first is null when counting began before anything was written down. */
  period: z.nullable(z.object({ from: z.nullable(z.string()), to: z.string() })),
  /** Read from the ledger, from a project's own record, or counted and explained by the foundation itself. */
  source: z.enum(["ledger", "project", "foundation"]),
  /** How the foundation counted, in its own words. */
  note: z.nullable(z.string()),
  /** Whether somebody outside the foundation has checked the figure. */
  audited: z.boolean(),
});

export type Origin = z.infer<typeof originAnswer>;
export type Amount = z.infer<typeof amount>;
export type AmountName = Amount["name"];

export const cents = (name: AmountName, value: Cents): Amount => ({ name, value, unit: "cents" });
export const count = (name: AmountName, value: number): Amount => ({ name, value, unit: "count" });
