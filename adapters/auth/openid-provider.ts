import * as z from "zod/mini";
import type { OpenIdProvider, OpenIdIdentity } from "#domain/accounts/ports.ts";
import { isOnThisMachine } from "#domain/site/on-this-machine.ts";
import { StartRefusal } from "../start-refusal.ts";
import { openIdMetadata, type OpenIdSettings } from "./openid-metadata.ts";

/** Any OpenID provider: authorization code with PKCE, state and nonce, and a verified id token. */
export function openIdProvider(settings: OpenIdSettings, redirectUri: string): OpenIdProvider {
  refusePlainHttp(settings.issuer);
  const metadata = openIdMetadata(settings);
  return {
    addressOf: ({ state, nonce, codeVerifier, anew }) =>
      attempt(async () => {
        const { oauth, server, client } = await metadata();
        if (!server.authorization_endpoint) throw new Error("the provider has no page to sign in");
        const url = new URL(server.authorization_endpoint);
        for (const [name, value] of Object.entries({
          response_type: "code",
          client_id: client.client_id,
          redirect_uri: redirectUri,
          scope: "openid email profile",
          state,
          nonce,
          code_challenge: await oauth.calculatePKCECodeChallenge(codeVerifier),
          code_challenge_method: "S256",
          // OpenID Connect Core 3.1.2.1: forces a new sign-in and returns its time.
          ...(anew && { prompt: "login", max_age: "0" }),
        })) {
          url.searchParams.set(name, value);
        }
        return { url: url.href };
      }),
    identify: ({ code, issuer }, { nonce, codeVerifier }) =>
      attempt(async () => {
        const { oauth, server, client, clientAuth, requests } = await metadata();
        // The state was used up to find this nonce and verifier.
        const parameters = new URLSearchParams({ code, ...(issuer !== null && { iss: issuer }) });
        const granted = oauth.validateAuthResponse(server, client, parameters, oauth.expectNoState);
        const answer = await oauth.authorizationCodeGrantRequest(
          server,
          client,
          clientAuth,
          granted,
          redirectUri,
          codeVerifier,
          requests,
        );
        const tokens = await oauth.processAuthorizationCodeResponse(server, client, answer, {
          expectedNonce: nonce,
          requireIdToken: true,
        });
        await oauth.validateApplicationLevelSignature(server, answer, requests);
        const idToken = oauth.getValidatedIdTokenClaims(tokens);
        // The library checks `azp` only for several audiences.
        if (idToken?.azp !== undefined && idToken.azp !== client.client_id)
          throw new Error("the id token is for another program");
        const claims = claimsShape.parse(idToken);
        if (claims.email) return { identity: identityOf(server.issuer, claims, claims) };
        // Many providers return the address here and not in the token.
        const userInfo = await oauth.userInfoRequest(server, client, tokens.access_token, requests);
        const profile = await oauth.processUserInfoResponse(server, client, claims.sub, userInfo);
        return { identity: identityOf(server.issuer, claims, claimsShape.parse(profile)) };
      }),
  };
}

/** Errors of a provider are logged for the operator; the visitor only learns that sign-in failed. */
async function attempt<T extends object>(
  work: () => Promise<T>,
): Promise<({ ok: true } & T) | { ok: false; why: string }> {
  try {
    return { ok: true, ...(await work()) };
  } catch (error) {
    return { ok: false, why: error instanceof Error ? error.message : String(error) };
  }
}

/** Client secret and names travel there. */
function refusePlainHttp(issuer: string): void {
  const { protocol, hostname } = new URL(issuer);
  if (protocol === "https:" || isOnThisMachine(hostname)) return;
  throw new StartRefusal("The variable OIDC_ISSUER must start with https://.");
}

/** Optional claims may be missing or malformed. */
// oxlint-disable-next-line promise/valid-params -- a schema's catch, not a promise's
const perhaps = <Schema extends z.ZodMiniType>(schema: Schema) => z.catch(z.optional(schema), undefined);

const claimsShape = z.object({
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

function identityOf(issuer: string, claims: Claims, profile: Claims): OpenIdIdentity {
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
