import * as z from "zod/mini";
import { paymentsToLookAtAnswer } from "#domain/back-office/payments-to-look-at.ts";
import { maxTaskLength, task } from "#domain/back-office/task.ts";
import { todayAnswer } from "#domain/back-office/today-answer.ts";
import { firstStepsAnswer } from "#domain/first-steps/first-steps-answer.ts";
import { maxIdLength } from "#domain/limits.ts";
import type { AnyList } from "#domain/lists/list.ts";
import { calls } from "../call.ts";
import { lists } from "../lists.ts";
import { done, sheetTypes } from "../shared-answers.ts";

const maxExplanationLength = 2000;
const named = z.object({ id: z.string(), name: z.string() });
const offTheList = {
  200: done,
  404: "It is not waiting for a person any more",
} as const;

const names = lists.filter(({ files }: AnyList) => files).map(({ name }) => name);

export const adminBackOfficeCalls = calls({
  "GET /api/admin/today": {
    who: "staff",
    summary: "What needs a person today, counted",
    answers: { 200: todayAnswer },
  },
  "GET /api/admin/tasks": {
    who: "staff",
    summary: "Tasks that are not done yet, and who can be given one",
    answers: { 200: z.object({ tasks: z.array(task), staff: z.array(named) }) },
  },
  "POST /api/admin/tasks": {
    who: "staff",
    summary: "Write down a task; the same id again changes nothing",
    body: z.object({
      id: z.uuid(),
      text: z.string().check(z.maxLength(maxTaskLength)),
      dueOn: z.iso.date(),
      assigneeId: z.nullable(z.string()),
      contactId: z.optional(z.nullable(z.string().check(z.maxLength(maxIdLength)))),
    }),
    answers: { 201: done, 422: "It says nothing" },
  },
  "POST /api/admin/tasks/:id/completion": {
    who: "staff",
    summary: "Say that a task is done",
    answers: offTheList,
  },
  "POST /api/admin/mail/:id/attempts": {
    who: "staff",
    summary: "Try to send a mail again",
    answers: offTheList,
  },
  "DELETE /api/admin/mail/:id": {
    who: "staff",
    summary: "Give up a mail: nothing of it is kept",
    answers: offTheList,
  },
  "GET /api/admin/payments": {
    who: "staff",
    summary: "Payments that need a person: stuck, failed lately, or different from what was asked",
    answers: { 200: paymentsToLookAtAnswer },
  },
  "POST /api/admin/discrepancies/:id/resolution": {
    who: "staff",
    summary: "Say how a discrepancy was resolved",
    body: z.object({ text: z.string().check(z.maxLength(maxExplanationLength)) }),
    answers: { ...offTheList, 422: "It says nothing" },
  },
  "POST /api/admin/discrepancies/:id/return": {
    who: "admin",
    proof: true,
    summary: "Send money that fits no gift back to its payer; asked twice, it is sent once",
    answers: {
      200: done,
      404: "There is no such money",
      409: "Nothing of it is left here",
      502: "The provider refused",
      503: "The provider cannot be asked now",
    },
  },
  "GET /api/admin/first-steps": {
    who: "admin",
    summary: "What is left to do after the site was set up, read from what is there",
    answers: { 200: firstStepsAnswer },
  },
  "POST /api/admin/first-steps/:step/postponement": {
    who: "admin",
    summary: "Postpone a step for a month; then it is listed again",
    answers: { 200: done, 404: "There is no such step" },
  },
  "GET /api/admin/exports/:file": {
    who: "admin",
    proof: true,
    summary: `A list as a file, filtered as on its own page: ${names.join(", ")}, each .csv or .xlsx`,
    answers: {
      200: { file: sheetTypes },
      404: "No such list or format",
      422: "It cannot be narrowed so",
      503: "Two files are being made already",
    },
  },
});
