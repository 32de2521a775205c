import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, test } from "vitest";
import { openApiDocument } from "../api/connections/docs.ts";
import { endpointsOf } from "../api/endpoints.ts";
import { scopes, type Scope } from "#domain/connections/scopes.ts";
import { addDays } from "#domain/calendar/day.ts";
import { testApp } from "#testing/app.ts";
import { testDatabase } from "#testing/database.ts";
import { today } from "../timing/clock.ts";
import { callsPerToken } from "./api-token.ts";
import { signInByLink, visitorOf, type TestVisitor } from "./visitor.fixtures.ts";
import { opensTo, whoMay } from "./who-may.fixtures.ts";

const { pool } = await testDatabase("demonstration");
const { app, foundation } = await testApp(pool, { env: { TRUST_PROXY: "1" } });
const endpoints = endpointsOf(foundation);
let admin: TestVisitor;

beforeAll(async () => {
  admin = visitorOf(app);
  await signInByLink(admin, pool, "admin@example.org");
});

type Wish = { scopes?: readonly Scope[]; networks?: string; lastDay?: string };

async function make({
  scopes: chosen = ["gifts:read"],
  networks = "",
  lastDay = addDays(today(), 30),
}: Wish = {}) {
  const id = randomUUID();
  const body = { id, name: "Accounting", scopes: chosen, networks, lastDay };
  const response = await admin.send("POST", "/api/admin/tokens", body);
  expect(response.status).toBe(201);
  const { token } = (await response.json()) as { token: string };
  return { id, token, body };
}

const ask = (token: string, path = "/api/admin/donations", headers: Record<string, string> = {}) =>
  app.request(path, { headers: { authorization: `Bearer ${token}`, ...headers } });

describe("a token", () => {
  test("opens what its scope opens and is shown only once", async () => {
    const { id, token, body } = await make();
    expect((await ask(token)).status).toBe(200);
    expect((await admin.send("POST", "/api/admin/tokens", body)).status).toBe(409);
    const listed = await (await admin.get("/api/admin/tokens")).text();
    expect(listed).toContain(id);
    expect(listed).toContain(token.slice(0, 12));
    expect(listed).not.toContain(token.slice(0, 20));
    const { rows } = await pool.query("select * from api_tokens where id = $1", [id]);
    expect(JSON.stringify(rows)).not.toContain(token.slice(12));
    expect(rows[0]).toMatchObject({ last_used_on: expect.anything() });
  });

  test("is refused at once when it is revoked, on every instance", async () => {
    const { id, token } = await make();
    const { app: other } = await testApp(pool, { seed: false });
    const headers = { authorization: `Bearer ${token}` };
    expect((await other.request("/api/admin/donations", { headers })).status).toBe(200);
    expect((await admin.send("DELETE", `/api/admin/tokens/${id}`)).status).toBe(200);
    expect((await other.request("/api/admin/donations", { headers })).status).toBe(401);
    expect((await admin.send("DELETE", `/api/admin/tokens/${id}`)).status).toBe(404);
  });

  test("ends after its last day", async () => {
    const { id, token } = await make({ lastDay: "2999-01-01" });
    expect((await ask(token)).status).toBe(200);
    await pool.query("update api_tokens set last_day = current_date - 2 where id = $1", [id]);
    expect((await ask(token)).status).toBe(401);
  });

  test("is accepted only from the addresses it is bound to", async () => {
    const { token } = await make({ networks: "203.0.113.0/24, 2001:db8::/32" });
    const from = async (address: string) =>
      (await ask(token, undefined, { "x-forwarded-for": address })).status;
    expect(await from("203.0.113.77")).toBe(200);
    expect(await from("2001:db8:1::9")).toBe(200);
    expect(await from("198.51.100.1")).toBe(401);
    expect(await from("2001:db9::1")).toBe(401);
    expect((await ask(token)).status).toBe(401);
  });

  test("is believed in the header alone, and cookies beside it mean nothing", async () => {
    const { token } = await make();
    expect((await app.request(`/api/admin/donations?access_token=${token}&token=${token}`)).status).toBe(401);
    const cookie = [...admin.jar].map(([name, value]) => `${name}=${value}`).join("; ");
    const both = (path: string, bearer: string) =>
      app.request(path, { headers: { cookie, authorization: `Bearer ${bearer}` } });
    expect((await both("/api/admin/users", token)).status).toBe(403);
    expect((await both("/api/admin/users", "oh_live_wrong")).status).toBe(401);
    expect((await both("/api/auth/user", token)).status).toBe(403);
    expect((await admin.get("/api/admin/users")).status).toBe(200);
  });

  test("without donors:read shows no donor and finds none", async () => {
    const { token } = await make();
    const rows = async (of: string) =>
      ((await (await ask(of)).json()) as { rows: { donorName: unknown; donorEmail: unknown }[] }).rows;
    const shown = await rows(token);
    expect(shown.length).toBeGreaterThan(0);
    for (const row of shown) expect(row).toMatchObject({ donorName: null, donorEmail: null });
    expect((await ask(token, "/api/admin/donations?q=example.org")).status).toBe(403);
    const { token: wider } = await make({ scopes: ["gifts:read", "donors:read"] });
    expect((await rows(wider)).some(({ donorEmail }) => donorEmail !== null)).toBe(true);
  });

  test("stands in the audit log by its name for what it looked at", async () => {
    const { id, token } = await make({ scopes: ["donors:read"] });
    expect((await ask(token, "/api/admin/donations/demo-own-once-0")).status).toBe(200);
    const log = await admin.get("/api/admin/audit?actor=accounting");
    const { rows } = (await log.json()) as { rows: { action: string; actor: string }[] };
    expect(rows).toContainEqual(
      expect.objectContaining({
        action: "donation.viewed",
        actor: id,
        actorName: "Accounting",
        role: "TOKEN",
      }),
    );
  });

  test("tells how much is left and is told to wait when it asks too often", async () => {
    const { token } = await make();
    const first = await ask(token);
    expect(first.headers.get("ratelimit-policy")).toBe('"token";q=120;w=60');
    expect(first.headers.get("ratelimit")).toMatch(/^"token";r=119;t=\d+$/);
    for (let calls = 1; calls < callsPerToken.most; calls += 1) await ask(token, "/api/admin/nothing");
    const refused = await ask(token);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
  });

  test("is reported to administrators by email when it is new", async () => {
    const { id } = await make();
    const { rows } = await pool.query<{ letter: object }>(
      "select letter from mail_outbox where kind = 'token-made' and cause like $1",
      [`token:${id}/%`],
    );
    expect(JSON.stringify(rows)).toContain("gifts:read");
    expect(JSON.stringify(rows)).not.toContain("oh_demo_");
  });
});

