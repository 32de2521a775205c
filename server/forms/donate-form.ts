import type { CallRefusal } from "#domain/giving/start/call-refusals.ts";
import { donationBody, readCall } from "#domain/giving/start/calls.ts";
import { canBeResumed } from "#domain/giving/start/current-donation.ts";
import type { Visitor } from "#domain/giving/donation.ts";
import { bodyFrom } from "#domain/giving/start/form-body.ts";
import { amountIn, paysByTransfer } from "#domain/giving/start/form-fields.ts";
import { wrongFields } from "#domain/giving/start/wrong-fields.ts";
import { emailKey } from "#domain/identifiers/email.ts";
import type { MessageId } from "#app/messages/ids.ts";
import type { Foundation } from "../composition.ts";
import { giveConsent } from "../consent/give-consent.ts";
import type { RequestContext } from "../context.ts";
import { isVisitor } from "../giving/count-form-views.ts";
import type { Fields, Form, FormOutcome } from "../requests/form.ts";
import { minutesOf, type GuardRefusal } from "../giving/giving-guard.ts";
import { rememberSession, visitorOf } from "../giving/donation-session.ts";
import { namesTransfer, resumeUrlOf, statusFor, type GivingRefusal } from "../giving/refuse-giving.ts";

/** Without JavaScript: the same session and donation in one step. */
export const donateForm = ({ giving, givingGuard, countStep, consent }: Foundation): Form => {
  /** Resumes an unpaid donation, however old its session. */
  const resumed = async (clientSecret: string | undefined, { userId }: Visitor) => {
    const gift = clientSecret ? await giving.ofSecret(clientSecret, userId) : null;
    return clientSecret && gift && canBeResumed(gift) ? ({ ok: true, clientSecret } as const) : null;
  };

  return {
    path: "/donate",
    name: "donate",
    who: "anyone",
    handle: async (fields, c) => {
      const visitor = visitorOf(c);
      // Before a session is opened, so that a refused form leaves nothing behind.
      const unread = readCall(donationBody, bodyFrom(fields, "x".repeat(43), c.get("language")));
      if (!unread.ok) return refused(fields, unread.reason);
      if (giving.needsScript && !paysByTransfer(fields))
        return { ok: false, status: 422, problem: "giving.error.script_needed" };
      const known = await resumed(fields["resume"], visitor);
      const shut = await givingGuard.mayOpenSession(c);
      if (shut) return showGuardRefusal(shut, fields, c);
      const session = known ?? (await giving.openPaymentSession({ amountCents: amountIn(fields) }, visitor));
      if (!session.ok) return refusedGiving(session.reason);
      if (!known && isVisitor(c)) countStep("ready", c.get("language"));
      const start = {
        clientSecret: session.clientSecret,
        email: emailKey(unread.body.donor.email),
        userId: visitor.userId,
        amountCents: unread.body.amountCents,
        byTransfer: paysByTransfer(fields),
      };
      const guarded = await givingGuard.mayStart(c, start, { scripts: false });
      if (guarded.reason !== "passed") return showGuardRefusal(guarded, fields, c);
      const outcome = await giving.startDonation(
        { ...unread.body, clientSecret: session.clientSecret },
        visitor,
        { needsHostedPage: true, rated: guarded.rated },
      );
      const { byTransfer } = start;
      const { isOffered } = giving.transfers;
      if (!outcome.ok && (await namesTransfer(outcome, { byTransfer, isOffered }))) return byTransferInstead;
      if (!outcome.ok && outcome.reason === "method_unavailable")
        return { ok: false, errors: { method: "giving.error.method_unavailable" } };
      if (!outcome.ok) return { ...refusedGiving(outcome.reason), ...goingOn(outcome) };
      await giveConsent({ consent }, "donate", unread.body, c, unread.body.donor.email);
      rememberSession(c, session.clientSecret);
      return { ok: true, location: locationOf(outcome.next, c) };
    },
  };
};

function locationOf(next: { type: string; url?: string } | null, c: RequestContext): string {
  if (next?.url) return next.url;
  // Nothing left to pay; the page shows the status.
  return c.req.path.replace(/\/$/, "") + "?success=true";
}

/** All wrong fields at once. */
function refused(fields: Fields, reason: CallRefusal): FormOutcome {
  const wrong = Object.entries(wrongFields(fields));
  if (wrong.length === 0) return { ok: false, problem: `giving.error.${reason}` };
  const errors = wrong.map(([field, why]): [string, MessageId] => [field, `giving.error.${why}`]);
  return { ok: false, errors: Object.fromEntries(errors) };
}

/** A browser without JavaScript cannot do the work, so it gets a waiting time. The sentence reads its minutes from the fields. */
function showGuardRefusal(refusal: GuardRefusal, fields: Fields, c: RequestContext): FormOutcome {
  if (refusal.reason === "paused" && refusal.byTransferInstead) return byTransferInstead;
  if (refusal.reason !== "too_many") return refusedGiving("payments_unavailable");
  c.header("retry-after", String(refusal.seconds));
  fields["minutes"] = String(minutesOf(refusal.seconds));
  return { ok: false, status: 429, problem: "giving.error.too_many" };
}

const byTransferInstead: FormOutcome = {
  ok: false,
  status: statusFor.payments_unavailable,
  problem: "donate.unavailable.transfer",
};

const goingOn = (outcome: Parameters<typeof resumeUrlOf>[0]): { resumeUrl?: string } => {
  const resumeUrl = resumeUrlOf(outcome);
  return resumeUrl ? { resumeUrl } : {};
};

const refusedGiving = (reason: GivingRefusal): Extract<FormOutcome, { ok: false }> => ({
  ok: false,
  status: statusFor[reason],
  problem: `giving.error.${reason}`,
});
