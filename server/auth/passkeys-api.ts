import * as z from "zod/mini";
import { passkeyAnswer, passkeyResponse, type PasskeyAnswer } from "#domain/accounts/answers.ts";
import { deviceName } from "#domain/accounts/device-name.ts";
import type { Passkey } from "#domain/accounts/passkey.ts";
import type { RequestContext } from "../context.ts";
import { endpoint } from "../endpoint.ts";
import { refuse } from "../refuse.ts";
import { startSession, visitOf, type Auth } from "./auth.ts";
import { signedInBehind } from "./signed-in-user.ts";

export const ceremonyOptions = z.looseObject({ challenge: z.string() });

export const passkeysApi = (auth: Auth) => [
  endpoint(
    {
      method: "post",
      path: "/api/sign-in/passkey/options",
      who: "anyone",
      summary: "Begin signing in with a passkey",
      answers: {
        200: { description: "What the browser asks the authenticator", schema: ceremonyOptions },
        404: { description: "A provider decides here who comes in" },
        429: { description: "Too many tries" },
      },
    },
    async ({ c }) => {
      const asked = await auth.signIn.passkey.ask(visitOf(c, auth));
      if (asked.ok) return c.json(asked.options);
      return asked.reason === "too_many" ? tooMany(c, asked) : refuse(c, 404, "errors.not_found");
    },
  ),
  endpoint(
    {
      method: "post",
      path: "/api/sign-in/passkey",
      who: "anyone",
      summary: "Sign in with a passkey",
      body: z.object({ passkey: passkeyResponse, returnTo: z.optional(z.string()) }),
      answers: {
        200: { description: "Signed in; where to go", schema: z.object({ returnTo: z.string() }) },
        422: { description: "The passkey is not known here, or the answer came too late" },
      },
    },
    async ({ c, body }) => {
      const outcome = await auth.signIn.passkey.signIn(body.passkey, visitOf(c, auth));
      if (!outcome.ok) return refuse(c, 422, "signin.error.passkey_refused");
      return c.json({ returnTo: startSession(c, auth, outcome.session, body.returnTo ?? "/") });
    },
  ),
  endpoint(
    {
      method: "get",
      path: "/api/account/passkeys",
      who: "signed_in",
      summary: "My passkeys",
      answers: { 200: { description: "The passkeys", schema: z.array(passkeyAnswer) } },
    },
    async ({ c }) => {
      const { user } = signedInBehind(c);
      return c.json((await auth.signIn.passkey.listOf(user.id)).map(answerOf));
    },
  ),
  endpoint(
    {
      method: "post",
      path: "/api/account/passkeys/options",
      who: "signed_in",
      proof: true,
      summary: "Begin adding a passkey",
      answers: {
        200: { description: "What the browser asks the authenticator", schema: ceremonyOptions },
        403: { description: "Staff who have a passkey must have signed in with it" },
        429: { description: "Too many tries" },
      },
    },
    async ({ c }) => {
      const begun = await auth.signIn.passkey.begin(signedInBehind(c));
      if (begun.ok) return c.json(begun.options);
      return begun.reason === "too_many"
        ? tooMany(c, begun)
        : refuse(c, 403, "signin.error.stronger_sign_in");
    },
  ),
  endpoint(
    {
      method: "post",
      path: "/api/account/passkeys",
      who: "signed_in",
      proof: true,
      summary: "Add a passkey",
      body: passkeyResponse,
      answers: {
        201: { description: "Added", schema: passkeyAnswer },
        403: { description: "Staff who have a passkey must have signed in with it" },
        422: { description: "The authenticator's answer could not be used" },
      },
    },
    async ({ c, body }) => {
      const name = deviceName(c.req.header("user-agent") ?? "");
      const outcome = await auth.signIn.passkey.add(signedInBehind(c), body, name);
      if (outcome.ok) return c.json(answerOf(outcome.passkey), 201);
      const status = { stronger_sign_in: 403, passkey_refused: 422 } as const;
      return refuse(c, status[outcome.reason], `signin.error.${outcome.reason}`);
    },
  ),
  endpoint(
    {
      method: "delete",
      path: "/api/account/passkeys/:id",
      who: "signed_in",
      proof: true,
      summary: "Remove one of my passkeys",
      answers: {
        204: { description: "Removed" },
        403: { description: "Staff must have signed in with a passkey" },
        404: { description: "No such passkey of mine" },
      },
    },
    async ({ c }) => {
      const { user, session } = signedInBehind(c);
      const outcome = await auth.signIn.passkey.remove(user.id, session, c.req.param("id") ?? "");
      if (outcome.ok) return c.body(null, 204);
      if (outcome.reason === "stronger_sign_in") return refuse(c, 403, "signin.error.stronger_sign_in");
      return refuse(c, 404, "errors.not_found");
    },
  ),
];

export function tooMany(c: RequestContext, { retryAfterSeconds }: { retryAfterSeconds: number }): Response {
  c.header("retry-after", String(retryAfterSeconds));
  return refuse(c, 429, "errors.too_many", { seconds: retryAfterSeconds });
}

const answerOf = ({ id, name, createdAt, lastUsedAt }: Passkey): PasskeyAnswer => ({
  id,
  name,
  createdAt: createdAt.toISOString(),
  lastUsedAt: lastUsedAt?.toISOString() ?? null,
});
