/**
 * The statuses of giving, as staff read them; the composition keeps the two lists the same. Apart from the answers, so that a
 * page can list them without the schema library.
 */
export const deskStatuses = [
  "PENDING",
  "PROCESSING",
  "COMPLETED",
  "FAILED",
  "CANCELLED",
  "PARTIALLY_REFUNDED",
  "REFUNDED",
  "DISPUTED",
  "CHARGED_BACK",
] as const;
export type DeskStatus = (typeof deskStatuses)[number];
