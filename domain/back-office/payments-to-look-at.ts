import * as z from "zod/mini";
import type { Caller } from "#domain/audit/audit-entry.ts";
import { dayMs } from "#domain/calendar/day.ts";
import { paragraphs } from "#domain/identifiers/typed-text.ts";
import { centsField } from "#domain/money/cents-field.ts";

const payment = z.object({
  donationId: z.string(),
  reference: z.string(),
  amountCents: centsField,
  status: z.string(),
  provider: z.nullable(z.string()),
  createdAt: z.iso.datetime(),
});
const discrepancy = z.object({
  id: z.int(),
  kind: z.string(),
  provider: z.string(),
  paymentId: z.string(),
  donationId: z.nullable(z.string()),
  noticedAt: z.iso.datetime(),
  /** The amount in suspense, to be sent back. */
  lyingCents: centsField,
});

/** Money that needs a person, with the data to find it at the provider. No name, no address. */
export const paymentsToLookAtAnswer = z.object({
  stuck: z.array(payment),
  failed: z.array(payment),
  discrepancies: z.array(discrepancy),
});
export type PaymentsToLookAtAnswer = z.infer<typeof paymentsToLookAtAnswer>;
export type PaymentToLookAt = z.infer<typeof payment>;

/** A donor left the provider's page; after this the provider should have reported, or something is wrong. */
const openForMs = dayMs;
/** A direct debit may take five working days, more around holidays. */
const processingForMs = 10 * dayMs;
/** Donors of older failures have either given again or will not. */
const failedWithinMs = 7 * dayMs;

export type ReviewThresholds = Readonly<{ open: Date; processing: Date; failed: Date }>;

export const reviewThresholdsAt = (now: Date): ReviewThresholds => ({
  open: new Date(now.getTime() - openForMs),
  processing: new Date(now.getTime() - processingForMs),
  failed: new Date(now.getTime() - failedWithinMs),
});

export type PaymentsToLookAt = {
  /** Payments are paused because of card testing; null: they are not. */
  pausedUntil: () => Promise<Date | null>;
  count: (moments: ReviewThresholds) => Promise<{ stuck: number; failed: number; discrepancies: number }>;
  list: (moments: ReviewThresholds) => Promise<PaymentsToLookAtAnswer>;
  /** Repeating it changes nothing. */
  resolve: (id: number, resolution: string, by: Caller) => Promise<"resolved" | "not_found">;
};

export type ResolveOutcome = { ok: true } | { ok: false; reason: "not_found" | "resolution_empty" };

/** Resolving requires a note about what was found and done. */
export const resolveDiscrepancy =
  ({ payments }: { payments: PaymentsToLookAt }) =>
  async (id: number, words: string, by: Caller): Promise<ResolveOutcome> => {
    const resolution = paragraphs(words);
    if (resolution === "") return { ok: false, reason: "resolution_empty" };
    const outcome = await payments.resolve(id, resolution, by);
    return outcome === "resolved" ? { ok: true } : { ok: false, reason: outcome };
  };
