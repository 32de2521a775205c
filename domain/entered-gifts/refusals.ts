import type { DonationStatus } from "#domain/donation-status.ts";

/** Only a completed donation that came without a provider can be undone. `already`: it has been. */
export function refusalOfReversal({
  status,
  provider,
}: Readonly<{ status: DonationStatus; provider: string | null }>): "not_reversible" | "already" | null {
  if (provider !== "bank") return "not_reversible";
  if (status === "REVERSED") return "already";
  return status === "COMPLETED" ? null : "not_reversible";
}
