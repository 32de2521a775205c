import * as z from "zod/mini";
import type { Cents } from "#domain/money/cents.ts";
import { minus } from "#domain/money/sums.ts";
import { centsField } from "#domain/money/cents-field.ts";
import { spendingCategories } from "#domain/spending-category.ts";
import { originAnswer } from "./origin.ts";

const trackStatuses = ["ON_TRACK", "STARTING"] as const;

export const transparencyAnswer = z.object({
  /** The latest year with spending. */
  year: z.int(),
  asOf: z.string(),
  /** The day up to which bank and providers agree with the books, to the cent; null: not yet. */
  reconciledUpTo: z.nullable(z.iso.date()),
  /** No bookings yet: sample expenditure. */
  isSample: z.boolean(),
  expenditure: z.object({
    totalCents: centsField,
    parts: z.array(
      z.object({
        category: z.enum(spendingCategories),
        percent: z.int(),
        cents: centsField,
        origin: originAnswer,
      }),
    ),
  }),
  /** Since the foundation began: donations, costs, and the difference. */
  account: z.object({
    since: z.int(),
    raisedCents: centsField,
    spentCents: centsField,
    leftCents: centsField,
  }),
  /** Percent of spending on programs; null without spending. */
  efficiency: z.nullable(z.object({ percent: z.int(), origin: originAnswer })),
  rating: z.nullable(z.object({ value: z.string(), origin: originAnswer })),
  raised: z.object({ cents: centsField, origin: originAnswer }),
  beneficiaries: z.nullable(z.object({ count: z.int(), origin: originAnswer })),
  projects: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      budgetCents: centsField,
      spentCents: centsField,
      beneficiaries: z.int(),
      status: z.enum(trackStatuses),
      origin: originAnswer,
    }),
  ),
});

export const accountOf = (since: number, raisedCents: Cents, spentCents: Cents) => ({
  since,
  raisedCents,
  spentCents,
  leftCents: minus(raisedCents, spentCents),
});

export type TransparencyAnswer = z.infer<typeof transparencyAnswer>;
