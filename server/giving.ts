import { getCookie, setCookie } from "hono/cookie";
import type { Visitor } from "#domain/giving/donation.ts";
import type { OpenSessionOutcome } from "#domain/giving/open-session.ts";
import type { StartOutcome } from "#domain/giving/start-donation.ts";
import type { RequestContext } from "./context.ts";
import { refuse } from "./refuse.ts";

/** The secret of the donation this browser made last. */
const donationCookie = "open-hand-donation";
const donationCookieSeconds = 2 * 24 * 60 * 60;

type Refusal<Outcome> = Outcome extends { ok: false; reason: infer Reason } ? Reason : never;
export type GivingRefusal = Refusal<OpenSessionOutcome> | Refusal<StartOutcome>;

/** Every reason has its status; a new reason does not compile until it has one. */
export const statusFor = {
  amount_not_whole_cents: 422,
  amount_too_small: 422,
  amount_too_large: 422,
  campaign_unknown: 422,
  campaign_ended: 422,
  program_unknown: 422,
  zakat_not_eligible: 422,
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

/** The page of the payment that its donor has begun and can go on with. */
export const goOnOf = (outcome: RefusedStart): string | undefined =>
  outcome.reason === "payment_begun" && outcome.next.type === "redirect" ? outcome.next.url : undefined;

export function refuseStart(c: RequestContext, outcome: RefusedStart) {
  const goOn = goOnOf(outcome);
  if (goOn) c.header("location", goOn);
  return refuseGiving(c, outcome.reason);
}

export const visitorOf = (c: RequestContext): Visitor => ({
  userId: c.get("user")?.id ?? null,
  country: c.get("country"),
});

export const clientSecretOf = (c: RequestContext): string | undefined =>
  c.get("production") ? getCookie(c, donationCookie, "host") : getCookie(c, donationCookie);

/**
 * So that the page can ask how it went after the visitor returns from the provider. It opens a name, an address and a
 * tribute: in production it is bound to HTTPS and to this host, also where a proxy ends the TLS.
 */
export function rememberSession(c: RequestContext, clientSecret: string): void {
  const production = c.get("production");
  setCookie(c, donationCookie, clientSecret, {
    path: "/",
    httpOnly: true,
    sameSite: "Lax",
    secure: production,
    prefix: production ? "host" : undefined,
    maxAge: donationCookieSeconds,
  });
}
