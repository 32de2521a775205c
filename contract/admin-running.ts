import * as z from "zod/mini";
import { alertAddresses, alertAnswer } from "#domain/running/alert.ts";
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
  "GET /api/admin/alerts": {
    who: "staff",
    summary: "What needs a person, with what it means and what to do",
    answers: { 200: { description: "The oldest first", schema: z.array(alertAnswer) } },
  },
  "GET /api/admin/settings/alert-addresses": {
    who: "admin",
    summary: "Who is written to when something needs a person",
    answers: { 200: { description: "None: the administrators", schema: alertAddresses } },
  },
  "PUT /api/admin/settings/alert-addresses": {
    who: "admin",
    summary: "Set who is written to when something needs a person",
    body: z.object({ addresses: alertAddresses }),
    answers: { 200: { description: "Saved and logged", schema: done } },
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
