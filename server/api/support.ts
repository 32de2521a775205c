import * as z from "zod/mini";
import {
  openedThreadAnswer,
  threadAnswer,
  threadLineAnswer,
  writtenAnswer,
} from "#domain/support/answers.ts";
import type { Written } from "#domain/support/support.ts";
import type { Foundation } from "../composition.ts";
import type { RequestContext } from "../context.ts";
import { endpoint } from "../endpoint.ts";
import { refuseFields } from "../forms/guards.ts";
import { personBehind } from "../privacy/person-behind.ts";
import { staffReader } from "../privacy/staff-reader.ts";
import { refuse } from "../refuse.ts";

const message = z.object({ message: z.optional(z.string()) });
const question = z.object({ subject: z.optional(z.string()), message: z.optional(z.string()) });
const written = {
  201: { description: "Written", schema: writtenAnswer },
  404: { description: "No such conversation, or a stranger's" },
  422: { description: "Something is missing or too long" },
  429: { description: "Too many messages; Retry-After says when to try again" },
};

export const supportApi = ({ support }: Pick<Foundation, "support">) => [
  endpoint(
    {
      method: "get",
      path: "/api/my/support",
      who: "signed_in",
      summary: "My conversations with staff, newest first",
      answers: { 200: { description: "The conversations", schema: z.array(threadAnswer) } },
    },
    async ({ c }) => c.json(await support.listOf(personBehind(c).userId)),
  ),
  endpoint(
    {
      method: "post",
      path: "/api/my/support",
      who: "signed_in",
      summary: "Begin a conversation with staff",
      body: question,
      answers: written,
    },
    async ({ c, body }) => answerOf(c, await support.ask(personBehind(c).userId, body)),
  ),
  endpoint(
    {
      method: "post",
      path: "/api/my/support/:id/messages",
      who: "signed_in",
      summary: "Write on in one of my conversations",
      body: message,
      answers: written,
    },
    async ({ c, body }) =>
      answerOf(c, await support.writeOn(personBehind(c).userId, c.req.param("id") ?? "", body)),
  ),
  endpoint(
    {
      method: "get",
      path: "/api/admin/support",
      who: "staff",
      summary: "Conversations with donors, those that wait first, at most 200; without the words",
      answers: { 200: { description: "The conversations", schema: z.array(threadLineAnswer) } },
    },
    async ({ c }) => c.json(await support.list()),
  ),
  endpoint(
    {
      method: "get",
      path: "/api/admin/support/:id",
      who: "staff",
      summary: "One conversation with its donor; that it was read is written down, and the donor can see it",
      answers: {
        200: { description: "The conversation", schema: openedThreadAnswer },
        404: { description: "No such conversation" },
      },
    },
    async ({ c }) => {
      const thread = await support.read(c.req.param("id") ?? "", staffReader(c));
      return thread ? c.json(thread) : refuse(c, 404, "support.error.no_such_thread");
    },
  ),
  endpoint(
    {
      method: "post",
      path: "/api/admin/support/:id/replies",
      who: "staff",
      summary: "Answer a donor; the answer also goes by mail, in the donor's language",
      body: message,
      answers: written,
    },
    async ({ c, body }) => answerOf(c, await support.reply(c.req.param("id") ?? "", body, staffReader(c))),
  ),
];

function answerOf(c: RequestContext, outcome: Written): Response {
  if (outcome.ok) return c.json({ threadId: outcome.threadId }, 201);
  if (outcome.reason === "invalid") return refuseFields(c, outcome.errors);
  if (outcome.reason === "too_many") {
    c.header("retry-after", String(outcome.retryAfterSeconds));
    return refuse(c, 429, "errors.too_many", { seconds: outcome.retryAfterSeconds });
  }
  return refuse(c, 404, "support.error.no_such_thread");
}
