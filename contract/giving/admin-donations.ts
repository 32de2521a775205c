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
});
