import type { RequestContext } from "../context.ts";
import type { Step } from "../middleware/steps.ts";
import type { Auth } from "./auth.ts";

/** One indexed query with a cookie, none without. */
export function signedInUser({ auth: { signIn, cookies } }: { auth: Auth }): Step {
  return (c) => {
    const session = c.get("token") ? null : cookies.session(c);
    return session === null ? undefined : lookUp(c, session);
  };

  async function lookUp(c: RequestContext, session: string): Promise<void> {
    const signedIn = await signIn.findSignedIn(session);
    if (!signedIn) cookies.clearSession(c);
    else if (signedIn.renewedUntil) cookies.setSession(c, session, signedIn.renewedUntil);
    c.set("signedIn", signedIn);
    c.set("user", signedIn?.user ?? null);
  }
}

/** What a signed-in person sees is theirs, unless the answer says otherwise. */
export function keepPrivate(c: RequestContext): void {
  if (c.get("signedIn") && !c.res.headers.has("cache-control"))
    c.res.headers.set("cache-control", "private, no-store");
}
