import * as z from "zod/mini";
import type { OpenIdIdentity } from "#domain/accounts/ports.ts";

/** Optional claims may be missing or malformed. */
// oxlint-disable-next-line promise/valid-params -- a schema's catch, not a promise's
const perhaps = <Schema extends z.ZodMiniType>(schema: Schema) => z.catch(z.optional(schema), undefined);

export const claimsShape = z.object({
  sub: z.string().check(z.minLength(1)),
  email: perhaps(z.string()),
  /** Some providers send the string. */
  email_verified: perhaps(z.union([z.boolean(), z.literal("true")])),
  given_name: perhaps(z.string()),
  name: perhaps(z.string()),
  picture: perhaps(z.string()),
  amr: perhaps(z.array(z.string())),
  auth_time: perhaps(z.number()),
});
type Claims = z.infer<typeof claimsShape>;

export function identityOf(issuer: string, claims: Claims, profile: Claims): OpenIdIdentity {
  return {
    issuer,
    subject: claims.sub,
    email: profile.email ?? null,
    emailVerified: profile.email_verified === true || profile.email_verified === "true",
    firstName: profile.given_name ?? profile.name ?? null,
    picture: profile.picture ?? claims.picture ?? null,
    // RFC 8176: more than one factor was used.
    secondFactor: claims.amr?.includes("mfa") ?? false,
    authenticatedAt: claims.auth_time === undefined ? null : new Date(claims.auth_time * 1000),
  };
}
