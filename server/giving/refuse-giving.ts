import type { OpenPaymentSessionOutcome } from "#domain/giving/start/open-payment-session.ts";
import type { StartOutcome } from "#domain/giving/start/start-donation.ts";
import type { RequestContext } from "../context.ts";
import { refuse } from "../refuse.ts";

type Refusal<Outcome> = Outcome extends { ok: false; reason: infer Reason } ? Reason : never;
export type GivingRefusal = Refusal<OpenPaymentSessionOutcome> | Refusal<StartOutcome>;

/** Every reason has its status; a new reason does not compile until it has one. */
export const statusFor = {
  amount_not_whole_cents: 422,
  amount_too_small: 422,
  amount_too_large: 422,
  campaign_unknown: 422,
  campaign_ended: 422,
  program_unknown: 422,
  zakat_not_eligible: 422,
  method_unavailable: 424,
  session_unknown: 404,
  session_expired: 410,
  session_closed: 409,
  payment_begun: 409,
  payment_in_progress: 409,
  country_not_served: 451,
  payments_unavailable: 503,
} as const satisfies Record<GivingRefusal, number>;

export const refuseGiving = <Reason extends GivingRefusal>(c: RequestContext, reason: Reason) =>
  refuse(c, statusFor[reason], `giving.error.${reason}`);

type RefusedStart = Extract<StartOutcome, { ok: false }>;

/** The page of the payment that the donor can continue. */
export const resumeUrlOf = (outcome: RefusedStart): string | undefined =>
  outcome.reason === "payment_begun" && outcome.next.type === "redirect" ? outcome.next.url : undefined;

/** Offers a transfer if no provider is available. */
export const namesTransfer = async (
  { reason }: RefusedStart,
  { byTransfer, isOffered }: { byTransfer: boolean; isOffered: () => Promise<boolean> },
): Promise<boolean> => reason === "payments_unavailable" && !byTransfer && (await isOffered());

export function refuseStart(c: RequestContext, outcome: RefusedStart, byTransferInstead: boolean) {
  if (byTransferInstead) return refuse(c, statusFor.payments_unavailable, "donate.unavailable.transfer");
  const resumeUrl = resumeUrlOf(outcome);
  if (resumeUrl) c.header("location", resumeUrl);
  return refuseGiving(c, outcome.reason);
}