describe("every route", () => {
  const declared = endpoints.map(({ method, path }) => `${method} ${path}`);

  test("says in its declaration and in the table which scope opens it", () => {
    const said = endpoints.flatMap(({ method, path, scope }) =>
      scope ? [[`${method} ${path}`, scope]] : [],
    );
    expect(Object.fromEntries(said)).toEqual(opensTo);
    expect(Object.keys(opensTo).filter((route) => !declared.includes(route))).toEqual([]);
  });

  test("that wants proof of who somebody is, is closed to every token", () => {
    expect(endpoints.filter(({ proof, scope }) => proof && scope)).toEqual([]);
  });

  test("is refused to a token that lacks its scope, and open to one that has it", async () => {
    const all = await Promise.all(
      scopes.map(async (scope) => [scope, (await make({ scopes: [scope] })).token]),
    );
    const tokenWith = Object.fromEntries(all) as Record<Scope, string>;
    const { token: everything } = await make({ scopes });
    for (const { method, path, who } of endpoints.filter(({ who: whose }) => whose !== "anyone")) {
      const route = `${method} ${path}`;
      const scope = opensTo[route];
      const tries = scope ? [scope, ...scopes.filter((other) => other !== scope).slice(0, 1)] : [null];
      for (const tried of tries) {
        await pool.query("delete from rate_limits");
        const response = await app.request(path.replaceAll(/:\w+/g, "nobody-knows-this"), {
          method,
          headers: { authorization: `Bearer ${tried ? tokenWith[tried] : everything}` },
          ...(method !== "GET" && method !== "DELETE" && { body: "{" }),
        });
        const refused = response.status === 403 || response.status === 401;
        expect
          .soft(refused, `${route} (${who}) with ${tried} got ${response.status}`)
          .toBe(tried !== scope || !scope);
      }
    }
    expect(Object.keys(whoMay).length).toBeGreaterThan(declared.length);
  });

  test("is described with the scope that opens it", () => {
    const described = JSON.stringify(openApiDocument(endpoints, "https://example.org"));
    expect(described).toContain('"security":[{"session":[]},{"token":["gifts:read"]}]');
  });
});
