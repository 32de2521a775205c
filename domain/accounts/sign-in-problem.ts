/** Why a sign-in at a provider failed, as a query parameter of the sign-in page. The texts are in the catalogs. */
export const signInProblems = [
  "too_many",
  "provider_unavailable",
  "provider_refused",
  "email_unverified",
] as const;
export type SignInProblem = (typeof signInProblems)[number];
