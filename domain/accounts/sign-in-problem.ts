/** Why a sign-in at a provider did not happen, as the sign-in page's address tells it. The words are in the catalogs. */
export const signInProblems = [
  "too_many",
  "provider_unavailable",
  "provider_refused",
  "email_unverified",
] as const;
export type SignInProblem = (typeof signInProblems)[number];
