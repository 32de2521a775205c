import * as z from "zod/mini";
import { sessionAnswer, signInStateAnswer, type SessionAnswer } from "#domain/accounts/answers.ts";
import { endpoint } from "../endpoint.ts";
import { refuse } from "../refuse.ts";
import type { Auth } from "./auth.ts";
import { signedInBehind } from "./signed-in-user.ts";

export const sessionsApi = ({ signIn, cookies }: Auth) => [
  endpoint(
    {
      method: "get",
      path: "/api/account/sign-in",
      who: "signed_in",
      summary: "How I signed in, and whether staff rights wait for a passkey",
      answers: { 200: { description: "This session", schema: signInStateAnswer } },
    },
    async ({ c }) => {
      const signedIn = signedInBehind(c);
      const { method, limited } = signedIn.session;
      return c.json({ method, limited, proof: await signIn.proof.wayOf(signedIn) });
    },
  ),
  endpoint(
    {
      method: "get",
      path: "/api/account/sessions",
      who: "signed_in",
      summary: "Where I am signed in",
      answers: { 200: { description: "The sessions, last used first", schema: z.array(sessionAnswer) } },
    },
    async ({ c }) => {
      const { user, session: current } = signedInBehind(c);
      const sessions = await signIn.session.listOf(user.id);
      return c.json(
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
  ),
  endpoint(
    {
      method: "delete",
      path: "/api/account/sessions/:id",
      who: "signed_in",
      summary: "Sign out on one of my devices",
      answers: { 204: { description: "Ended" }, 404: { description: "No such session of mine" } },
    },
    async ({ c }) => {
      const { user, session: current } = signedInBehind(c);
      const id = c.req.param("id") ?? "";
      if ((await signIn.session.endOne(user.id, id)) === "unknown") return refuse(c, 404, "errors.not_found");
      if (id === current.id) cookies.clearSession(c);
      return c.body(null, 204);
    },
  ),
  endpoint(
    {
      method: "delete",
      path: "/api/account/sessions",
      who: "signed_in",
      summary: "Sign out everywhere, here too",
      answers: { 204: { description: "All ended" } },
    },
    async ({ c }) => {
      await signIn.session.endAllOf(signedInBehind(c).user.id);
      cookies.clearSession(c);
      return c.body(null, 204);
    },
  ),
];
