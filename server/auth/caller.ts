import type { SignedIn } from "#domain/accounts/find-signed-in.ts";
import type { RequestContext } from "../context.ts";

/** A token has its own name in the audit log. It is not a person, so calls that need one refuse it. */
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
    asActor: () => actor,
    asStaff: () => ({ actor, requestId: c.get("requestId") }),
    /** Always verified, because sign-in proves the address. */
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
