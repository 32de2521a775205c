import * as z from "zod/mini";
import { campaignOfferAnswer, campaignOutcomeAnswer } from "#domain/campaigns/answers.ts";
import { calls } from "../call.ts";

export const campaignsCalls = calls({
  "GET /api/campaign-offers/:token": {
    who: "anyone",
    summary: "The refund that a campaign offers, for the holder of the emailed link",
    answers: { 200: campaignOfferAnswer, 404: "The link leads to no offer" },
  },
  "GET /api/admin/campaign-outcomes": {
    who: "staff",
    summary: "Campaigns that have ended or were cancelled, with what their commitment asks for",
    answers: { 200: z.array(campaignOutcomeAnswer) },
  },
  "POST /api/admin/campaign-outcomes/:id": {
    who: "admin",
    proof: true,
    summary: "Carry out a campaign's commitment: move its money, offer refunds by email; once",
    answers: {
      201: z.object({ carriedOut: z.literal(true) }),
      404: "There is no such campaign",
      409: "It is still open, payments can still arrive, or it was carried out before",
    },
  },
});
