import type { Person } from "#domain/privacy/person.ts";
import { signedInBehind } from "../auth/signed-in-user.ts";
import type { RequestContext } from "../context.ts";

/** The address of an account is always proved: nobody signs in without showing that it is theirs. */
export const personBehind = (c: RequestContext): Person => {
  const { id, email } = signedInBehind(c).user;
  return { userId: id, email };
};
