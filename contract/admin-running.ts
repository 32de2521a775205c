import * as z from "zod/mini";
import { jobHealth } from "#domain/running/job-health.ts";
import { calls } from "./call.ts";
import { done } from "./shared-answers.ts";

/** How the site runs, and what administrators decide about it. */
export const adminRunningCalls = calls({
  "GET /api/admin/jobs": {
    who: "staff",
    summary: "How each job last went, on all instances together, and which are overdue",
    answers: { 200: { description: "In the order of the schedule", schema: z.array(jobHealth) } },
  },
  "POST /api/admin/jobs/:job/run": {
    who: "admin",
    summary: "Run a job now; each is safe to run twice",
    answers: {
      200: { description: "It has begun", schema: done },
      404: { description: "No such job runs here" },
    },
  },
});
