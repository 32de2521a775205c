import { proofCalls } from "#contract/accounts/proof.ts";
import { answer, endpoints } from "../endpoint.ts";
import { refuse } from "../refuse.ts";
import type { Auth } from "./auth.ts";
import { refuseTooMany } from "../requests/form-limits.ts";
import { signedInOf } from "./caller.ts";

/** Showing again who one is, in the session one has. */
export const proofApi = ({ signIn }: Auth) =>
  endpoints(proofCalls, {
    "POST /api/account/proof/options": async ({ c }) => {
      const asked = await signIn.proof.ask(signedInOf(c));
      return asked.ok ? answer(c, 200, asked.options) : refuseTooMany(c, asked);
    },
    "POST /api/account/proof": async ({ c, body }) => {
      const outcome = await signIn.proof.prove(signedInOf(c), body.passkey ?? null);
      return outcome.ok ? answer(c, 200, { proved: true }) : refuse(c, 422, "signin.error.passkey_refused");
    },
  });
