import * as z from "zod/mini";
import { alertAddresses, alertAnswer } from "#domain/running/alert.ts";
import { jobHealth } from "#domain/running/job-health.ts";
import { logLevels, logLevelSetting } from "#domain/running/log-level.ts";
import { maintenanceToAnnounce, statusAnswer } from "#domain/running/status.ts";
import { calls } from "../call.ts";
import { done } from "../shared-answers.ts";

export const adminRunningCalls = calls({
  "GET /api/admin/jobs": {
    who: "staff",
    summary: "How each job last went, on all instances together, and which are overdue",
    answers: { 200: z.array(jobHealth) },
  },
  "GET /api/status": {
    who: "anyone",
    summary: "Whether giving and mail work, since when, and how it was in the last ninety days",
    answers: { 200: statusAnswer },
  },
  "GET /api/admin/settings/maintenance": {
    who: "admin",
    summary: "Maintenance that is announced to visitors and not over",
    answers: { 200: statusAnswer.shape.maintenance },
  },
  "POST /api/admin/settings/maintenance": {
    who: "admin",
    summary: "Announce maintenance to visitors; the same id again changes nothing",
    body: maintenanceToAnnounce,
    answers: { 200: done, 422: "It ends before it begins, or is over" },
  },
  "DELETE /api/admin/settings/maintenance/:id": {
    who: "admin",
    summary: "Take an announcement back",
    answers: { 200: done, 404: "There is none" },
  },
  "GET /api/admin/settings/log-level": {
    who: "admin",
    summary: "How much is logged besides what the variable says",
    answers: { 200: z.object({ set: z.nullable(logLevelSetting) }) },
  },
  "PUT /api/admin/settings/log-level": {
    who: "admin",
    summary: "Log more or less on every instance for an hour; null: as the variable says",
    body: z.object({ level: z.nullable(z.enum(logLevels)) }),
    answers: { 200: done },
  },
  "GET /api/admin/alerts": {
    who: "staff",
    summary: "What needs a person, with what it means and what to do",
    answers: { 200: z.array(alertAnswer) },
  },
  "GET /api/admin/settings/alert-addresses": {
    who: "admin",
    summary: "Who is written to when something needs a person",
    answers: { 200: alertAddresses },
  },
  "PUT /api/admin/settings/alert-addresses": {
    who: "admin",
    proof: true,
    summary: "Set who is written to when something needs a person",
    body: z.object({ addresses: alertAddresses }),
    answers: { 200: done },
  },
  "POST /api/admin/jobs/:job/run": {
    who: "admin",
    summary: "Run a job now; each is safe to run twice",
    answers: { 200: done, 404: "No such job runs here" },
  },
});
