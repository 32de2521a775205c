import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { testApp } from "#testing/app.ts";
import { testDatabase } from "#testing/database.ts";
import { linkMailedTo, signInByLink, visitorOf, type TestVisitor } from "./visitor.fixtures.ts";

const { pool, owner } = await testDatabase("demonstration");
let app: Awaited<ReturnType<typeof testApp>>["app"];
let logged: Awaited<ReturnType<typeof testApp>>["logged"];
let visitor: TestVisitor;

beforeAll(async () => {
  ({ app, logged } = await testApp(pool, { env: { ADMIN_EMAILS: "chair@example.org" } }));
});
beforeEach(async () => {
  await owner.query("truncate rate_limits");
  visitor = visitorOf(app);
});

describe("with a link", () => {
  test("a visitor asks for it, follows it, confirms, and is back where they were", async () => {
    const start = await visitor.get("/api/login?returnTo=%2Fdashboard%3Fyear%3D2026");
    expect(start.status).toBe(302);
    expect(start.headers.get("location")).toBe("/sign-in?returnTo=%2Fdashboard%3Fyear%3D2026");

    const asked = await visitor.post("/sign-in", {
      form: "email",
      email: "Anna@example.org",
      returnTo: "/dashboard?year=2026",
    });
    expect([asked.status, asked.headers.get("location")]).toEqual([
      303,
      "/sign-in?sent=1&returnTo=%2Fdashboard%3Fyear%3D2026",
    ]);

    const link = await linkMailedTo(pool, "Anna@example.org");
    expect(link.origin + link.pathname).toBe("http://open-hand.test/sign-in/link");
    expect((await visitor.get(link.pathname + link.search)).status, "a scanner that only looks").toBe(200);
    expect(await visitor.user()).toBeNull();

    const done = await visitor.post("/sign-in/link", { token: link.searchParams.get("token") ?? "" });
    expect([done.status, done.headers.get("location")]).toEqual([303, "/dashboard?year=2026"]);
    expect(await visitor.user()).toEqual({
      id: expect.any(String),
      email: "anna@example.org",
      firstName: null,
      role: "DONOR",
      profileImageUrl: null,
    });
  });

  test("it says whose account it opens, and whether this browser asked for it", async () => {
    await visitor.post("/sign-in", { form: "email", email: "whose@example.org" });
    const { searchParams } = await linkMailedTo(pool, "whose@example.org");
    const path = `/api/sign-in/link?${searchParams.toString()}`;
    expect(await (await visitor.get(path)).json()).toEqual({ email: "w•••@example.org", sameBrowser: true });
    expect(await (await visitorOf(app).get(path)).json()).toEqual({
      email: "w•••@example.org",
      sameBrowser: false,
    });
    await visitor.post("/sign-in/link", { token: searchParams.get("token") ?? "" });
    expect((await visitor.get(path)).status, "used").toBe(404);
    expect((await visitor.get("/api/sign-in/link?token=made-up")).status).toBe(404);
  });

  test("it works once", async () => {
    await signInByLink(visitor, pool, "once@example.org");
    const token = (await linkMailedTo(pool, "once@example.org")).searchParams.get("token") ?? "";
    const second = visitorOf(app);
    expect((await second.post("/sign-in/link", { token })).status).toBe(422);
    expect(await second.user()).toBeNull();
  });

  test("it is in the language of the page it was asked from", async () => {
    const asked = await visitor.post("/ar/sign-in", {
      form: "email",
      email: "ar@example.org",
      returnTo: "/ar/dashboard",
    });
    expect(asked.headers.get("location")).toMatch(/^\/ar\/sign-in\?/);
    expect((await linkMailedTo(pool, "ar@example.org")).pathname).toBe("/ar/sign-in/link");
    const { rows } = await pool.query(
      "select language, letter->>'subject' as subject, urgent, forget_once_sent from mail_outbox where to_address = 'ar@example.org'",
    );
    expect(rows).toEqual([
      { language: "ar", subject: "رابط تسجيل الدخول", urgent: true, forget_once_sent: true },
    ]);
    expect((await visitor.get("/api/login?returnTo=/nl/dashboard")).headers.get("location")).toMatch(
      /^\/nl\/sign-in/,
    );
  });

  test("known and unknown addresses are answered alike; what is no address is not", async () => {
    const answer = async (email: string) => {
      const response = await visitor.post("/sign-in", { form: "email", email });
      return [response.status, response.headers.get("location"), await response.text()];
    };
    expect(await answer("admin@example.org")).toEqual(await answer("nobody-here@example.org"));
    expect((await answer("no address"))[0]).toBe(422);
  });

  test("after five letters to one address the sixth waits", async () => {
    const statuses: number[] = [];
    for (let sent = 0; sent < 6; sent += 1) {
      statuses.push((await visitor.post("/sign-in", { form: "email", email: "flood@example.org" })).status);
    }
    expect(statuses).toEqual([303, 303, 303, 303, 303, 429]);
  });

  test("neither the token nor the address is logged", async () => {
    logged.length = 0;
    await signInByLink(visitor, pool, "quiet@example.org");
    const link = await linkMailedTo(pool, "quiet@example.org");
    await visitor.get(link.pathname + link.search);
    expect(logged.length).toBeGreaterThan(2);
    expect(JSON.stringify(logged)).not.toMatch(new RegExp(`quiet|${link.searchParams.get("token")}`));
  });
});

