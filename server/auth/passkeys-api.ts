import { type PasskeyAnswer } from "#domain/accounts/answers.ts";
import { deviceName } from "#domain/accounts/device-name.ts";
import type { Passkey } from "#domain/accounts/passkey.ts";
import { passkeysCalls } from "#contract/accounts/passkeys.ts";
import { answer, endpoints } from "../endpoint.ts";
import { refuseTooMany } from "../requests/form-limits.ts";
import { refuse } from "../refuse.ts";
import { startSession, visitOf, type Auth } from "./auth.ts";
import { callerOf, signedInOf } from "./caller.ts";

export const passkeysApi = (auth: Auth) =>
  endpoints(passkeysCalls, {
    "POST /api/sign-in/passkey/options": async ({ c }) => {
      const asked = await auth.signIn.passkey.ask(visitOf(c, auth));
      if (asked.ok) return answer(c, 200, asked.options);
      return asked.reason === "too_many" ? refuseTooMany(c, asked) : refuse(c, 404, "errors.not_found");
    },
    "POST /api/sign-in/passkey": async ({ c, body }) => {
      const outcome = await auth.signIn.passkey.signIn(body.passkey, visitOf(c, auth));
      if (!outcome.ok) return refuse(c, 422, "signin.error.passkey_refused");
      return answer(c, 200, { returnTo: await startSession(c, auth, outcome.session, body.returnTo ?? "/") });
    },
    "GET /api/account/passkeys": async ({ c }) => {
      const { user } = callerOf(c);
      return answer(c, 200, (await auth.signIn.passkey.listOf(user.id)).map(answerOf));
    },
    "POST /api/account/passkeys/options": async ({ c }) => {
      const begun = await auth.signIn.passkey.begin(signedInOf(c));
      if (begun.ok) return answer(c, 200, begun.options);
      return begun.reason === "too_many"
        ? refuseTooMany(c, begun)
        : refuse(c, 403, "signin.error.stronger_sign_in");
    },
    "POST /api/account/passkeys": async ({ c, body }) => {
      const name = deviceName(c.req.header("user-agent") ?? "");
      const outcome = await auth.signIn.passkey.add(signedInOf(c), body, name);
      if (outcome.ok) return answer(c, 201, answerOf(outcome.passkey));
      const status = { stronger_sign_in: 403, passkey_refused: 422 } as const;
      return refuse(c, status[outcome.reason], `signin.error.${outcome.reason}`);
    },
    "DELETE /api/account/passkeys/:id": async ({ c, params }) => {
      const { user, session } = callerOf(c);
      const outcome = await auth.signIn.passkey.remove(user.id, session, params.id);
      if (outcome.ok) return c.body(null, 204);
      if (outcome.reason === "stronger_sign_in") return refuse(c, 403, "signin.error.stronger_sign_in");
      return refuse(c, 404, "errors.not_found");
    },
  });

const answerOf = ({ id, name, createdAt, lastUsedAt }: Passkey): PasskeyAnswer => ({
  id,
  name,
  createdAt: createdAt.toISOString(),
  lastUsedAt: lastUsedAt?.toISOString() ?? null,
});
