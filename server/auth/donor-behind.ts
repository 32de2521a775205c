import type { RequestContext } from "../context.ts";
import { signedInBehind } from "./signed-in-user.ts";

/** The address of an account is always proved: nobody signs in without showing that it is theirs. */
export const donorBehind = (c: RequestContext) => {
  const { id, email } = signedInBehind(c).user;
  return { userId: id, verifiedEmail: email };
};
