import type { AuthorizationServer, Client, ClientAuth } from "oauth4webapi";
import * as z from "zod/mini";

export type OpenIdSettings = { issuer: string; clientId: string; clientSecret: string };

const freshMs = 60 * 60 * 1000;
const timeoutMs = 10_000;
const clockToleranceSeconds = 60;
const nameShape = z.object({ issuer: z.url() });

type OAuth = typeof import("oauth4webapi");
type Metadata = {
  /** Loaded at the first such sign-in. */
  oauth: OAuth;
  server: AuthorizationServer;
  client: Client;
  clientAuth: ClientAuth;
  requests: ReturnType<typeof requestsTo>;
};

/** The provider's metadata, fetched on first use and once an hour. */
export function openIdMetadata(settings: OpenIdSettings): () => Promise<Metadata> {
  let known: { metadata: Metadata; at: number } | null = null;
  return async () => {
    if (known && performance.now() - known.at < freshMs) return known.metadata;
    const metadata = await discover(settings);
    known = { metadata, at: performance.now() };
    return metadata;
  };
}

async function discover({ issuer, clientId, clientSecret }: OpenIdSettings): Promise<Metadata> {
  const oauth = await import("oauth4webapi");
  const requests = requestsTo(oauth, issuer);
  const answer = await oauth.discoveryRequest(new URL(issuer), requests);
  // A trailing slash is tolerated; otherwise the issuer must match.
  const { issuer: name } = nameShape.parse(await answer.clone().json());
  if (withoutSlash(name) !== withoutSlash(issuer)) throw new Error(`${issuer} calls itself ${name}`);
  const server = await oauth.processDiscoveryResponse(new URL(name), answer);
  const client = { client_id: clientId, [oauth.clockTolerance]: clockToleranceSeconds };
  // Basic is the default unless the provider does not list it.
  const methods = server.token_endpoint_auth_methods_supported ?? ["client_secret_basic"];
  const clientAuth = methods.includes("client_secret_basic")
    ? oauth.ClientSecretBasic(clientSecret)
    : oauth.ClientSecretPost(clientSecret);
  return { oauth, server, client, clientAuth, requests };
}

/** No redirects: they could leak the secret. Plain HTTP only on this machine. */
const requestsTo = (oauth: OAuth, issuer: string) => ({
  signal: () => AbortSignal.timeout(timeoutMs),
  [oauth.allowInsecureRequests]: new URL(issuer).protocol === "http:",
  [oauth.customFetch]: async (url: string, options: RequestInit): Promise<Response> => {
    const response = await fetch(url, { ...options, redirect: "error" });
    if (!response.ok) throw new Error(`${new URL(url).pathname} answered ${response.status}`);
    return response;
  },
});

const withoutSlash = (url: string): string => url.replace(/(?<!\/)\/+$/, "");
