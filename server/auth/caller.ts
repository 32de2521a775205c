import type { SignedIn } from "#domain/accounts/find-signed-in.ts";
import type { RequestContext } from "../context.ts";

/**
 * The caller of a call for signed-in people and tokens. A token is recorded in the audit log under its own name; it is not a
 * person, so calls that need one refuse it.
 */
export function callerOf(c: RequestContext) {
  const token = c.get("token");
  const person = () => signedInOf(c).user;
  const actor = token ? { userId: token.id, role: "TOKEN" } : { userId: person().id, role: person().role };
  return {
    get user() {
      return person();
    },
    get session() {
      return signedInOf(c).session;
    },
    /** As the audit log names them. */
    asActor: () => actor,
    /** As one of the staff at work: who did it, and in which request. */
    asStaff: () => ({ actor, requestId: c.get("requestId") }),
    /** The address of an account is always proved: nobody signs in without showing that it is theirs. */
    asDonor: () => ({ userId: person().id, verifiedEmail: person().email }),
    asPerson: () => ({ userId: person().id, email: person().email }),
  };
}

/** With the session, for what changes how they sign in. */
export function signedInOf(c: RequestContext): SignedIn {
  const signedIn = c.get("signedIn");
  if (!signedIn) throw new Error("Nobody is signed in on a call that only signed-in people may make");
  return signedIn;
}
