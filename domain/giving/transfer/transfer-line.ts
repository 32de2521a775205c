import type { Cents } from "#domain/money/cents.ts";

/** A line of a bank statement that names a gift. */
export type TransferLine = Readonly<{
  /** As passed on by the bank; it may contain the reference. */
  reference: string;
  cents: Cents;
  paidOn: string;
  /** Settling the same line again has no effect. */
  bankEntryId: string;
}>;

/** `settled_with_another_amount`: the receipt shows what arrived. `paid_before`: staff decide. `not_a_gift`: out of bounds. */
export type TransferOutcome =
  | Readonly<{
      outcome: "settled" | "settled_with_another_amount";
      donationId: string;
      announcedCents: Cents;
      /** It had expired. */
      wasLapsed: boolean;
    }>
  | Readonly<{ outcome: "already_settled" | "paid_before"; donationId: string }>
  | Readonly<{ outcome: "unknown" | "not_a_gift" }>;
