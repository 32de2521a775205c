import type { DonationStatus } from "#domain/donation-status.ts";

/**
 * The transition guard. The database holds the same table and a test compares the two.
 * Late success wins over failure and cancellation. SEPA lets a donor charge back what was already refunded.
 * A chargeback can itself be reversed by the bank, hence the way back to COMPLETED. A gift that staff undo was never one:
 * nothing leads out of REVERSED.
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
