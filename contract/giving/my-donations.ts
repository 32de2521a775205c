import { calls } from "../call.ts";
import * as z from "zod/mini";
import { myDonationAnswer, myGivingAnswer } from "#domain/giving/my-giving.ts";

export const myDonationsCalls = calls({
  "GET /api/donations/my": {
    who: "signed_in",
    summary: "My donations, newest first, also those made under my address before I signed in",
    answers: { 200: z.array(myDonationAnswer) },
  },
  "GET /api/my/giving": {
    who: "signed_in",
    summary: "What I gave in all, this year, and give each month; paid gifts, net of refunds",
    answers: { 200: myGivingAnswer },
  },
});
