import type { Cents } from "#domain/money/cents.ts";
import type { BankCode } from "./bank-file.ts";

/** What happened, as far as the bank's codes tell. */
export const bankEvents = [
  "transfer_in",
  "collection",
  "collection_returned",
  "transfer_returned",
  "own_transfer",
  "payment",
  "collected_from_us",
  "charges",
  "interest",
  "unknown",
] as const;
export type BankEvent = (typeof bankEvents)[number];

type Facts = Readonly<{ cents: Cents; isReversal: boolean; code: BankCode; returnReason: string | null }>;

/** Bank's own numbers, where the ISO code is missing: SNS and ASN, old Rabobank. */
const proprietaryEvents: Readonly<Record<string, BankEvent>> = {
  "7241": "charges",
  "7261": "charges",
  "6607": "interest",
  "2724": "own_transfer",
  "3724": "own_transfer",
};

/** A hint, by table: what is not in it, a person decides. A return is known by its reason as well. */
export function eventOf({ cents, isReversal, code, returnReason }: Facts): BankEvent {
  const { family, subFamily } = code;
  const isIn = cents > 0;
  if (subFamily === "UPDD" || (isReversal && !isIn)) return "collection_returned";
  if (subFamily === "RRTN") return "transfer_returned";
  if (returnReason !== null) return isIn ? "transfer_returned" : "collection_returned";
  if (subFamily === "BOOK") return "own_transfer";
  if (subFamily === "CHRG" || (family === "MDOP" && !isIn)) return "charges";
  if (subFamily === "INTR") return "interest";
  const own = proprietaryEvents[code.proprietary ?? ""];
  if (own) return own;
  if (isIn && (family === "RCDT" || family === "RRCT")) return "transfer_in";
  if (isIn && family === "IDDT") return "collection";
  if (!isIn && (family === "ICDT" || family === "IRCT")) return "payment";
  if (!isIn && family === "RDDT") return "collected_from_us";
  return "unknown";
}
