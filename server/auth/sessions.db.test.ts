import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { testApp } from "#testing/app.ts";
import { testDatabase } from "#testing/database.ts";
import { signInByLink, visitorOf, type TestVisitor } from "./visitor.fixtures.ts";

const { pool, owner } = await testDatabase("demonstration");
let app: Awaited<ReturnType<typeof testApp>>["app"];
let visitor: TestVisitor;
const session = "open-hand-session";

beforeAll(async () => {
  ({ app } = await testApp(pool));
});
beforeEach(async () => {
  await owner.query("truncate rate_limits");
  visitor = visitorOf(app);
});

describe("sessions", () => {
  test("the cookie cannot be read by scripts and does not travel with other sites' requests", async () => {
    const done = await visitor.post("/sign-in", { form: "demo", email: "donor@example.org" });
    const [cookie = ""] = done.headers.getSetCookie();
    expect(cookie).toMatch(/^open-hand-session=[\w-]{43};/);
    expect(cookie).toMatch(/; HttpOnly/);
    expect(cookie).toMatch(/; SameSite=Lax/);
    expect(cookie).toMatch(/; Path=\//);
    const days = (Date.parse(/Expires=([^;]+)/.exec(cookie)?.[1] ?? "") - Date.now()) / 86_400_000;
    expect(days).toBeCloseTo(30, 1);
  });

  test("a planted session is worth nothing after signing in", async () => {
    visitor.jar.set(session, "planted-by-someone-else");
    await visitor.post("/sign-in", { form: "demo", email: "donor@example.org" });
    const first = visitor.jar.get(session);
    expect(first).not.toBe("planted-by-someone-else");
    await visitor.post("/sign-in", { form: "demo", email: "donor@example.org" });
    const second = visitor.jar.get(session);
    expect(second).not.toBe(first);
    visitor.jar.set(session, first ?? "");
    expect(await visitor.user()).toBeNull();
  });

  test("a stale cookie is taken away, and without a cookie the database is not asked", async () => {
    visitor.jar.set(session, "stale");
    expect((await visitor.get("/api/sign-in")).headers.getSetCookie()[0]).toMatch(
      /^open-hand-session=; Max-Age=0/,
    );
    expect(visitor.jar.has(session)).toBe(false);
    await owner.query("alter table sessions rename to hidden_sessions");
    const status = (await visitor.get("/api/sign-in")).status;
    await owner.query("alter table hidden_sessions rename to sessions");
    expect(status).toBe(200);
  });

  test("a session that is used slides on, with its cookie", async () => {
    await visitor.post("/sign-in", { form: "demo", email: "donor@example.org" });
    expect((await visitor.get("/api/sign-in")).headers.getSetCookie()).toEqual([]);
    await pool.query(
      "update sessions set seen_at = now() - interval '2 days', expires_at = now() + interval '1 hour'",
    );
    expect((await visitor.get("/api/sign-in")).headers.getSetCookie()[0]).toMatch(
      /^open-hand-session=[\w-]{43};.*Expires/,
    );
    expect((await visitor.get("/api/sign-in")).headers.getSetCookie()).toEqual([]);
  });

  test("what belongs to a person is stored in no cache", async () => {
    await visitor.post("/sign-in", { form: "demo", email: "donor@example.org" });
    expect((await visitor.get("/api/auth/user")).headers.get("cache-control")).toBe("private, no-store");
  });

  test("their owner sees them, ends one, and ends them everywhere at once", async () => {
    const [phone, laptop, tablet] = [visitorOf(app), visitorOf(app), visitorOf(app)];
    for (const device of [phone, laptop, tablet]) await signInByLink(device, pool, "owner@example.org");
    const list = async (device: TestVisitor) =>
      (await (await device.get("/api/account/sessions")).json()) as { id: string; current: boolean }[];
    const all = await list(laptop);
    expect(all).toHaveLength(3);
    expect(all.filter(({ current }) => current)).toHaveLength(1);
    expect(JSON.stringify(all)).not.toContain(laptop.jar.get(session));

    const phoneSession = (await list(phone)).find(({ current }) => current);
    expect((await laptop.send("DELETE", `/api/account/sessions/${phoneSession?.id}`)).status).toBe(204);
    expect(await phone.user()).toBeNull();
    expect((await laptop.send("DELETE", `/api/account/sessions/${phoneSession?.id}`)).status).toBe(404);

    expect((await laptop.send("DELETE", "/api/account/sessions")).status).toBe(204);
    expect(laptop.jar.has(session)).toBe(false);
    expect(await tablet.user()).toBeNull();
  });

  test("nobody ends another person's session", async () => {
    await visitor.post("/sign-in", { form: "demo", email: "donor@example.org" });
    const [own] = await (await visitor.get("/api/account/sessions")).json();
    const eve = visitorOf(app);
    await signInByLink(eve, pool, "eve@example.org");
    expect((await eve.send("DELETE", `/api/account/sessions/${own.id}`)).status).toBe(404);
    expect(await visitor.user()).not.toBeNull();
  });
});

describe("signing out", () => {
  test("ends the session, not only the cookie, and leads home", async () => {
    await visitor.post("/sign-in", { form: "demo", email: "donor@example.org" });
    const token = visitor.jar.get(session) ?? "";
    const out = await visitor.get("/api/logout", { "sec-fetch-site": "same-origin" });
    expect([out.status, out.headers.get("location")]).toEqual([302, "/"]);
    expect(visitor.jar.has(session)).toBe(false);
    visitor.jar.set(session, token);
    expect(await visitor.user()).toBeNull();
  });

  test.each(["cross-site", "same-site"])("a link on another site (%s) signs nobody out", async (site) => {
    await visitor.post("/sign-in", { form: "demo", email: "donor@example.org" });
    const out = await visitor.get("/api/logout", { "sec-fetch-site": site });
    expect(out.headers.get("location")).toBe("/");
    expect(await visitor.user()).not.toBeNull();
  });
});
