import type { SignInProblem } from "#domain/accounts/sign-in-problem.ts";

type Notes = { returnTo: string; problem?: SignInProblem; sent?: true };

/** The address of the sign-in page, with what it should say. `base` is "", "/nl" or "/ar". */
export function signInPage(base: string, { returnTo, problem, sent }: Notes): string {
  const query = new URLSearchParams({
    ...(sent && { sent: "1" }),
    ...(problem && { problem }),
    ...(returnTo !== "/" && { returnTo }),
  }).toString();
  return `${base}/sign-in${query ? `?${query}` : ""}`;
}
