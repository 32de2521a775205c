import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import Provider from "oidc-provider";
import sharp from "sharp";
import type { OpenIdSettings } from "./openid-metadata.ts";

/**
 * A real OpenID provider on this machine. User `anna` is anna@example.org; `unproved…` has an unverified address;
 * `pictured…` has a picture, which `pictured-late` delays and `pictured-page` replaces by a page.
 */
export async function loopbackProvider(redirectUri: string) {
  let showLate = () => {};
  const shown = new Promise<void>((resolve) => (showLate = resolve));
  const server = createServer((request, response) => {
    if (request.url?.startsWith("/pictures/")) void showPicture(request.url, response, shown);
    else void provider.callback()(request, response);
  });
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
    claims: { openid: ["sub"], email: ["email", "email_verified"], profile: ["given_name", "picture"] },
    findAccount: async (_, id) => ({
      accountId: id,
      claims: async () => ({
        sub: id,
        email: `${id}@example.org`,
        email_verified: !id.startsWith("unproved"),
        given_name: id.charAt(0).toUpperCase() + id.slice(1),
        ...(id.startsWith("pictured") && { picture: `${issuer}/pictures/${id}` }),
      }),
    }),
    cookies: { keys: ["for tests only"] },
    features: { devInteractions: { enabled: true } },
    pkce: { required: () => true },
    ttl: { Interaction: 600, Session: 600, Grant: 600, AccessToken: 600, IdToken: 600 },
  });
  return {
    settings,
    showLate: () => showLate(),
    stop: () => {
      server.closeAllConnections();
      return new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}

async function showPicture(path: string, response: ServerResponse, late: Promise<void>): Promise<void> {
  if (path.endsWith("-late")) await late;
  if (path.endsWith("-page")) return void response.writeHead(200, { "content-type": "text/html" }).end("<p>");
  const drawn = sharp({ create: { width: 300, height: 200, channels: 3, background: "#1f4690" } });
  response.writeHead(200, { "content-type": "image/png" }).end(await drawn.png().toBuffer());
}
