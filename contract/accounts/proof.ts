import { calls } from "../call.ts";
import { signInOptions } from "./passkeys.ts";
import * as z from "zod/mini";
import { passkeyResponse } from "#domain/accounts/answers.ts";

export const proofCalls = calls({
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
});
