import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { exportJWK, generateKeyPair, SignJWT, UnsecuredJWT, type JWTPayload } from "jose";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { StartRefusal } from "../start-refusal.ts";
import { openIdProvider } from "./openid-provider.ts";

/** A provider with test-defined answers, honest or not. */
let server: Server;
let issuer: string;
let answers: Record<string, unknown>;
let asked: { path: string; body: string; authorization: string | undefined }[];
const own = await generateKeyPair("ES256");
const foreign = await generateKeyPair("ES256");
const request = { nonce: "the-nonce", codeVerifier: "the-verifier" };

beforeAll(async () => {
  server = createServer((incoming, outgoing) => {
    void (async () => {
      let body = "";
      for await (const chunk of incoming) body += String(chunk);
      const path = incoming.url ?? "";
      asked.push({ path, body, authorization: incoming.headers.authorization });
      const answer = answers[path];
      if (answer instanceof URL) return void outgoing.writeHead(307, { location: answer.href }).end();
      outgoing.writeHead(answer === undefined ? 404 : 200, { "content-type": "application/json" });
      outgoing.end(JSON.stringify(answer ?? {}));
    })();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(async () => {
  asked = [];
  answers = {
    "/.well-known/openid-configuration": {
      issuer,
      authorization_endpoint: `${issuer}/authorize?tenant=1`,
      token_endpoint: `${issuer}/token`,
      jwks_uri: `${issuer}/keys`,
      userinfo_endpoint: `${issuer}/userinfo`,
      // Includes algorithms that must be refused although listed.
      id_token_signing_alg_values_supported: ["ES256", "HS256", "none"],
    },
    "/keys": { keys: [{ ...(await exportJWK(own.publicKey)), kid: "k1", alg: "ES256", use: "sig" }] },
  };
});

const claims = (): JWTPayload => ({
  iss: issuer,
  aud: "us",
  sub: "anna",
  nonce: "the-nonce",
  iat: Math.floor(Date.now() / 1000),
  exp: Math.floor(Date.now() / 1000) + 300,
  email: "anna@example.org",
  email_verified: true,
});
const signed = (payload: JWTPayload, key = own.privateKey) =>
  new SignJWT(payload).setProtectedHeader({ alg: "ES256", kid: "k1" }).sign(key);
const provider = () =>
  openIdProvider({ issuer: `${issuer}/`, clientId: "us", clientSecret: "s+ cret" }, "https://us.test/cb");
const identify = (idToken: string, told: string | null = null) => {
  answers["/token"] = { id_token: idToken, access_token: "access", token_type: "Bearer" };
  return provider().identify({ code: "the-code", issuer: told }, request);
};

test("an honest provider is believed", async () => {
  expect(
    await identify(
      await signed({
        ...claims(),
        given_name: "Anna",
        picture: "https://provider.test/anna.jpg",
        amr: ["pwd", "mfa"],
      }),
      issuer,
    ),
  ).toEqual({
    ok: true,
    identity: {
      issuer,
      subject: "anna",
      email: "anna@example.org",
      emailVerified: true,
      firstName: "Anna",
      picture: "https://provider.test/anna.jpg",
      secondFactor: true,
      authenticatedAt: null,
    },
  });
  const token = asked.find(({ path }) => path === "/token");
  expect(Object.fromEntries(new URLSearchParams(token?.body))).toEqual({
    grant_type: "authorization_code",
    code: "the-code",
    redirect_uri: "https://us.test/cb",
    code_verifier: "the-verifier",
  });
  expect(Buffer.from(token?.authorization?.split(" ")[1] ?? "", "base64").toString()).toBe("us:s%2B+cret");
});

test("the address of the provider keeps its own query and gets ours", async () => {
  // The verifier and its challenge are the example of RFC 7636.
  const codeVerifier = "dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk";
  const address = await provider().addressOf({
    state: "the-state",
    nonce: "the-nonce",
    codeVerifier,
    anew: false,
  });
  const url = new URL(address.ok ? address.url : "");
  expect(url.pathname).toBe("/authorize");
  expect(Object.fromEntries(url.searchParams)).toEqual({
    tenant: "1",
    response_type: "code",
    client_id: "us",
    redirect_uri: "https://us.test/cb",
    scope: "openid email profile",
    state: "the-state",
    nonce: "the-nonce",
    code_challenge: "E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM",
    code_challenge_method: "S256",
  });
});

test("an id token is refused when", async () => {
  const { nonce: _, ...withoutNonce } = claims();
  const secret = new TextEncoder().encode("a shared secret that both sides know");
  const forged: [string, string][] = [
    ["another key signed it", await signed(claims(), foreign.privateKey)],
    ["nobody signed it", new UnsecuredJWT(claims()).encode()],
    [
      "a shared secret signed it",
      await new SignJWT(claims()).setProtectedHeader({ alg: "HS256" }).sign(secret),
    ],
    ["it is for another sign-in", await signed({ ...claims(), nonce: "another" })],
    ["it is for no sign-in", await signed(withoutNonce)],
    ["it is for another program", await signed({ ...claims(), aud: "them" })],
    ["it was given to another program", await signed({ ...claims(), aud: ["us", "them"], azp: "them" })],
    ["it was given to another program, though only for us", await signed({ ...claims(), azp: "them" })],
    ["it does not say to whom it was given", await signed({ ...claims(), aud: ["us", "them"] })],
    ["another provider made it", await signed({ ...claims(), iss: "https://evil.example" })],
    ["it is too old", await signed({ ...claims(), exp: Math.floor(Date.now() / 1000) - 120 })],
    ["it names nobody", await signed({ ...claims(), sub: "" })],
  ];
  const believed: string[] = [];
  for (const [why, token] of forged) if ((await identify(token)).ok) believed.push(why);
  expect(believed).toEqual([]);
  expect((await identify(await signed(claims()))).ok).toBe(true);
});

test("an answer that says it comes from another provider is refused", async () => {
  expect((await identify(await signed(claims()), "https://evil.example")).ok).toBe(false);
});

test("an answer must say from which provider it comes, where the provider promises that", async () => {
  answers["/.well-known/openid-configuration"] = {
    ...(answers["/.well-known/openid-configuration"] as object),
    authorization_response_iss_parameter_supported: true,
  };
  expect((await identify(await signed(claims()))).ok).toBe(false);
  expect((await identify(await signed(claims()), issuer)).ok).toBe(true);
});

test("nobody is sent on: neither the code and the secret nor the question for keys goes elsewhere", async () => {
  answers["/token"] = { id_token: await signed(claims()), access_token: "access", token_type: "Bearer" };
  for (const path of ["/.well-known/openid-configuration", "/token", "/keys"]) {
    const answer = answers[path];
    answers["/elsewhere"] = answer;
    answers[path] = new URL("/elsewhere", issuer);
    asked = [];
    expect((await provider().identify({ code: "the-code", issuer: null }, request)).ok).toBe(false);
    expect(asked.map((one) => one.path)).toContain(path);
    expect(asked.map((one) => one.path)).not.toContain("/elsewhere");
    answers[path] = answer;
    expect((await provider().identify({ code: "the-code", issuer: null }, request)).ok).toBe(true);
  }
});

test("an address that is only in the user info is taken from there, if it is the same person's", async () => {
  const { email: _, email_verified: __, ...bare } = claims();
  answers["/userinfo"] = { sub: "anna", email: "anna@example.org", email_verified: "true", given_name: 7 };
  const told = await identify(await signed(bare));
  expect(told).toMatchObject({
    ok: true,
    identity: { email: "anna@example.org", emailVerified: true, firstName: null },
  });
  expect(asked.at(-1)).toMatchObject({ path: "/userinfo", authorization: "Bearer access" });
  answers["/userinfo"] = { sub: "eve", email: "anna@example.org", email_verified: true };
  expect((await identify(await signed(bare))).ok).toBe(false);
});

test("an address nobody vouches for counts as unverified", async () => {
  const { email_verified: _, ...silent } = claims();
  expect(await identify(await signed(silent))).toMatchObject({
    ok: true,
    identity: { emailVerified: false },
  });
});

test("a provider that does not know basic authentication gets the secret in the form", async () => {
  const metadata = answers["/.well-known/openid-configuration"] as object;
  answers["/.well-known/openid-configuration"] = {
    ...metadata,
    token_endpoint_auth_methods_supported: ["client_secret_post"],
  };
  await identify(await signed(claims()));
  const token = asked.find(({ path }) => path === "/token");
  expect(token?.authorization).toBeUndefined();
  expect(new URLSearchParams(token?.body).get("client_secret")).toBe("s+ cret");
});

test("a provider that is silent, or calls itself by another name, is not used", async () => {
  answers["/.well-known/openid-configuration"] = {
    ...(answers["/.well-known/openid-configuration"] as object),
    issuer: "https://evil.example",
  };
  expect(await provider().addressOf({ state: "s", anew: false, ...request })).toEqual({
    ok: false,
    why: `${issuer}/ calls itself https://evil.example`,
  });
  delete answers["/.well-known/openid-configuration"];
  expect(await provider().addressOf({ state: "s", anew: false, ...request })).toEqual({
    ok: false,
    why: "/.well-known/openid-configuration answered 404",
  });
});

test("a provider that calls itself by the same name with a slash is the same", async () => {
  const metadata = answers["/.well-known/openid-configuration"] as object;
  answers["/tenant/.well-known/openid-configuration"] = { ...metadata, issuer: `${issuer}/tenant/` };
  const settings = { issuer: `${issuer}/tenant`, clientId: "us", clientSecret: "secret" };
  const tenant = openIdProvider(settings, "https://us.test/cb");
  expect((await tenant.addressOf({ state: "s", anew: false, ...request })).ok).toBe(true);
});

test("secrets are not sent over plain HTTP", () => {
  const settings = { issuer: "http://login.example.org", clientId: "us", clientSecret: "secret" };
  expect(() => openIdProvider(settings, "https://us.test/cb")).toThrow(
    new StartRefusal("The variable OIDC_ISSUER must start with https://."),
  );
});
