import { calls } from "../call.ts";
import { siteAnswer, userAnswer } from "#domain/site/site.ts";

export const siteCalls = calls({
  "GET /api/site": {
    who: "anyone",
    shared: true,
    summary: "What every page shows about the foundation",
    answers: { 200: siteAnswer },
  },
  "GET /api/auth/user": { who: "signed_in", summary: "The signed-in person", answers: { 200: userAnswer } },
});
