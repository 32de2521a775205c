import { calls } from "../call.ts";
import { paymentPausesAnswer } from "#domain/back-office/payment-pauses.ts";
import * as z from "zod/mini";

export const paymentPausesCalls = calls({
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
