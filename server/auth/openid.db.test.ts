import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { loopbackProvider } from "#adapters/auth/loopback-provider.fixtures.ts";
import { bytesOf } from "#testing/bytes-of.ts";
import { testApp } from "#testing/app.ts";
import { testDatabase } from "#testing/database.ts";
import { personAtProvider } from "./person-at-provider.fixtures.ts";
import { visitorOf, type TestVisitor } from "./visitor.fixtures.ts";

const { pool } = await testDatabase("demonstration");
const publicUrl = "http://open-hand.test";
let provider: Awaited<ReturnType<typeof loopbackProvider>>;
let app: Awaited<ReturnType<typeof testApp>>["app"];
let foundation: Awaited<ReturnType<typeof testApp>>["foundation"];
let logged: Awaited<ReturnType<typeof testApp>>["logged"];
let visitor: TestVisitor;

beforeAll(async () => {
  provider = await loopbackProvider(`${publicUrl}/api/login/callback`);
  const { issuer, clientId, clientSecret } = provider.settings;
  const env = { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret };
  ({ app, logged, foundation } = await testApp(pool, { env }));
});
afterAll(() => provider.stop());
beforeEach(() => {
  visitor = visitorOf(app);
  logged.length = 0;
});

/** Begins here, signs in there, and brings back where the provider sends the browser. */
async function comeBackFromProvider(login: string, returnTo = "/"): Promise<string> {
  const start = await visitor.get(`/api/login?${new URLSearchParams({ returnTo }).toString()}`);
  const back = await personAtProvider(login, start.headers.get("location") ?? "");
  return back.pathname + back.search;
}

test("signing in goes straight to the provider and comes back signed in", async () => {
  const back = await comeBackFromProvider("anna", "/dashboard");
  const done = await visitor.get(back);
  expect([done.status, done.headers.get("location")]).toEqual([303, "/dashboard"]);
  expect(await visitor.user()).toMatchObject({ email: "anna@example.org", firstName: "Anna", role: "DONOR" });
  expect([...visitor.jar.keys()]).toEqual(["open-hand-session", "open-hand-browser"]);
});

test("the provider is asked with PKCE, a state and a nonce, each new every time", async () => {
  const asked = async () =>
    new URL((await visitor.get("/api/login")).headers.get("location") ?? "").searchParams;
  const [first, second] = [await asked(), await asked()];
  expect(Object.fromEntries(first)).toMatchObject({
    response_type: "code",
    code_challenge_method: "S256",
    redirect_uri: `${publicUrl}/api/login/callback`,
  });
  for (const name of ["state", "nonce", "code_challenge"]) {
    expect(first.get(name)).toMatch(/^[\w-]{43}$/);
    expect(first.get(name)).not.toBe(second.get(name));
  }
});

test("the same person is the same account, and the provider's staff are staff here", async () => {
  await visitor.get(await comeBackFromProvider("staff"));
  expect(await visitor.user()).toMatchObject({ id: "demo-staff", role: "STAFF" });
});

describe("refused, and said so on the sign-in page", () => {
  const refusal = async (path: string) => {
    const response = await visitor.get(path);
    expect(await visitor.user()).toBeNull();
    return response.headers.get("location");
  };

  test("an answer that is used twice", async () => {
    const back = await comeBackFromProvider("ben");
    await visitor.get(back);
    await visitor.get("/api/logout");
    expect(await refusal(back)).toBe("/sign-in?problem=provider_refused");
  });

  test("an answer brought to another browser", async () => {
    const back = await comeBackFromProvider("ben");
    visitor = visitorOf(app);
    expect(await refusal(back)).toBe("/sign-in?problem=provider_refused");
    expect(JSON.stringify(logged)).toContain("not for this browser");
  });

  test("a code that is not the provider's", async () => {
    const back = new URL(await comeBackFromProvider("ben"), publicUrl);
    back.searchParams.set("code", "made-up");
    expect(await refusal(back.pathname + back.search)).toBe("/sign-in?problem=provider_refused");
    expect(JSON.stringify(logged)).toContain("answered 400");
  });

  test("a person who turned back at the provider", async () => {
    const start = await visitor.get("/api/login");
    const state = new URL(start.headers.get("location") ?? "").searchParams.get("state") ?? "";
    expect(await refusal(`/api/login/callback?error=access_denied&state=${state}`)).toBe(
      "/sign-in?problem=provider_refused",
    );
  });

  test("an address that the provider has not proved", async () => {
    await pool.query(
      "insert into users (id, email, role) values ('target', 'unproved-chair@example.org', 'ADMIN')",
    );
    expect(await refusal(await comeBackFromProvider("unproved-chair"))).toBe(
      "/sign-in?problem=email_unverified",
    );
  });
});

test("no e-mailed link goes around the provider", async () => {
  expect(await (await visitor.get("/api/sign-in")).json()).toMatchObject({ emailLink: false, openId: true });
  expect((await visitor.post("/sign-in/link", { token: "x" })).status).toBe(405);
  const { rows } = await pool.query("select count(*) as n from mail_outbox where kind = 'sign-in'");
  expect(rows[0].n).toBe(0);
});

test("what the provider answered is not logged", async () => {
  const back = await comeBackFromProvider("quiet");
  await visitor.get(back);
  const code = new URL(back, publicUrl).searchParams.get("code") ?? "";
  expect(code).not.toBe("");
  expect(JSON.stringify(logged)).not.toMatch(new RegExp(`quiet|${code}`));
});

describe("the picture that a person has at the provider", () => {
  const signIn = async (login: string) => visitor.get(await comeBackFromProvider(login));
  const shown = async () => ((await visitor.user()) as { profileImageUrl?: string | null }).profileImageUrl;

  test("is taken after the sign-in, drawn anew and served by ourselves", async () => {
    expect((await signIn("pictured-anna")).status).toBe(303);
    await foundation.ownPictures.stop();
    expect(await shown()).toMatch(/^\/api\/account\/picture\?v=[0-9a-f]{16}$/);
    const answer = await visitor.get((await shown()) ?? "");
    expect(answer.headers.get("content-type")).toBe("image/webp");
    const { format, width, height } = await sharp(await bytesOf(answer)).metadata();
    expect({ format, width, height }).toEqual({ format: "webp", width: 192, height: 192 });
  });

  test("does not keep anybody waiting", async () => {
    expect((await signIn("pictured-late")).status).toBe(303);
    expect(await shown()).toBeNull();
    provider.showLate();
    await foundation.ownPictures.stop();
    expect(await shown()).toMatch(/\?v=/);
  });

  test("that is none is left alone, with one line in the log that names nobody", async () => {
    expect((await signIn("pictured-page")).status).toBe(303);
    await foundation.ownPictures.stop();
    expect(await shown()).toBeNull();
    const lines = logged.filter(({ msg }) => msg === "the OpenID provider's picture was refused");
    expect(lines).toEqual([expect.objectContaining({ reason: "not_an_image" })]);
    expect(JSON.stringify(logged)).not.toMatch(/pictured|\/pictures\//);
  });

  test("does not come back once it was taken away here", async () => {
    await signIn("pictured-ben");
    await foundation.ownPictures.stop();
    expect(await shown()).toMatch(/\?v=/);
    await visitor.post("/account/security", { form: "picture-removal" });
    await visitor.get("/api/logout");
    await signIn("pictured-ben");
    await foundation.ownPictures.stop();
    expect(await shown()).toBeNull();
  });
});
