import { paymentPausesAnswer } from "#domain/back-office/payment-pauses.ts";
import { reasonField } from "#domain/shared-fields.ts";
import { calls } from "../call.ts";
import * as z from "zod/mini";
import { donationStory } from "#domain/donation-admin/answers.ts";
import { centsField } from "#domain/money/cents-field.ts";

const refundBody = z.object({
  id: z.uuid(),
  donationId: z.string(),
  cents: centsField.check(z.positive()),
  reason: reasonField,
});

export const adminDonationsCalls = calls({
  "GET /api/admin/donations/:id": {
    who: "staff",
    scope: "donors:read",
    summary: "The whole story of one donation; looking is written to the audit log",
    answers: { 200: donationStory, 404: "No such donation" },
  },
  "POST /api/admin/refunds": {
    who: "admin",
    proof: true,
    summary: "Send all or part of a gift back; the same id again tells how it stands and sends nothing twice",
    body: refundBody,
    answers: {
      201: z.object({ answered: z.literal(true) }),
      202: z.object({ answered: z.literal(false) }),
      404: "No such donation",
      409: "It cannot be sent back, another awaits its answer, or the id meant another sum",
      422: "More than is left of it",
      502: "The provider refused",
    },
  },
  "POST /api/admin/doubtful-gifts/:id/acceptance": {
    who: "staff",
    summary: "The gift is a gift; it has been settled like any other and stays so",
    answers: { 200: z.object({ accepted: z.literal(true) }), 404: "Nobody doubts it, or it is decided" },
  },
  "POST /api/admin/refunds/doubtful-gifts/:id": {
    who: "admin",
    proof: true,
    summary: "Sends a doubtful gift back whole; asked again, it is sent back once",
    answers: {
      201: z.object({ answered: z.literal(true) }),
      202: z.object({ answered: z.literal(false) }),
      404: "Nobody doubts it",
      409: "It was accepted, or cannot be sent back",
      422: "More than is left of it",
      502: "The provider refused",
    },
  },
  "GET /api/admin/payment-pauses": {
    who: "staff",
    summary: "At which providers payments are switched off because of an attack, and until when",
    answers: { 200: paymentPausesAnswer },
  },
  "DELETE /api/admin/payment-pauses/:id": {
    who: "staff",
    summary: "Switches a provider's payments on again before the pause is over",
    answers: { 200: z.object({ ended: z.literal(true) }), 404: "They were not switched off" },
  },
});
