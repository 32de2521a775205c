import { callRefusals } from "#domain/giving/start/call-refusals.ts";
import { canBeResumed, currentDonation } from "#domain/giving/start/current-donation.ts";
import { emailKey } from "#domain/identifiers/email.ts";
import type { Donation } from "#domain/giving/donation.ts";
import type { MessageId } from "#app/messages/ids.ts";
import type { Foundation } from "../../composition.ts";
import { givingCalls } from "#contract/giving/giving.ts";
import { answer, endpoints } from "../../endpoint.ts";
import { isVisitor } from "../../giving/count-form-views.ts";
import { sendGuardRefusal } from "../../giving/giving-guard.ts";
import { giveConsent } from "../../consent/give-consent.ts";
import { clientSecretOf, rememberSession, visitorOf } from "../../giving/donation-session.ts";
import { namesTransfer, refuseGiving, refuseStart } from "../../giving/refuse-giving.ts";
import { refuse } from "../../refuse.ts";

const explain = (problem: string): MessageId =>
  `giving.error.${callRefusals.find((reason) => reason === problem) ?? "body_invalid"}`;

export const givingApi = ({ giving, givingGuard, countStep, consent }: Foundation) => {
  const monthlyOf = async ({ id, frequency }: Pick<Donation, "id" | "frequency">) =>
    frequency === "MONTHLY" ? giving.monthly.find(id) : null;
  return endpoints(
    givingCalls,
    {
      "GET /api/payment-methods": async ({ c }) =>
        answer(c, 200, await giving.methods.listFor(c.get("country"), c.get("language"))),
      "POST /api/create-payment-intent": async ({ c, body }) => {
        const refusal = await givingGuard.mayOpenSession(c);
        if (refusal) return sendGuardRefusal(c, refusal);
        const outcome = await giving.openPaymentSession(body, visitorOf(c));
        if (!outcome.ok) return refuseGiving(c, outcome.reason);
        if (body.clientSecret === undefined && isVisitor(c)) countStep("ready", c.get("language"));
        return answer(c, 201, { clientSecret: outcome.clientSecret });
      },
      "POST /api/donations": async ({ c, body }) => {
        const { clientSecret, donor, method, amountCents } = body;
        const byTransfer = method === "BANK_TRANSFER";
        const { userId } = visitorOf(c);
        const start = { clientSecret, email: emailKey(donor.email), userId, amountCents, byTransfer };
        const guarded = await givingGuard.mayStart(c, start);
        if (guarded.reason !== "passed") return sendGuardRefusal(c, guarded);
        const { rated } = guarded;
        const outcome = await giving.startDonation(body, visitorOf(c), { rated });
        const { isOffered } = giving.transfers;
        if (!outcome.ok)
          return refuseStart(c, outcome, await namesTransfer(outcome, { byTransfer, isOffered }));
        await giveConsent({ consent }, "donate", body, c, donor.email);
        rememberSession(c, body.clientSecret);
        const { donationId, status, next } = outcome;
        return answer(c, 201, { donationId, status, next });
      },
      "GET /api/donations/current": async ({ c }) => {
        const secret = clientSecretOf(c);
        const donation = secret ? await giving.ofSecret(secret, visitorOf(c).userId) : null;
        if (!secret || !donation) return answer(c, 200, null);
        return answer(c, 200, {
          ...currentDonation(donation, await monthlyOf(donation)),
          ...(canBeResumed(donation) && { clientSecret: secret }),
        });
      },
      "GET /api/donations/:donationId": async ({ c, params, query }) => {
        const secret = query.clientSecret ?? clientSecretOf(c);
        const donation = secret ? await giving.findForSecret(params.donationId, secret) : null;
        if (!donation) return refuse(c, 404, "errors.not_found");
        return answer(c, 200, currentDonation(donation, await monthlyOf(donation)));
      },
    },
    { explain },
  );
};
