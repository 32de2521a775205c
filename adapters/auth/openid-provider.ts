import { createHash } from "node:crypto";
import type { OpenIdIdentity, OpenIdProvider } from "#domain/accounts/ports.ts";
import { isOnThisMachine } from "#domain/site/on-this-machine.ts";
import { StartRefusal } from "../start-refusal.ts";
import { exchangeCode, fetchUserInfo } from "./openid-calls.ts";
import { openIdMetadata } from "./openid-metadata.ts";
import { verifyIdToken, type Claims } from "./openid-token.ts";

export type OpenIdSettings = { issuer: string; clientId: string; clientSecret: string };

/** Any OpenID provider: authorization code with PKCE, state and nonce, and an id token whose signature is checked. */
export function openIdProvider(settings: OpenIdSettings, redirectUri: string): OpenIdProvider {
  refusePlainHttp(settings.issuer);
  const metadata = openIdMetadata(settings.issuer);
  return {
    addressOf: ({ state, nonce, codeVerifier, anew }) =>
      attempt(async () => {
        const url = new URL((await metadata()).authorization_endpoint);
        for (const [name, value] of Object.entries({
          response_type: "code",
          client_id: settings.clientId,
          redirect_uri: redirectUri,
          scope: "openid email profile",
          state,
          nonce,
          code_challenge: createHash("sha256").update(codeVerifier).digest("base64url"),
          code_challenge_method: "S256",
          // OpenID Connect Core 3.1.2.1: asks again, and then tells when that was.
          ...(anew && { prompt: "login", max_age: "0" }),
        })) {
          url.searchParams.set(name, value);
        }
        return { url: url.href };
      }),
    identify: ({ code, issuer }, { nonce, codeVerifier }) =>
      attempt(async () => {
        const provider = await metadata();
        if (issuer !== null && issuer !== provider.issuer) throw new Error(`the answer came from ${issuer}`);
        const tokens = await exchangeCode(provider, settings, { code, codeVerifier, redirectUri });
        const claims = await verifyIdToken(tokens.id_token, provider, settings.clientId, nonce);
        const profile = claims.email ? claims : await fetchUserInfo(provider, tokens.access_token, claims);
        return { identity: identityOf(provider.issuer, claims, profile) };
      }),
  };
}

function identityOf(issuer: string, claims: Claims, profile: Claims): OpenIdIdentity {
  return {
    issuer,
    subject: claims.sub,
    email: profile.email ?? null,
    emailVerified: profile.email_verified === true || profile.email_verified === "true",
    firstName: profile.given_name ?? profile.name ?? null,
    picture: profile.picture ?? claims.picture ?? null,
    // RFC 8176: the provider says that more than one factor was used.
    secondFactor: claims.amr?.includes("mfa") ?? false,
    authenticatedAt: claims.auth_time === undefined ? null : new Date(claims.auth_time * 1000),
  };
}

/** Whatever goes wrong with a provider is told to whoever runs the site; the visitor only hears that it did. */
async function attempt<T extends object>(
  work: () => Promise<T>,
): Promise<({ ok: true } & T) | { ok: false; why: string }> {
  try {
    return { ok: true, ...(await work()) };
  } catch (error) {
    return { ok: false, why: error instanceof Error ? error.message : String(error) };
  }
}

/** The client's secret and people's names travel there. On this machine itself they do not leave it. */
function refusePlainHttp(issuer: string): void {
  const { protocol, hostname } = new URL(issuer);
  if (protocol === "https:" || isOnThisMachine(hostname)) return;
  throw new StartRefusal("The variable OIDC_ISSUER must start with https://.");
}
