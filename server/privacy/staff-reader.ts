import type { Reader } from "#domain/support/ports.ts";
import { signedInBehind } from "../auth/signed-in-user.ts";
import type { RequestContext } from "../context.ts";

/** Who of the staff does this, for the audit log. */
export const staffReader = (c: RequestContext): Reader => {
  const { id, role } = signedInBehind(c).user;
  return { actor: { userId: id, role }, requestId: c.get("requestId") };
};
