import type { Actor } from "#domain/audit/audit-entry.ts";
import type { KeptRefund, RefundRequest } from "./ports.ts";
import { askForRefund, pursueRefund, type RefundNeeds } from "./pursue-refund.ts";

export type RefundOutcome =
  /** Unanswered: requested, and repeated until there is an answer. */
  | { ok: true; answered: boolean }
  | {
      ok: false;
      reason:
        | "unknown_donation"
        | "not_refundable"
        | "too_much"
        | "awaiting_answer"
        | "another_request"
        | "refused";
    };

/** The refund stored under a request's id decides, whatever a repeated request says. */
export const refundDonation =
  (needs: RefundNeeds) =>
  async (request: RefundRequest, by: Actor, requestId: string): Promise<RefundOutcome> => {
    const { refunds } = needs;
    const known = await refunds.find(request.id);
    if (known) return continueRefund(known);

    const refundable = await refunds.refundable(request.donationId);
    if (!refundable) return { ok: false, reason: "unknown_donation" };
    if (!refundable.isOpen) return { ok: false, reason: "not_refundable" };

    const kept = await refunds.keep(request, by, requestId);
    if (kept === "too_much" || kept === "awaiting_answer") return { ok: false, reason: kept };
    const stored = await refunds.find(request.id);
    if (!stored) throw new Error(`Refund ${request.id} was kept but is not there`);
    return kept === "known" ? continueRefund(stored) : outcomeFrom(await askForRefund(needs)(stored, 1));

    async function continueRefund(refund: KeptRefund): Promise<RefundOutcome> {
      const isTheSame = refund.donationId === request.donationId && refund.cents === request.cents;
      return isTheSame
        ? outcomeFrom(await pursueRefund(needs)(refund))
        : { ok: false, reason: "another_request" };
    }
  };

const outcomeFrom = (outcome: KeptRefund["outcome"]): RefundOutcome =>
  outcome === "REFUSED" || outcome === "GIVEN_UP"
    ? { ok: false, reason: "refused" }
    : { ok: true, answered: outcome === "ACCEPTED" };
