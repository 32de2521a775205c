import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import Provider from "oidc-provider";
import type { OpenIdSettings } from "./openid-provider.ts";

/** A real OpenID provider on this machine. Whoever signs in there as `anna` is anna@example.org; as `unproved…`, not surely. */
export async function loopbackProvider(redirectUri: string) {
  const server = createServer((request, response) => void provider.callback()(request, response));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const settings: OpenIdSettings = {
    issuer,
    clientId: "open hand",
    clientSecret: "a secret: with +/% signs",
  };
  const provider = new Provider(issuer, {
    clients: [
      { client_id: settings.clientId, client_secret: settings.clientSecret, redirect_uris: [redirectUri] },
    ],
    claims: { openid: ["sub"], email: ["email", "email_verified"], profile: ["given_name"] },
    findAccount: async (_, id) => ({
      accountId: id,
      claims: async () => ({
        sub: id,
        email: `${id}@example.org`,
        email_verified: !id.startsWith("unproved"),
        given_name: id.charAt(0).toUpperCase() + id.slice(1),
      }),
    }),
    cookies: { keys: ["for tests only"] },
    features: { devInteractions: { enabled: true } },
    pkce: { required: () => true },
    ttl: { Interaction: 600, Session: 600, Grant: 600, AccessToken: 600, IdToken: 600 },
  });
  return {
    settings,
    stop: () => {
      server.closeAllConnections();
      return new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}
