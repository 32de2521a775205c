import { beforeAll, describe, expect, test } from "vitest";
import { testApp } from "#testing/app.ts";
import { testDatabase } from "#testing/database.ts";
import { visitorOf } from "./auth/visitor.fixtures.ts";

const { pool, owner } = await testDatabase("demonstration");
let app: Awaited<ReturnType<typeof testApp>>["app"];
let logged: Awaited<ReturnType<typeof testApp>>["logged"];
beforeAll(async () => {
  ({ app, logged } = await testApp(pool, { env: { COUNTRY_HEADER: "x-country" } }));
});

test("nobody is signed in until somebody is, and the answer keeps its word in every language", async () => {
  for (const language of ["en", "nl", "ar"]) {
    const response = await app.request("/api/auth/user", { headers: { "x-language": language } });
    expect(response.status).toBe(401);
    expect(await response.text()).toMatch(/^Unauthorized/);
  }
});

test("an unknown call is refused in the visitor's language", async () => {
  const response = await app.request("/api/nothing", { headers: { "x-language": "nl" } });
  expect(response.status).toBe(404);
  expect(await response.text()).toBe("Dat konden wij niet vinden.");
});

test("every answer forbids framing, sniffing and foreign scripts", async () => {
  const { headers } = await app.request("/api/programs");
  expect(headers.get("content-security-policy")).toContain("script-src 'self';");
  expect(headers.get("content-security-policy")).toContain("frame-ancestors 'none'");
  expect(headers.get("x-content-type-options")).toBe("nosniff");
  expect(headers.get("strict-transport-security")).toBeNull();
});

test("a body above 256 KB is refused", async () => {
  const body = "x".repeat(256 * 1024 + 1);
  const response = await app.request("/language", { method: "POST", body });
  expect(response.status).toBe(413);
});

describe("a form from another site is refused", () => {
  const post = (headers: Record<string, string>) =>
    app.request("/language", {
      method: "POST",
      headers,
      body: new URLSearchParams({ language: "nl", returnTo: "/donate" }),
    });

  test("when the browser says it comes from there", async () => {
    expect((await post({ "sec-fetch-site": "cross-site" })).status).toBe(403);
    expect((await post({ origin: "https://evil.example" })).status).toBe(403);
  });

  test("but not from our own pages", async () => {
    expect((await post({ "sec-fetch-site": "same-origin" })).status).toBe(303);
    expect((await post({ origin: "http://open-hand.test" })).status).toBe(303);
  });
});

test("a proxy that nobody told us of is told to whoever runs the site, once", async () => {
  const told = () => logged.filter(({ msg }) => /TRUST_PROXY is 0/.test(String(msg)));
  expect(told()).toHaveLength(0);
  for (const address of ["192.0.2.7", "192.0.2.8"])
    await app.request("/healthz", { headers: { "x-forwarded-for": address } });
  expect(told()).toHaveLength(1);
  expect(JSON.stringify(told())).not.toContain("192.0.2.7");

  const trusting = await testApp(pool, { env: { TRUST_PROXY: "1" } });
  await trusting.app.request("/healthz", { headers: { "x-forwarded-for": "192.0.2.7" } });
  expect(trusting.logged.filter(({ msg }) => /TRUST_PROXY/.test(String(msg)))).toEqual([]);
});

test.each(["/api/donations/current", "/api/donations/d1?clientSecret=x", "/api/sign-in", "/api/site"])(
  "what %s answers is kept by nobody on the way",
  async (path) => {
    expect((await app.request(path)).headers.get("cache-control")).toMatch(/no-store/);
  },
);

test("the secret of a gift is kept by nobody on the way", async () => {
  const opened = await app.request("/api/create-payment-intent", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ amountCents: 2500, currency: "EUR" }),
  });
  expect([opened.status, opened.headers.get("cache-control")]).toEqual([201, "private, no-store"]);
});

test("changing the language without JavaScript stays on this site", async () => {
  const body = new URLSearchParams({ language: "en", returnTo: "/nl//evil.example/x" });
  const response = await app.request("/language", { method: "POST", body });
  expect(response.headers.get("location")).toBe("/evil.example/x");
});

