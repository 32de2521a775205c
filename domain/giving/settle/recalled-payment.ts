import type { Frequency } from "../donation.ts";
import type { GiftNote } from "../gift-note.ts";

export type RecalledPayment = Readonly<{
  attemptId: string;
  frequency: Frequency;
  createdAt: Date;
  /** Null: none, or its key is lost. */
  note: GiftNote | null;
  donorName: string | null;
  donorEmail: string | null;
}>;

export type PaymentMemory = {
  /** Every payment that was begun since then, the oldest first, by the provider's own names. */
  begunSince: (since: Date) => Promise<readonly string[] | "unavailable">;
  /** `not_ours`: not from an attempt, such as a charge of a monthly gift, found by its subscription. */
  recall: (paymentId: string) => Promise<RecalledPayment | "not_ours" | "unavailable">;
};
