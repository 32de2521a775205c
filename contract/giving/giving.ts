import { calls } from "../call.ts";
import { paymentSessionBody, donationBody } from "#domain/giving/start/calls.ts";
import * as z from "zod/mini";
import { donationStatuses } from "#domain/donation-status.ts";
import { offeredMethodsAnswer } from "#domain/giving/start/offered-methods-answer.ts";
import { currentDonationAnswer } from "#domain/giving/start/current-donation.ts";

const nextStep = z.union([
  z.object({ type: z.literal("redirect"), url: z.string() }),
  z.object({ type: z.literal("stripe"), clientSecret: z.string(), publishableKey: z.string() }),
]);
const startedAnswer = z.object({
  donationId: z.string(),
  status: z.enum(donationStatuses),
  next: z.nullable(nextStep),
});

export const givingCalls = calls({
  "GET /api/payment-methods": {
    who: "anyone",
    shared: true,
    summary:
      "How a donation can be paid online, in the order for the visitor's country, with limits and fees",
    answers: { 200: offeredMethodsAnswer },
  },
  "POST /api/create-payment-intent": {
    who: "anyone",
    summary: "Opens our own payment session, or changes the amount of a known one; no provider is asked yet",
    body: paymentSessionBody,
    answers: {
      201: z.object({ clientSecret: z.string() }),
      404: "No such session, or another person's",
      409: "The session's gift is past changing",
      410: "The session has expired",
      428: "Work is asked for first: the header proof-of-work holds the challenge",
      429: "Too many tries; Retry-After says when to try again",
      451: "Gifts may not be asked for in the visitor's country",
      503: "No payment provider can serve",
    },
  },
  "POST /api/donations": {
    who: "anyone",
    summary: "Starts the donation of a session; the same session again answers the same donation",
    body: donationBody,
    answers: {
      201: startedAnswer,
      404: "No such session, or another person's",
      409: "The session's gift is past changing, or its payment is under way; Location leads on to one that was begun",
      410: "The session has expired",
      424: "The payment method is not available any more, or not for this donation",
      428: "Work is asked for first: the header proof-of-work holds the challenge",
      429: "Too many tries; Retry-After says when to try again",
      451: "Gifts may not be asked for in the visitor's country",
      503: "No payment provider can serve",
    },
  },
  "GET /api/donations/current": {
    who: "anyone",
    summary: "The gift this browser made last, or null",
    answers: { 200: z.nullable(currentDonationAnswer) },
  },
  "GET /api/donations/:donationId": {
    who: "anyone",
    summary: "Status of a donation, for the browser that made it or the holder of its client secret",
    query: z.object({ clientSecret: z.optional(z.string()) }),
    answers: { 200: currentDonationAnswer, 404: "No such donation, or a stranger's" },
  },
});