test("the country the edge reports decides whether we may ask for gifts", async () => {
  const giving = async (country?: string) =>
    (await (await app.request("/api/site", { headers: country ? { "x-country": country } : {} })).json())
      .giving;
  expect(await giving("AE")).toBe("INFO_ONLY");
  expect(await giving("sa")).toBe("INFO_ONLY");
  expect(await giving("NL")).toBe("FULL");
  expect(await giving()).toBe("FULL");
  expect(await giving("not a country")).toBe("FULL");
});

test("a request is logged once, with its id and without query or address", async () => {
  logged.length = 0;
  const response = await app.request("/api/programs?email=someone@example.org", {
    headers: { "x-forwarded-for": "203.0.113.9" },
  });
  const id = response.headers.get("x-request-id");
  expect(logged).toHaveLength(1);
  expect(logged[0]).toMatchObject({ requestId: id, method: "GET", path: "/api/programs", status: 200 });
  expect(JSON.stringify(logged)).not.toMatch(/someone|203\.0\.113/);
});

test("a surprise is logged once and met with a kind sentence", async () => {
  logged.length = 0;
  await owner.query("alter table content_items rename to hidden_items");
  const response = await app.request("/api/programs");
  await owner.query("alter table hidden_items rename to content_items");
  expect(response.status).toBe(500);
  expect(await response.text()).toBe("Something went wrong on our side. Please try again in a moment.");
  expect(logged.filter(({ msg }) => msg === "unexpected error")).toHaveLength(1);
});

test("the description lists every call and what it takes to make it", async () => {
  const document = await (await app.request("/api/openapi.json")).json();
  expect(document.openapi).toBe("3.1.0");
  expect(document.paths["/api/projects"].get["x-who"]).toBe("anyone");
  expect(document.paths["/api/auth/user"].get.responses["401"]).toBeDefined();
  const answer = document.paths["/api/impact-stats"].get.responses["200"].content["application/json"].schema;
  expect(Object.keys(answer.properties)).toEqual([
    "totalBeneficiaries",
    "totalRaised",
    "completedProjects",
    "volunteerHours",
  ]);
  expect((await app.request("/api/docs")).headers.get("content-type")).toContain("text/html");
});

describe("ready means that this program can serve with the tables that are there", () => {
  const ready = async () => {
    const answer = await app.request("/readyz");
    return [answer.status, await answer.text()];
  };
  const future = "9999-from-the-future";

  test("of its own version", async () => {
    expect(await ready()).toEqual([200, "ready"]);
  });

  test("of an earlier version, it says what is missing", async () => {
    const { rows } = await owner.query(
      "delete from kysely_migration where name = '0080-watching' returning *",
    );
    expect(await ready()).toEqual([503, "not ready: the database lacks the migrations 0080-watching"]);
    await owner.query("insert into kysely_migration values ($1, $2)", [rows[0].name, rows[0].timestamp]);
  });

  test("of a newer version, only within what that version says it serves", async () => {
    await owner.query("insert into kysely_migration (name, timestamp) values ($1, '2030')", [future]);
    expect(await ready()).toEqual([
      200,
      `ready: the database is newer by ${future}, with which this version can serve`,
    ]);
    const { rows } = await owner.query("select since from schema_reach");
    await owner.query("update schema_reach set since = $1", [future]);
    expect(await ready()).toEqual([
      503,
      `not ready: the database is newer by ${future}, with which this version cannot serve`,
    ]);
    await owner.query("update schema_reach set since = $1", [rows[0].since]);
    await owner.query("delete from kysely_migration where name = $1", [future]);
    expect(await ready()).toEqual([200, "ready"]);
  });
});

test("what staff write drops cached pages at once, without waiting for the database", async () => {
  let drawn = 0;
  const site = await testApp(pool, {
    renderer: () => Promise.resolve({ status: 200, html: `drawn ${(drawn += 1)}` }),
  });
  const staff = visitorOf(site.app);
  await staff.post("/sign-in", { form: "demo", email: "staff@example.org" });
  const see = async () => (await site.app.request("/programs")).text();
  expect([await see(), await see()]).toEqual(["drawn 1", "drawn 1"]);
  expect((await staff.send("POST", "/api/admin/tasks", {})).status).toBe(422);
  expect(await see()).toBe("drawn 2");
});
