import { calls } from "../call.ts";
import { signInStateAnswer, sessionAnswer, passkeyResponse } from "#domain/accounts/answers.ts";
import * as z from "zod/mini";
import { signInOptions } from "./passkeys.ts";

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
  "POST /api/account/proof/options": {
    who: "signed_in",
    summary: "Begin showing again who I am, with a passkey",
    answers: { 200: signInOptions, 429: "Too many tries" },
  },
  "POST /api/account/proof": {
    who: "signed_in",
    summary: "Show again who I am; in the demonstration nothing is asked",
    body: z.object({ passkey: z.optional(passkeyResponse) }),
    answers: { 200: z.object({ proved: z.literal(true) }), 422: "That proves nothing" },
  },
  "GET /api/account/picture": {
    who: "signed_in",
    summary: "My picture",
    answers: { 200: { file: ["image/webp", "image/svg+xml"] }, 304: "The one that the browser has already" },
  },
});
