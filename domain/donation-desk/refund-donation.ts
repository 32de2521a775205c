import type { Actor } from "#domain/audit/audit-entry.ts";
import type { Refundable, RefundRequest, Refunds } from "./ports.ts";

type Needs = {
  refunds: Refunds;
  /** The request's id is the provider's idempotency key: asking again sends nothing twice. */
  refund: (
    payment: Refundable["payment"],
    cents: number,
    refundId: string,
  ) => Promise<"accepted" | "refused" | "unavailable">;
  /** Brings donation and books to what the provider now says. */
  follow: (payment: Refundable["payment"]) => Promise<void>;
};

export type RefundOutcome =
  | { ok: true }
  | { ok: false; reason: "unknown_donation" | "not_refundable" | "too_much" | "refused" | "unavailable" };

export const refundDonation =
  ({ refunds, refund, follow }: Needs) =>
  async (request: RefundRequest, by: Actor, requestId: string): Promise<RefundOutcome> => {
    const standing = await refunds.refundable(request.donationId);
    if (!standing) return { ok: false, reason: "unknown_donation" };
    if (!standing.isOpen || standing.payment.provider === "bank")
      return { ok: false, reason: "not_refundable" };

    const kept = await refunds.keep(request, by, requestId);
    if (kept === "too_much") return { ok: false, reason: "too_much" };

    const answer = await refund(standing.payment, request.cents, request.id);
    // It stays open: sending the same request again asks the provider again, who knows it by its id.
    if (answer === "unavailable") return { ok: false, reason: "unavailable" };
    await refunds.settle(request.id, answer === "accepted" ? "ACCEPTED" : "REFUSED");
    if (answer === "refused") return { ok: false, reason: "refused" };
    await follow(standing.payment);
    return { ok: true };
  };
