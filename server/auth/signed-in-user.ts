import { createMiddleware } from "hono/factory";
import type { SignedIn } from "#domain/accounts/find-signed-in.ts";
import type { RequestContext, RequestEnv } from "../context.ts";
import type { Auth } from "./auth.ts";

/** One indexed query with a cookie, none without. */
export const signedInUser = ({ auth }: { auth: Auth }) =>
  createMiddleware<RequestEnv>(async (c, next) => {
    const signedIn = c.get("token") ? null : await lookUp(c, auth);
    c.set("signedIn", signedIn);
    c.set("user", signedIn?.user ?? null);
    await next();
    if (signedIn && !c.res.headers.has("cache-control"))
      c.res.headers.set("cache-control", "private, no-store");
  });

async function lookUp(c: RequestContext, { signIn, cookies }: Auth): Promise<SignedIn | null> {
  const token = cookies.session(c);
  if (token === null) return null;
  const signedIn = await signIn.findSignedIn(token);
  if (!signedIn) cookies.clearSession(c);
  else if (signedIn.renewedUntil) cookies.setSession(c, token, signedIn.renewedUntil);
  return signedIn;
}
