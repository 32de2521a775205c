import type { DonationStatus } from "#domain/donation-status.ts";

/**
 * The database holds the same table; a test compares them. Late success wins over failure and cancellation. With SEPA a donor
 * can charge back a refunded gift, and a bank can reverse a chargeback. REVERSED is final: it was never a gift.
 */
export const moves: Readonly<Record<DonationStatus, readonly DonationStatus[]>> = {
  PENDING: ["PROCESSING", "COMPLETED", "FAILED", "CANCELLED"],
  PROCESSING: ["COMPLETED", "FAILED"],
  FAILED: ["PENDING", "COMPLETED"],
  CANCELLED: ["COMPLETED"],
  COMPLETED: ["PARTIALLY_REFUNDED", "REFUNDED", "DISPUTED", "CHARGED_BACK", "REVERSED"],
  PARTIALLY_REFUNDED: ["COMPLETED", "REFUNDED", "DISPUTED", "CHARGED_BACK"],
  DISPUTED: ["COMPLETED", "PARTIALLY_REFUNDED", "CHARGED_BACK"],
  REFUNDED: ["PARTIALLY_REFUNDED", "CHARGED_BACK"],
  CHARGED_BACK: ["COMPLETED"],
  REVERSED: [],
};

export const canMove = (from: DonationStatus, to: DonationStatus): boolean => moves[from].includes(to);

/** The allowed moves from one status to another. Notices can be lost, so a first report of a refund passes through COMPLETED. */
export function movesBetween(from: DonationStatus, to: DonationStatus): readonly DonationStatus[] {
  const reached = new Map<DonationStatus, readonly DonationStatus[]>([[from, []]]);
  for (const [status, path] of reached) {
    if (status === to) return path;
    for (const next of moves[status]) {
      if (!reached.has(next)) reached.set(next, [...path, next]);
    }
  }
  return [];
}
