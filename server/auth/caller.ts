import type { SignedIn } from "#domain/accounts/find-signed-in.ts";
import type { RequestContext } from "../context.ts";

/** Who is calling, where only signed-in people can: each part of the domain has its own words for that person. */
export function callerOf(c: RequestContext) {
  const { user, session } = signedInOf(c);
  const actor = { userId: user.id, role: user.role };
  return {
    user,
    session,
    /** As the audit log names them. */
    asActor: () => actor,
    /** As one of the staff at work: who did it, and in which request. */
    asStaff: () => ({ actor, requestId: c.get("requestId") }),
    /** The address of an account is always proved: nobody signs in without showing that it is theirs. */
    asDonor: () => ({ userId: user.id, verifiedEmail: user.email }),
    asPerson: () => ({ userId: user.id, email: user.email }),
  };
}

/** With the session, for what changes how they sign in. */
export function signedInOf(c: RequestContext): SignedIn {
  const signedIn = c.get("signedIn");
  if (!signedIn) throw new Error("Nobody is signed in on a call that only signed-in people may make");
  return signedIn;
}
