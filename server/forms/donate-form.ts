import { callRefusals, donationBody, readCall } from "#domain/giving/calls.ts";
import { amountIn, bodyFrom } from "#domain/giving/form-fields.ts";
import type { MessageId } from "#app/messages/ids.ts";
import type { Foundation } from "../composition.ts";
import type { RequestContext } from "../context.ts";
import type { Form, FormOutcome } from "../forms.ts";
import { rememberSession, statusFor, visitorOf, type GivingRefusal } from "../giving.ts";

/** The field each refusal is about, for those that are about one. */
const fieldOf: Partial<Record<string, string>> = {
  amount_not_whole_cents: "custom",
  amount_too_small: "custom",
  amount_too_large: "custom",
  campaign_invalid: "campaign",
  honoree_invalid: "honoree",
  message_invalid: "message",
  notify_email_invalid: "notifyEmail",
  name_invalid: "name",
  email_invalid: "email",
  donor_invalid: "email",
};

/** Giving without JavaScript: the same session and the same donation, in one step. */
export const donateForm = ({ giving }: Foundation): Form => ({
  path: "/donate",
  name: "donate",
  who: "anyone",
  handle: async (fields, c) => {
    const visitor = visitorOf(c);
    // Read before a session is opened, so that a form that is sent back leaves nothing behind.
    const unread = readCall(donationBody, bodyFrom(fields, "x".repeat(43), c.get("language")));
    if (!unread.ok) return refused(unread.reason);
    if (giving.needsScript) return { ok: false, status: 422, problem: "giving.error.script_needed" };
    const session = await giving.openSession({ amountCents: amountIn(fields) }, visitor);
    if (!session.ok) return refusedGiving(session.reason);
    const outcome = await giving.startDonation(
      { ...unread.body, clientSecret: session.clientSecret },
      visitor,
      { needsHostedPage: true },
    );
    if (!outcome.ok) return refusedGiving(outcome.reason);
    rememberSession(c, session.clientSecret);
    return { ok: true, location: locationOf(outcome.next, c) };
  },
});

function locationOf(next: { type: string; url?: string } | null, c: RequestContext): string {
  if (next?.url) return next.url;
  // Nothing is left to pay; the page says how it stands.
  return c.req.path.replace(/\/$/, "") + "?success=true";
}

function refused(reason: (typeof callRefusals)[number]): FormOutcome {
  const id: MessageId = `giving.error.${reason}`;
  const field = fieldOf[reason];
  return { ok: false, ...(field ? { errors: { [field]: id } } : { problem: id }) };
}

const refusedGiving = (reason: GivingRefusal): FormOutcome => ({
  ok: false,
  status: statusFor[reason],
  problem: `giving.error.${reason}`,
});
