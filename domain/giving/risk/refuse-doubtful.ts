import type { Actor } from "#domain/audit/audit-entry.ts";
import type { Cents } from "#domain/money/cents.ts";

/** Idempotent by name. */
type Refund<Refusal extends string> = (
  request: Readonly<{ id: string; donationId: string; cents: Cents; reason: string }>,
  by: Actor,
  requestId: string,
) => Promise<{ ok: true; answered: boolean } | { ok: false; reason: Refusal }>;

type Needs<Refusal extends string> = {
  /** Null: not doubtful. */
  stateOf: (donationId: string) => Promise<"OPEN" | "ACCEPTED" | "REFUSED" | null>;
  /** The amount to refund under its own name: what was requested before, or everything left. */
  owed: (donationId: string) => Promise<Cents>;
  refund: Refund<Refusal>;
  decide: (donationId: string, state: "REFUSED", by: Actor, requestId: string) => Promise<boolean>;
};

/** In the audit log. */
const reason = "doubtful gift refused";

/** Differs from payment names, because a provider accepts each name once. */
export const refundNameOf = (donationId: string): string => `doubt-${donationId}`;

/** The refund id derives from the donation, so that two clicks refund once. Stays listed until the provider was called. */
export const refuseDoubtful =
  <Refusal extends string>({ stateOf, owed, refund, decide }: Needs<Refusal>) =>
  async (
    donationId: string,
    by: Actor,
    requestId: string,
  ): Promise<
    { ok: true; answered: boolean } | { ok: false; reason: Refusal | "unknown_donation" | "decided" }
  > => {
    const state = await stateOf(donationId);
    if (state === null) return { ok: false, reason: "unknown_donation" };
    if (state === "ACCEPTED") return { ok: false, reason: "decided" };
    const cents = await owed(donationId);
    const outcome = await refund({ id: refundNameOf(donationId), donationId, cents, reason }, by, requestId);
    if (outcome.ok) await decide(donationId, "REFUSED", by, requestId);
    return outcome;
  };
