import { createHash } from "node:crypto";
import { sessionsCalls } from "#contract/accounts/sessions.ts";
import { type SessionAnswer, type PasskeyAnswer } from "#domain/accounts/answers.ts";
import { escapeHtml } from "#domain/mail/escape-html.ts";
import { letterColours as colours } from "#domain/mail/letter-colours.ts";
import type { Foundation } from "../composition.ts";
import { answer, endpoints } from "../endpoint.ts";
import { refuse } from "../refuse.ts";
import { refuseTooMany } from "../requests/form-limits.ts";
import { signedInOf, callerOf } from "./caller.ts";
import { loginApi } from "./login-api.ts";
import { deviceName } from "#domain/accounts/device-name.ts";
import type { Passkey } from "#domain/accounts/passkey.ts";
import { passkeysCalls } from "#contract/accounts/passkeys.ts";
import { startSession, visitOf, type Auth } from "./auth.ts";

const passkeysApi = (auth: Auth) =>
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
        : refuse(c, 403, "signin.error.has_passkey");
    },
    "POST /api/account/passkeys": async ({ c, body }) => {
      const name = deviceName(c.req.header("user-agent") ?? "");
      const outcome = await auth.signIn.passkey.add(signedInOf(c), body, name);
      if (outcome.ok) return answer(c, 201, answerOf(outcome.passkey));
      const status = { has_passkey: 403, passkey_refused: 422 } as const;
      return refuse(c, status[outcome.reason], `signin.error.${outcome.reason}`);
    },
    "DELETE /api/account/passkeys/:id": async ({ c, params }) => {
      const { user, session } = callerOf(c);
      const outcome = await auth.signIn.passkey.remove(user.id, session, params.id);
      if (outcome.ok) return c.body(null, 204);
      if (outcome.reason === "has_passkey") return refuse(c, 403, "signin.error.has_passkey");
      return refuse(c, 404, "errors.not_found");
    },
  });

const answerOf = ({ id, name, createdAt, lastUsedAt }: Passkey): PasskeyAnswer => ({
  id,
  name,
  createdAt: createdAt.toISOString(),
  lastUsedAt: lastUsedAt?.toISOString() ?? null,
});

export const signInApi = ({ auth, ownPictures }: Pick<Foundation, "auth" | "ownPictures">) => [
  ...loginApi(auth, ownPictures),
  ...passkeysApi(auth),
  ...sessionsApi(auth, ownPictures),
];

const sessionsApi = ({ signIn, cookies }: Auth, ownPictures: Pick<Foundation["ownPictures"], "find">) =>
  endpoints(sessionsCalls, {
    "GET /api/account/sign-in": async ({ c }) => {
      const signedIn = signedInOf(c);
      const { method, limited } = signedIn.session;
      return answer(c, 200, { method, limited, proof: await signIn.proof.wayOf(signedIn) });
    },
    "GET /api/account/sessions": async ({ c }) => {
      const { user, session: current } = callerOf(c);
      const sessions = await signIn.session.listOf(user.id);
      return answer(
        c,
        200,
        sessions.map(({ id, method, device, startedAt, seenAt }): SessionAnswer => ({
          id,
          method,
          device,
          startedAt: startedAt.toISOString(),
          seenAt: seenAt.toISOString(),
          current: id === current.id,
        })),
      );
    },
    "DELETE /api/account/sessions/:id": async ({ c, params }) => {
      const { user, session: current } = callerOf(c);
      const id = params.id;
      if ((await signIn.session.endOne(user.id, id)) === "unknown") return refuse(c, 404, "errors.not_found");
      if (id === current.id) cookies.clearSession(c);
      return c.body(null, 204);
    },
    "DELETE /api/account/sessions": async ({ c }) => {
      await signIn.session.endAllOf(callerOf(c).user.id);
      cookies.clearSession(c);
      return c.body(null, 204);
    },
    "POST /api/account/proof/options": async ({ c }) => {
      const asked = await signIn.proof.ask(signedInOf(c));
      return asked.ok ? answer(c, 200, asked.options) : refuseTooMany(c, asked);
    },
    "POST /api/account/proof": async ({ c, body }) => {
      const outcome = await signIn.proof.prove(signedInOf(c), body.passkey ?? null);
      return outcome.ok ? answer(c, 200, { proved: true }) : refuse(c, 422, "signin.error.passkey_refused");
    },
    // The account picture in the header, or a tile with an initial. Visible to its owner only.
    "GET /api/account/picture": async ({ c }) => {
      const { user } = callerOf(c);
      const own = await ownPictures.find(user.id);
      const { type, bytes, hash } = own ? { ...own, type: "image/webp" } : tileOf(user);
      c.header("etag", `"${hash}"`);
      // Revalidated: the next person at this browser has the same URL and another picture.
      c.header("cache-control", "private, no-cache");
      c.header("content-security-policy", "default-src 'none'; sandbox");
      if (c.req.header("if-none-match") === `"${hash}"`) return c.body(null, 304);
      c.header("content-type", type);
      return c.body(new Uint8Array(bytes));
    },
  });

function tileOf({ id, firstName, email }: { id: string; firstName: string | null; email: string }) {
  const bytes = new TextEncoder().encode(drawnPicture({ id, name: firstName ?? email }));
  return { type: "image/svg+xml", bytes, hash: createHash("sha256").update(bytes).digest("hex") };
}

/** A tile with the initial, stable per person and without a third party. */
export function drawnPicture({ id, name }: { id: string; name: string }): string {
  const turn = [...new TextEncoder().encode(id)].reduce((sum, byte) => sum + byte, 0) % 4;
  const initial = escapeHtml(name.trim().charAt(0).toUpperCase() || "•");
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 36 36" width="36" height="36">
<rect width="36" height="36" fill="${colours.action}"/>
<path d="M0 0h36L0 36z" fill="${colours.ink}" fill-opacity=".35" transform="rotate(${turn * 90} 18 18)"/>
<text x="18" y="24.5" font-family="system-ui,sans-serif" font-size="18" font-weight="600" text-anchor="middle" fill="${colours.paper}">${initial}</text>
</svg>`;
}
