import * as z from "zod/mini";
import { roles } from "./account.ts";
import { proofWays } from "./reauthenticate.ts";
import { signInMethods } from "./session.ts";

export const signInOffers = z.object({
  emailLink: z.boolean(),
  openId: z.boolean(),
  passkey: z.boolean(),
  demoAccounts: z.array(z.object({ email: z.string(), role: z.enum(roles) })),
});
export type SignInOffers = z.infer<typeof signInOffers>;

export const linkAnswer = z.object({ email: z.string(), sameBrowser: z.boolean() });

export const sessionAnswer = z.object({
  id: z.string(),
  method: z.enum(signInMethods),
  device: z.string(),
  startedAt: z.iso.datetime(),
  seenAt: z.iso.datetime(),
  current: z.boolean(),
});
export type SessionAnswer = z.infer<typeof sessionAnswer>;

export const passkeyAnswer = z.object({
  id: z.string(),
  name: z.string(),
  createdAt: z.iso.datetime(),
  lastUsedAt: z.nullable(z.iso.datetime()),
});
export type PasskeyAnswer = z.infer<typeof passkeyAnswer>;

/** Whether this session has all of the user's permissions. */
export const signInStateAnswer = z.object({
  method: z.enum(signInMethods),
  limited: z.boolean(),
  proof: z.enum(proofWays),
});
export type SignInState = z.infer<typeof signInStateAnswer>;

/** As browsers send it. Only the verifier looks further inside. */
export const passkeyResponse = z.looseObject({
  id: z.string().check(z.minLength(1), z.maxLength(2048)),
  response: z.looseObject({ clientDataJSON: z.string() }),
});
