import { createHash } from "node:crypto";
import { sessionsCalls } from "#contract/accounts/sessions.ts";
import { type SessionAnswer } from "#domain/accounts/answers.ts";
import { escapeHtml } from "#domain/mail/escape-html.ts";
import { letterColours as colours } from "#domain/mail/letter-colours.ts";
import type { Foundation } from "../composition.ts";
import { answer, endpoints } from "../endpoint.ts";
import { refuse } from "../refuse.ts";
import { refuseTooMany } from "../requests/form-limits.ts";
import type { Auth } from "./auth.ts";
import { signedInOf, callerOf } from "./caller.ts";
import { loginApi } from "./login-api.ts";
import { passkeysApi } from "./passkeys-api.ts";

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
    // Showing again who one is, in the session one has.
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
      // Asked about every time: the next person at this browser has the same address, and another picture.
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

/** A tile with the first letter of a name, the same for the same person: a face that we need not ask anybody for. */
export function drawnPicture({ id, name }: { id: string; name: string }): string {
  const turn = [...new TextEncoder().encode(id)].reduce((sum, byte) => sum + byte, 0) % 4;
  const initial = escapeHtml(name.trim().charAt(0).toUpperCase() || "•");
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 36 36" width="36" height="36">
<rect width="36" height="36" fill="${colours.action}"/>
<path d="M0 0h36L0 36z" fill="${colours.ink}" fill-opacity=".35" transform="rotate(${turn * 90} 18 18)"/>
<text x="18" y="24.5" font-family="system-ui,sans-serif" font-size="18" font-weight="600" text-anchor="middle" fill="${colours.paper}">${initial}</text>
</svg>`;
}
