import * as z from "zod/mini";
import { todayAnswer } from "#domain/back-office/answers.ts";
import { deadMailAnswer } from "#domain/back-office/dead-mail.ts";
import { paymentsToLookAtAnswer } from "#domain/back-office/payments-to-look-at.ts";
import { longestTask, task } from "#domain/back-office/task.ts";
import type { Foundation } from "../composition.ts";
import { endpoint, type Endpoint } from "../endpoint.ts";
import { actorOf } from "../actor.ts";
import { refuse } from "../refuse.ts";
import { doerOf } from "./doer.ts";

const longestWords = 2000;
const done = z.object({ done: z.literal(true) });
const named = z.object({ id: z.string(), name: z.string() });

type Needs = Pick<Foundation, "backOffice" | "donationDesk">;

/** What needs a person today, and where it is worked. */
export const adminTodayApi = (foundation: Needs): Endpoint[] => [
  endpoint(
    {
      method: "get",
      path: "/api/admin/today",
      who: "staff",
      summary: "What needs a person today, counted",
      answers: { 200: { description: "The counts", schema: todayAnswer } },
    },
    async ({ c }) => c.json(await foundation.backOffice.showToday(c.get("language"))),
  ),
  ...tasksApi(foundation),
  ...mailApi(foundation),
  ...paymentsApi(foundation),
];

const tasksApi = ({ backOffice: { tasks } }: Needs): Endpoint[] => [
  endpoint(
    {
      method: "get",
      path: "/api/admin/tasks",
      who: "staff",
      summary: "Tasks that are not done yet, and who can be given one",
      answers: {
        200: {
          description: "The most pressing first",
          schema: z.object({ tasks: z.array(task), staff: z.array(named) }),
        },
      },
    },
    async ({ c }) => c.json(await tasks.list()),
  ),
  endpoint(
    {
      method: "post",
      path: "/api/admin/tasks",
      who: "staff",
      summary: "Write down a task; the same id again changes nothing",
      body: z.object({
        id: z.uuid(),
        text: z.string().check(z.maxLength(longestTask)),
        dueOn: z.iso.date(),
        assigneeId: z.nullable(z.string()),
      }),
      answers: {
        201: { description: "It is on the list", schema: done },
        422: { description: "It says nothing" },
      },
    },
    async ({ c, body, user }) => {
      const outcome = await tasks.add(body, doerOf(c, user));
      if (outcome.ok) return c.json({ done: true }, 201);
      return refuse(c, 422, wordsForTask[outcome.reason]);
    },
  ),
  endpoint(
    {
      method: "post",
      path: "/api/admin/tasks/:id/completion",
      who: "staff",
      summary: "Say that a task is done",
      answers: {
        200: { description: "It is off the list", schema: done },
        404: { description: "There is no such task" },
      },
    },
    async ({ c, user }) =>
      (await tasks.finish(c.req.param("id") ?? "", doerOf(c, user))) === "done"
        ? c.json({ done: true })
        : refuse(c, 404, "errors.not_found"),
  ),
];

const wordsForTask = {
  task_empty: "application.error.note_empty",
  person_unknown: "application.error.person_unknown",
} as const;

const mailApi = ({ backOffice }: Needs): Endpoint[] => [
  endpoint(
    {
      method: "get",
      path: "/api/admin/mail",
      who: "staff",
      summary: "Mail that could not be delivered",
      answers: { 200: { description: "Newest first", schema: z.array(deadMailAnswer) } },
    },
    async ({ c }) =>
      c.json(
        (await backOffice.deadMail.list()).map((mail) =>
          deadMailAnswer.parse({ ...mail, createdAt: mail.createdAt.toISOString() }),
        ),
      ),
  ),
  ...(["sendAgain", "giveUp"] as const).map((act) =>
    endpoint(
      {
        method: act === "sendAgain" ? "post" : "delete",
        path: act === "sendAgain" ? "/api/admin/mail/:id/attempts" : "/api/admin/mail/:id",
        who: "staff",
        summary: act === "sendAgain" ? "Try to send a mail again" : "Give up a mail: nothing of it is kept",
        answers: {
          200: { description: "It is off the list", schema: done },
          404: { description: "It is not waiting for a person any more" },
        },
      },
      async ({ c, user }) =>
        (await backOffice.deadMail[act](c.req.param("id") ?? "", doerOf(c, user))) === "done"
          ? c.json({ done: true })
          : refuse(c, 404, "errors.not_found"),
    ),
  ),
];

const paymentsApi = ({ backOffice, donationDesk }: Needs): Endpoint[] => [
  endpoint(
    {
      method: "get",
      path: "/api/admin/payments",
      who: "staff",
      summary: "Payments that need a person: stuck, failed lately, or different from what was asked",
      answers: { 200: { description: "At most 200 of each", schema: paymentsToLookAtAnswer } },
    },
    async ({ c }) => c.json(await backOffice.paymentsToLookAt()),
  ),
  endpoint(
    {
      method: "post",
      path: "/api/admin/discrepancies/:id/resolution",
      who: "staff",
      summary: "Say how a discrepancy was resolved",
      body: z.object({ text: z.string().check(z.maxLength(longestWords)) }),
      answers: {
        200: { description: "It is off the list", schema: done },
        404: { description: "There is no such discrepancy" },
        422: { description: "It says nothing" },
      },
    },
    async ({ c, body, user }) => {
      const id = Number(c.req.param("id"));
      if (!Number.isSafeInteger(id)) return refuse(c, 404, "errors.not_found");
      const outcome = await backOffice.resolveDiscrepancy(id, body.text, doerOf(c, user));
      if (outcome.ok) return c.json({ done: true });
      if (outcome.reason === "not_found") return refuse(c, 404, "errors.not_found");
      return refuse(c, 422, "application.error.note_empty");
    },
  ),
  endpoint(
    {
      method: "post",
      path: "/api/admin/discrepancies/:id/return",
      who: "admin",
      proof: true,
      summary: "Send money that fits no gift back to whoever paid it; asked twice, it is sent once",
      answers: {
        200: { description: "It is on its way back", schema: done },
        404: { description: "There is no such money" },
        409: { description: "Nothing of it is left here" },
        502: { description: "The provider refused" },
        503: { description: "The provider cannot be asked now" },
      },
    },
    async ({ c, user }) => {
      const id = Number(c.req.param("id"));
      if (!Number.isSafeInteger(id)) return refuse(c, 404, "errors.not_found");
      const outcome = await donationDesk.returnUnfitMoney(id, actorOf(user), c.get("requestId"));
      if (outcome.ok) return c.json({ done: true });
      return refuse(c, statusOfReturn[outcome.reason], `admin-payments.return.${outcome.reason}`);
    },
  ),
];

const statusOfReturn = { not_found: 404, nothing_left: 409, refused: 502, unavailable: 503 } as const;
