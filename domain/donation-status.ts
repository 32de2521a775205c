/** Separate from schemas, so that a page can list them without the schema library. */
export const donationStatuses = [
  "PENDING",
  "PROCESSING",
  "COMPLETED",
  "FAILED",
  "CANCELLED",
  "PARTIALLY_REFUNDED",
  "REFUNDED",
  "DISPUTED",
  "CHARGED_BACK",
  "REVERSED",
] as const;

export type DonationStatus = (typeof donationStatuses)[number];

const unpaid: readonly DonationStatus[] = ["PENDING", "PROCESSING", "FAILED", "CANCELLED"];

/** Money has not arrived. Afterwards a donation never becomes unpaid again. */
export const isUnpaid = (status: DonationStatus): boolean => unpaid.includes(status);
