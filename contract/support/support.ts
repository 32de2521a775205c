import { calls } from "../call.ts";
import * as z from "zod/mini";
import { questionForm, replyForm } from "#domain/support/support-form.ts";
import { formBody } from "../form-body.ts";
import { threadAnswer, writtenAnswer, openedThreadAnswer } from "#domain/support/answers.ts";

const written = {
  201: writtenAnswer,
  404: "No such conversation, or a stranger's",
  422: "Something is missing or too long",
  429: "Too many messages; Retry-After says when to try again",
};

export const supportCalls = calls({
  "GET /api/my/support": {
    who: "signed_in",
    summary: "My conversations with staff, newest first",
    answers: { 200: z.array(threadAnswer) },
  },
  "POST /api/my/support": {
    who: "signed_in",
    summary: "Begin a conversation with staff",
    body: formBody(questionForm),
    answers: written,
  },
  "POST /api/my/support/:id/messages": {
    who: "signed_in",
    summary: "Write on in one of my conversations",
    body: formBody(replyForm),
    answers: written,
  },
  "GET /api/admin/support/:id": {
    who: "staff",
    summary: "One conversation with its donor; that it was read is written down, and the donor can see it",
    answers: { 200: openedThreadAnswer, 404: "No such conversation" },
  },
  "POST /api/admin/support/:id/replies": {
    who: "staff",
    summary: "Answer a donor; the answer also goes by mail, in the donor's language",
    body: formBody(replyForm),
    answers: written,
  },
});
