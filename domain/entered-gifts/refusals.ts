import type { DonationStatus } from "#domain/donation-status.ts";

type WaitingGift = Readonly<{ isOwn: boolean; isDecided: boolean }>;

/** Why a person cannot approve or refuse an entered donation: the second pair of eyes is somebody else's. */
export function refusalOfDecision({ isOwn, isDecided }: WaitingGift): "decided_already" | "own_gift" | null {
  if (isDecided) return "decided_already";
  return isOwn ? "own_gift" : null;
}

/** Only a completed donation that came without a provider can be undone. `already`: it has been. */
export function refusalOfReversal({
  status,
  provider,
}: Readonly<{ status: DonationStatus; provider: string | null }>): "not_reversible" | "already" | null {
  if (provider !== "bank") return "not_reversible";
  if (status === "REVERSED") return "already";
  return status === "COMPLETED" ? null : "not_reversible";
}
