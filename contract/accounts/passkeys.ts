import { calls } from "../call.ts";
import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from "@simplewebauthn/server";
import * as z from "zod/mini";
import { passkeyResponse, passkeyAnswer } from "#domain/accounts/answers.ts";

const withChallenge = (value: unknown): boolean =>
  typeof value === "object" && value !== null && "challenge" in value && typeof value.challenge === "string";
export const signInOptions = z.custom<PublicKeyCredentialRequestOptionsJSON>(withChallenge);
const creationOptions = z.custom<PublicKeyCredentialCreationOptionsJSON>(withChallenge);

export const passkeysCalls = calls({
  "POST /api/sign-in/passkey/options": {
    who: "anyone",
    summary: "Begin signing in with a passkey",
    answers: { 200: signInOptions, 404: "A provider decides here who comes in", 429: "Too many tries" },
  },
  "POST /api/sign-in/passkey": {
    who: "anyone",
    summary: "Sign in with a passkey",
    body: z.object({ passkey: passkeyResponse, returnTo: z.optional(z.string()) }),
    answers: {
      200: z.object({ returnTo: z.string() }),
      422: "The passkey is not known here, or the answer came too late",
    },
  },
  "GET /api/account/passkeys": {
    who: "signed_in",
    summary: "My passkeys",
    answers: { 200: z.array(passkeyAnswer) },
  },
  "POST /api/account/passkeys/options": {
    who: "signed_in",
    proof: true,
    summary: "Begin adding a passkey",
    answers: {
      200: creationOptions,
      403: "Staff who have a passkey must have signed in with it",
      429: "Too many tries",
    },
  },
  "POST /api/account/passkeys": {
    who: "signed_in",
    proof: true,
    summary: "Add a passkey",
    body: passkeyResponse,
    answers: {
      201: passkeyAnswer,
      403: "Staff who have a passkey must have signed in with it",
      422: "The authenticator's answer could not be used",
    },
  },
  "DELETE /api/account/passkeys/:id": {
    who: "signed_in",
    proof: true,
    summary: "Remove one of my passkeys",
    answers: {
      204: "Removed",
      403: "Staff must have signed in with a passkey",
      404: "No such passkey of mine",
    },
  },
});
