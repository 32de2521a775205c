import * as z from "zod/mini";
import { passkeyResponse } from "#domain/accounts/answers.ts";
import { endpoint } from "../endpoint.ts";
import { refuse } from "../refuse.ts";
import type { Auth } from "./auth.ts";
import { ceremonyOptions, tooMany } from "./passkeys-api.ts";
import { signedInBehind } from "./signed-in-user.ts";

/** Showing again who one is, in the session one has. */
export const proofApi = ({ signIn }: Auth) => [
  endpoint(
    {
      method: "post",
      path: "/api/account/proof/options",
      who: "signed_in",
      summary: "Begin showing again who I am, with a passkey",
      answers: {
        200: { description: "What the browser asks the authenticator", schema: ceremonyOptions },
        429: { description: "Too many tries" },
      },
    },
    async ({ c }) => {
      const asked = await signIn.proof.ask(signedInBehind(c));
      return asked.ok ? c.json(asked.options) : tooMany(c, asked);
    },
  ),
  endpoint(
    {
      method: "post",
      path: "/api/account/proof",
      who: "signed_in",
      summary: "Show again who I am; in the demonstration nothing is asked",
      body: z.object({ passkey: z.optional(passkeyResponse) }),
      answers: {
        200: { description: "Believed for ten minutes", schema: z.object({ proved: z.literal(true) }) },
        422: { description: "That proves nothing" },
      },
    },
    async ({ c, body }) => {
      const outcome = await signIn.proof.prove(signedInBehind(c), body.passkey ?? null);
      return outcome.ok ? c.json({ proved: true }) : refuse(c, 422, "signin.error.passkey_refused");
    },
  ),
];
