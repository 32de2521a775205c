import type { Doer } from "#domain/back-office/locked-application.ts";
import type { User } from "#domain/site/site.ts";
import type { RequestContext } from "../context.ts";

/** The person behind a call that strangers cannot make. */
export function userOf(user: User | null): User {
  if (!user) throw new Error("A call for staff was answered to nobody");
  return user;
}

/** Who did it, as the audit log names them. */
export const doerOf = (c: RequestContext, user: User | null): Doer => {
  const { id, role } = userOf(user);
  return { actor: { userId: id, role }, requestId: c.get("requestId") };
};
