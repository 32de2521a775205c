import * as z from "zod/mini";
import type { OpenIdMetadata } from "./openid-metadata.ts";
import type { OpenIdSettings } from "./openid-provider.ts";
import { claimsShape, type Claims } from "./openid-token.ts";

const patienceMs = 10_000;

type ProviderRequest = { method?: "POST"; headers?: Record<string, string>; body?: URLSearchParams };

const tokensShape = z.object({ id_token: z.string(), access_token: z.string() });

/** One request to the provider, answered in JSON. Redirects are not followed: they could carry the secret elsewhere. */
export async function askProvider(url: string, request: ProviderRequest = {}): Promise<unknown> {
  const response = await fetch(url, {
    ...request,
    headers: { accept: "application/json", ...request.headers },
    redirect: "error",
    signal: AbortSignal.timeout(patienceMs),
  });
  if (!response.ok) throw new Error(`${new URL(url).pathname} answered ${response.status}`);
  return response.json();
}

export async function exchangeCode(
  provider: OpenIdMetadata,
  settings: OpenIdSettings,
  grant: { code: string; codeVerifier: string; redirectUri: string },
): Promise<z.infer<typeof tokensShape>> {
  const form = new URLSearchParams({
    grant_type: "authorization_code",
    code: grant.code,
    redirect_uri: grant.redirectUri,
    code_verifier: grant.codeVerifier,
  });
  const headers: Record<string, string> = {};
  // Basic is every provider's default, unless it says that it does not know it.
  const methods = provider.token_endpoint_auth_methods_supported ?? ["client_secret_basic"];
  if (methods.includes("client_secret_basic")) {
    headers["authorization"] = basic(settings.clientId, settings.clientSecret);
  } else {
    form.set("client_id", settings.clientId);
    form.set("client_secret", settings.clientSecret);
  }
  return tokensShape.parse(
    await askProvider(provider.token_endpoint, { method: "POST", headers, body: form }),
  );
}

/** Many providers keep the address out of the token and tell it here. */
export async function fetchUserInfo(
  provider: OpenIdMetadata,
  accessToken: string,
  { sub }: Claims,
): Promise<Claims> {
  if (!provider.userinfo_endpoint) throw new Error("the provider tells no e-mail address");
  const headers = { authorization: `Bearer ${accessToken}` };
  const claims = claimsShape.parse(await askProvider(provider.userinfo_endpoint, { headers }));
  if (claims.sub !== sub) throw new Error("the user info is someone else's");
  return claims;
}

/** RFC 6749 2.3.1: both halves are form-encoded before they are joined. */
function basic(id: string, secret: string): string {
  const encode = (text: string) => new URLSearchParams([["", text]]).toString().slice(1);
  return `Basic ${Buffer.from(`${encode(id)}:${encode(secret)}`).toString("base64")}`;
}
