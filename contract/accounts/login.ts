import { calls } from "../call.ts";
import { signInOffers, linkAnswer } from "#domain/accounts/answers.ts";
import * as z from "zod/mini";

const returnToQuery = z.object({ returnTo: z.optional(z.string()), anew: z.optional(z.string()) });
const providerAnswer = z.object({
  code: z.optional(z.string()),
  state: z.optional(z.string()),
  iss: z.optional(z.string()),
});

export const loginCalls = calls({
  "GET /api/sign-in": {
    who: "anyone",
    summary: "The ways to sign in that this site offers",
    answers: { 200: signInOffers },
  },
  "GET /api/sign-in/link": {
    who: "anyone",
    summary: "Whose account a mailed link opens, and whether this browser asked for it",
    query: z.object({ token: z.string() }),
    answers: { 200: linkAnswer, 404: "Used, too old, or never sent" },
  },
  "GET /api/login": {
    who: "anyone",
    summary: "Start signing in; returnTo is a path of this site, anew has a provider ask again",
    query: returnToQuery,
    answers: { 302: "To the OpenID provider, or to the sign-in page" },
  },
  "GET /api/login/callback": {
    who: "anyone",
    summary: "Where the OpenID provider sends a person back to",
    query: providerAnswer,
    answers: { 303: "Signed in, or back to the sign-in page with the reason" },
  },
  "GET /api/logout": {
    who: "anyone",
    summary: "Sign out on this device",
    answers: { 302: "To the home page" },
  },
});
