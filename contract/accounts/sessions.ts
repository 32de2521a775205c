import { calls } from "../call.ts";
import { signInStateAnswer, sessionAnswer } from "#domain/accounts/answers.ts";
import * as z from "zod/mini";

export const sessionsCalls = calls({
  "GET /api/account/sign-in": {
    who: "signed_in",
    summary: "How I signed in, and whether staff rights wait for a passkey",
    answers: { 200: signInStateAnswer },
  },
  "GET /api/account/sessions": {
    who: "signed_in",
    summary: "Where I am signed in",
    answers: { 200: z.array(sessionAnswer) },
  },
  "DELETE /api/account/sessions/:id": {
    who: "signed_in",
    summary: "Sign out on one of my devices",
    answers: { 204: "Ended", 404: "No such session of mine" },
  },
  "DELETE /api/account/sessions": {
    who: "signed_in",
    summary: "Sign out everywhere, here too",
    answers: { 204: "All ended" },
  },
});
