import { firstStepsAnswer } from "#domain/first-steps/first-steps-answer.ts";
import { calls } from "../call.ts";
import { done } from "../shared-answers.ts";

/** What is left to do after a new site was set up. */
export const adminFirstStepsCalls = calls({
  "GET /api/admin/first-steps": {
    who: "admin",
    summary: "What is left to do after the site was set up, read from what is there",
    answers: { 200: firstStepsAnswer },
  },
  "POST /api/admin/first-steps/:step/postponement": {
    who: "admin",
    summary: "Put a step off for a month; it comes back by itself",
    answers: { 200: done, 404: "There is no such step" },
  },
});
