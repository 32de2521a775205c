import { calls } from "../call.ts";
import { decisionTimesAnswer } from "#domain/applications/review/decision-times.ts";

export const decisionTimesCalls = calls({
  "GET /api/decision-times": {
    who: "anyone",
    shared: true,
    summary: "How long applicants waited for a decision, in days, half of them less and half of them more",
    answers: { 200: decisionTimesAnswer },
  },
});
