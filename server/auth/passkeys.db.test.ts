import { beforeAll, beforeEach, expect, test } from "vitest";
import { softwarePasskey } from "#adapters/auth/software-passkey.fixtures.ts";
import { testApp } from "#testing/app.ts";
import { testDatabase } from "#testing/database.ts";
import { signInByLink, visitorOf, type TestVisitor } from "./visitor.fixtures.ts";

const { pool, owner } = await testDatabase("demonstration");
const origin = "https://open-hand.test";
let app: Awaited<ReturnType<typeof testApp>>["app"];
let visitor: TestVisitor;

beforeAll(async () => {
  const env = {
    APP_MODE: "production",
    TRUST_PROXY: "0",
    PUBLIC_URL: origin,
    DATABASE_URL: "postgres://unused",
    SESSION_SECRET: "x".repeat(32),
    SMTP_URL: "smtp://unused",
    MAIL_FROM: "hello@example.org",
    ADMIN_EMAILS: "chair@example.org",
  };
  ({ app } = await testApp(pool, { env }));
});
beforeEach(async () => {
  await owner.query("truncate rate_limits, passkeys");
  visitor = visitorOf(app, origin);
});

const challengeAt = async (who: TestVisitor, path: string): Promise<string> =>
  ((await (await who.send("POST", path)).json()) as { challenge: string }).challenge;

async function addPasskey(who: TestVisitor) {
  const passkey = softwarePasskey({ origin });
  const challenge = await challengeAt(who, "/api/account/passkeys/options");
  const response = await who.send("POST", "/api/account/passkeys", passkey.make(challenge));
  return { passkey, response };
}

async function usePasskey(who: TestVisitor, passkey: ReturnType<typeof softwarePasskey>, returnTo?: string) {
  const challenge = await challengeAt(who, "/api/sign-in/passkey/options");
  return who.send("POST", "/api/sign-in/passkey", { passkey: passkey.use(challenge), returnTo });
}

test("a donor adds a passkey, signs in with it elsewhere, sees it and removes it", async () => {
  await signInByLink(visitor, pool, "anna@example.org");
  const { passkey, response } = await addPasskey(visitor);
  expect(response.status).toBe(201);
  const { rows } = await pool.query(
    "select letter->>'subject' as subject from mail_outbox where kind = 'security-notice' and to_address = 'anna@example.org'",
  );
  expect(rows).toEqual([{ subject: "A passkey was added to your account" }]);

  const phone = visitorOf(app, origin);
  const done = await usePasskey(phone, passkey, "/dashboard");
  expect(await done.json()).toEqual({ returnTo: "/dashboard" });
  expect(await phone.user()).toMatchObject({ email: "anna@example.org" });

  const listed = (await (await phone.get("/api/account/passkeys")).json()) as object[];
  expect(listed).toEqual([
    { id: passkey.id, name: "", createdAt: expect.any(String), lastUsedAt: expect.any(String) },
  ]);
  expect((await phone.send("DELETE", `/api/account/passkeys/${passkey.id}`)).status).toBe(204);
  expect((await usePasskey(visitorOf(app, origin), passkey)).status).toBe(422);
});

test("a passkey leads nobody away from this site", async () => {
  await signInByLink(visitor, pool, "anna@example.org");
  const { passkey } = await addPasskey(visitor);
  for (const returnTo of ["https://evil.example", "/.//evil.example/phish"])
    expect(await (await usePasskey(visitor, passkey, returnTo)).json()).toEqual({ returnTo: "/" });
});

test("what looks like no passkey is refused before anything is asked", async () => {
  expect((await visitor.send("POST", "/api/sign-in/passkey", { passkey: "x" })).status).toBe(422);
  expect((await visitor.send("POST", "/api/account/passkeys/options")).status).toBe(401);
});

test("in production an admin who came by mail is a donor until they come with a passkey", async () => {
  await signInByLink(visitor, pool, "chair@example.org");
  expect((await visitor.user())?.role).toBe("DONOR");
  expect(await (await visitor.get("/api/account/sign-in")).json()).toEqual({
    method: "email_link",
    limited: true,
    proof: "sign_in",
  });

  const { passkey } = await addPasskey(visitor);
  expect((await visitor.user())?.role).toBe("DONOR");
  await usePasskey(visitor, passkey);
  expect((await visitor.user())?.role).toBe("ADMIN");
  expect(await (await visitor.get("/api/account/sign-in")).json()).toEqual({
    method: "passkey",
    limited: false,
    proof: "passkey",
  });

  const thief = visitorOf(app, origin);
  await signInByLink(thief, pool, "chair@example.org");
  const refused = await thief.send("POST", "/api/account/passkeys/options");
  expect([refused.status, await refused.text()]).toEqual([
    403,
    "Your account has a passkey: sign in with it first. If you lost it, ask an administrator to reset your passkeys under People and roles.",
  ]);
  expect((await thief.send("DELETE", `/api/account/passkeys/${passkey.id}`)).status).toBe(403);
});

test("the only administrator lost the passkey: a second one resets it, and a new one can be added", async () => {
  await signInByLink(visitor, pool, "chair@example.org");
  const lost = (await addPasskey(visitor)).passkey;
  await usePasskey(visitor, lost);
  const chairId = (await visitor.user())?.id ?? "";

  // As after a second address was added to ADMIN_EMAILS.
  const second = visitorOf(app, origin);
  await signInByLink(second, pool, "second@example.org");
  await pool.query("update users set role = 'ADMIN' where email = 'second@example.org'");
  await usePasskey(second, (await addPasskey(second)).passkey);
  const secondId = (await second.user())?.id ?? "";
  const reset = (id: string) => second.send("DELETE", `/api/admin/users/${id}/passkeys`);
  expect((await reset(secondId)).status, "not one's own").toBe(409);
  expect((await reset("nobody")).status).toBe(404);
  expect((await reset(chairId)).status).toBe(200);

  expect(await visitor.user(), "signed out everywhere").toBeNull();
  expect((await usePasskey(visitorOf(app, origin), lost)).status).toBe(422);
  await signInByLink(visitor, pool, "chair@example.org");
  expect((await visitor.user())?.role, "a link alone is not enough").toBe("DONOR");
  await usePasskey(visitor, (await addPasskey(visitor)).passkey);
  expect((await visitor.user())?.role).toBe("ADMIN");
  const { rows } = await pool.query(
    "select actor_id, subject_id, after from audit_log where action = 'user.passkeys_reset'",
  );
  expect(rows).toEqual([{ actor_id: secondId, subject_id: chairId, after: { removed: 1 } }]);
});

test("in production the cookie is bound to this host and to HTTPS", async () => {
  const done = await signInByLink(visitor, pool, "anna@example.org");
  const [cookie = ""] = done.headers.getSetCookie();
  expect(cookie).toMatch(/^__Host-open-hand-session=[\w-]{43};/);
  expect(cookie).toMatch(/; Secure/);
  expect(cookie).not.toMatch(/Domain/);
  visitor.jar.set("open-hand-session", visitor.jar.get("__Host-open-hand-session") ?? "");
  visitor.jar.delete("__Host-open-hand-session");
  expect(await visitor.user(), "without the prefix it is not read").toBeNull();
});

test("in production there are no demo accounts to click", async () => {
  expect(await (await visitor.get("/api/sign-in")).json()).toMatchObject({ demoAccounts: [] });
  await visitor.post("/sign-in", { form: "demo", email: "admin@example.org" });
  expect(await visitor.user()).toBeNull();
});