test("the chair named in the configuration is an admin from the first sign-in", async () => {
  await signInByLink(visitor, pool, "chair@example.org");
  expect((await visitor.user())?.role).toBe("ADMIN");
});

test.each([
  ["/", "/admin/books"],
  ["/nl", "/nl/admin/books"],
  ["/admin", "/admin/books"],
  ["/admin/bank", "/admin/bank"],
])("an auditor who wanted %s comes to %s", async (returnTo, place) => {
  const done = await visitor.post("/sign-in", { form: "demo", email: "auditor@example.org", returnTo });
  expect(done.headers.get("location")).toBe(place);
});

test("the demonstration's people are one click away, and nobody else is", async () => {
  const offers = await (await visitor.get("/api/sign-in")).json();
  expect(offers).toEqual({
    emailLink: true,
    openId: false,
    passkey: true,
    demoAccounts: [
      { email: "donor@example.org", role: "DONOR" },
      { email: "auditor@example.org", role: "AUDITOR" },
      { email: "staff@example.org", role: "STAFF" },
      { email: "admin@example.org", role: "ADMIN" },
    ],
  });
  const done = await visitor.post("/sign-in", {
    form: "demo",
    email: "admin@example.org",
    returnTo: "/admin",
  });
  expect([done.status, done.headers.get("location")]).toEqual([303, "/admin"]);
  const picture = "/api/account/picture";
  expect(await visitor.user()).toMatchObject({ id: "demo-admin", role: "ADMIN", profileImageUrl: picture });
  const image = await visitor.get(picture);
  expect(image.headers.get("content-type")).toBe("image/svg+xml");
  expect(image.headers.get("content-security-policy")).toContain("sandbox");
  const other = visitorOf(app);
  expect((await other.post("/sign-in", { form: "demo", email: "chair@example.org" })).status).toBe(422);
  expect(await other.user()).toBeNull();
});

describe("refused", () => {
  test.each([
    "https://evil.example/",
    "//evil.example",
    "/\\evil.example",
    "/.//evil.example",
    "javascript:alert(1)",
  ])("nobody is led away to %s", async (returnTo) => {
    const start = await visitor.get(`/api/login?${new URLSearchParams({ returnTo })}`);
    expect(start.headers.get("location")).toBe("/sign-in");
    const demo = await visitor.post("/sign-in", { form: "demo", email: "donor@example.org", returnTo });
    expect(demo.headers.get("location")).toBe("/");
    const link = await signInByLink(visitorOf(app), pool, `away@example.org`, returnTo);
    expect(link.headers.get("location")).toBe("/");
  });

  test("another site signs nobody in", async () => {
    const fields = { form: "demo", email: "donor@example.org" };
    expect((await visitor.post("/sign-in", fields, { "sec-fetch-site": "cross-site" })).status).toBe(403);
    expect((await visitor.post("/sign-in", fields, { origin: "https://evil.example" })).status).toBe(403);
    expect(await visitor.user()).toBeNull();
  });
});
