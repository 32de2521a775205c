import { type SessionAnswer } from "#domain/accounts/answers.ts";
import { sessionsCalls } from "#contract/accounts/sessions.ts";
import { answer, endpoints } from "../endpoint.ts";
import { refuse } from "../refuse.ts";
import type { Auth } from "./auth.ts";
import { callerOf, signedInOf } from "./caller.ts";

export const sessionsApi = ({ signIn, cookies }: Auth) =>
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
  });
