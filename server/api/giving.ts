import * as z from "zod/mini";
import { callRefusals, donationBody, paymentSessionBody } from "#domain/giving/calls.ts";
import { canBeResumed, currentDonation, currentDonationAnswer } from "#domain/giving/current-donation.ts";
import { emailKey } from "#domain/identity/email.ts";
import { donationStatuses } from "#domain/giving/status.ts";
import type { MessageId } from "#app/messages/ids.ts";
import type { Foundation } from "../composition.ts";
import { endpoint } from "../endpoint.ts";
import { isVisitor } from "../form-funnel.ts";
import { sendGuardRefusal } from "../giving-guard.ts";
import { clientSecretOf, refuseGiving, refuseStart, rememberSession, visitorOf } from "../giving.ts";
import { refuse } from "../refuse.ts";

const nextStep = z.union([
  z.object({ type: z.literal("redirect"), url: z.string() }),
  z.object({ type: z.literal("stripe"), clientSecret: z.string(), publishableKey: z.string() }),
]);
const startedAnswer = z.object({
  donationId: z.string(),
  status: z.enum(donationStatuses),
  next: z.nullable(nextStep),
});

const explain = (problem: string): MessageId =>
  `giving.error.${callRefusals.find((reason) => reason === problem) ?? "body_invalid"}`;

export const givingApi = ({ giving, givingGuard, countStep }: Foundation) => [
  endpoint(
    {
      method: "post",
      path: "/api/create-payment-intent",
      who: "anyone",
      summary:
        "Opens our own payment session, or changes the amount of a known one; no provider is asked yet",
      body: paymentSessionBody,
      explain,
      answers: {
        201: { description: "The session", schema: z.object({ clientSecret: z.string() }) },
        404: { description: "No such session, or another person's" },
        409: { description: "The session's gift is past changing" },
        410: { description: "The session has expired" },
        429: { description: "Too many tries; Retry-After says when to try again" },
        451: { description: "Gifts may not be asked for in the visitor's country" },
        503: { description: "No payment provider can serve" },
      },
    },
    async ({ c, body }) => {
      const refusal = await givingGuard.mayOpenSession(c);
      if (refusal) return sendGuardRefusal(c, refusal);
      const outcome = await giving.openSession(body, visitorOf(c));
      if (!outcome.ok) return refuseGiving(c, outcome.reason);
      if (body.clientSecret === undefined && isVisitor(c)) countStep("ready", c.get("language"));
      return c.json({ clientSecret: outcome.clientSecret }, 201);
    },
  ),
  endpoint(
    {
      method: "post",
      path: "/api/donations",
      who: "anyone",
      summary: "Starts the donation of a session; the same session again answers the same donation",
      body: donationBody,
      explain,
      answers: {
        201: { description: "The donation and what the donor's browser does next", schema: startedAnswer },
        404: { description: "No such session, or another person's" },
        409: {
          description:
            "The session's gift is past changing, or its payment is under way; Location leads on to one that was begun",
        },
        410: { description: "The session has expired" },
        428: { description: "Work is asked for first: the header proof-of-work holds the challenge" },
        429: { description: "Too many tries; Retry-After says when to try again" },
        451: { description: "Gifts may not be asked for in the visitor's country" },
        503: { description: "No payment provider can serve" },
      },
    },
    async ({ c, body }) => {
      const { clientSecret, donor } = body;
      const refusal = await givingGuard.mayStart(c, { clientSecret, email: emailKey(donor.email) });
      if (refusal) return sendGuardRefusal(c, refusal);
      const outcome = await giving.startDonation(body, visitorOf(c));
      if (!outcome.ok) return refuseStart(c, outcome);
      rememberSession(c, body.clientSecret);
      const { donationId, status, next } = outcome;
      return c.json({ donationId, status, next }, 201);
    },
  ),
  endpoint(
    {
      method: "get",
      path: "/api/donations/current",
      who: "anyone",
      summary: "The gift this browser made last, or null",
      answers: { 200: { description: "The donation, or null", schema: z.nullable(currentDonationAnswer) } },
    },
    async ({ c }) => {
      const secret = clientSecretOf(c);
      const donation = secret ? await giving.ofSecret(secret, visitorOf(c).userId) : null;
      if (!secret || !donation) return c.json(null);
      return c.json({
        ...currentDonation(donation),
        ...(canBeResumed(donation) && { clientSecret: secret }),
      });
    },
  ),
  endpoint(
    {
      method: "get",
      path: "/api/donations/:donationId",
      who: "anyone",
      summary: "How a donation stands, for the browser that made it or whoever shows its client secret",
      query: z.object({ clientSecret: z.optional(z.string()) }),
      answers: {
        200: { description: "The donation", schema: currentDonationAnswer },
        404: { description: "No such donation, or a stranger's" },
      },
    },
    async ({ c, query }) => {
      const secret = query.clientSecret ?? clientSecretOf(c);
      const donation = secret ? await giving.findForSecret(c.req.param("donationId") ?? "", secret) : null;
      return donation ? c.json(currentDonation(donation)) : refuse(c, 404, "errors.not_found");
    },
  ),
];
