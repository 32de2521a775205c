import * as z from "zod/mini";
import type { OpenIdMetadata } from "./openid-metadata.ts";

/** Only with keys that the provider publishes: a shared secret or no signature at all proves nothing. */
const algorithms = [
  "RS256",
  "RS384",
  "RS512",
  "PS256",
  "PS384",
  "PS512",
  "ES256",
  "ES384",
  "ES512",
  "EdDSA",
  "Ed25519",
];
const clockToleranceSeconds = 60;

/** What is not needed may be missing or odd without keeping a person out. */
// oxlint-disable-next-line promise/valid-params -- a schema's catch, not a promise's
const perhaps = <Schema extends z.ZodMiniType>(schema: Schema) => z.catch(z.optional(schema), undefined);

export const claimsShape = z.object({
  sub: z.string().check(z.minLength(1)),
  email: perhaps(z.string()),
  /** Some providers write the word instead of the value. */
  email_verified: perhaps(z.union([z.boolean(), z.literal("true")])),
  given_name: perhaps(z.string()),
  name: perhaps(z.string()),
  picture: perhaps(z.string()),
  amr: perhaps(z.array(z.string())),
  auth_time: perhaps(z.number()),
});
export type Claims = z.infer<typeof claimsShape>;

/** Signed by the provider, for us, now, and for the sign-in that this browser began. */
export async function verifyIdToken(
  idToken: string,
  provider: OpenIdMetadata,
  clientId: string,
  nonce: string,
): Promise<Claims> {
  const { jwtVerify } = await import("jose");
  const { payload } = await jwtVerify(idToken, provider.keys, {
    issuer: provider.issuer,
    audience: clientId,
    algorithms,
    clockTolerance: clockToleranceSeconds,
    requiredClaims: ["sub", "exp", "iat"],
  });
  if (payload["nonce"] !== nonce) throw new Error("the id token is for another sign-in");
  const party = payload["azp"];
  const forSeveral = Array.isArray(payload.aud) && payload.aud.length > 1;
  if (party === undefined ? forSeveral : party !== clientId)
    throw new Error("the id token is for another program");
  return claimsShape.parse(payload);
}
