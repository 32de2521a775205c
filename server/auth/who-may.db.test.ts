import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, test } from "vitest";
import { newSecret } from "#adapters/auth/secrets.ts";
import { storedSignInSessions } from "#adapters/auth/stored-sign-in-sessions.ts";
import { routes } from "#app/routes.ts";
import { typedAgreement } from "#domain/periodic/agreement.fixtures.ts";
import { testApp } from "#testing/app.ts";
import { testDatabase } from "#testing/database.ts";
import { endpointsOf } from "../api/endpoints.ts";
import { formsOf } from "../forms/all-forms.ts";
import { whoMay, type Permission } from "./who-may.fixtures.ts";

const { pool } = await testDatabase("demonstration");
const { app, foundation } = await testApp(pool);
const endpoints = endpointsOf(foundation);
const forms = formsOf(foundation);

/** Public pages of records have a picture and feeds in three languages: one line stands for all of them. */
const publicFiles = /^GET (\/social\/|.*\.(ics|xml|png)$)/;
const callers = ["nobody", "donor", "another donor", "auditor", "staff", "admin"] as const;
type Caller = (typeof callers)[number];
const roleOf: Partial<Record<Caller, string>> = {
  donor: "DONOR",
  "another donor": "DONOR",
  auditor: "AUDITOR",
  staff: "STAFF",
  admin: "ADMIN",
};
const idOf = (caller: Caller): string => `walker-${caller.replace(" ", "-")}`;

/** A donor's record for owner-only routes, created for every call, with a valid body. */
type OwnRecord = { id: string; body?: unknown };
const ownRecords: Record<string, () => Promise<OwnRecord>> = {
  "DELETE /api/account/sessions/:id": async () => ({ id: (await openSession("donor")).id }),
  "DELETE /api/account/passkeys/:id": async () => {
    const id = randomUUID();
    await pool.query(
      "insert into passkeys (id, user_id, public_key, counter, name, created_at) values ($1, $2, '', 0, 'key', now())",
      [id, idOf("donor")],
    );
    return { id };
  },
  "POST /api/my/support/:id/messages": async () => {
    const id = randomUUID();
    await pool.query("insert into support_threads (id, user_id, subject) values ($1, $2, 'A question')", [
      id,
      idOf("donor"),
    ]);
    return { id, body: { message: "One more thing" } };
  },
  ...Object.fromEntries(
    [
      "PATCH /api/my/monthly-gifts/:id",
      "POST /api/my/monthly-gifts/:id/pause",
      "POST /api/my/monthly-gifts/:id/resumption",
      "POST /api/my/monthly-gifts/:id/cancellation",
      "POST /api/my/monthly-gifts/:id/skip",
    ].map((route) => [route, monthlyGift]),
  ),
  "GET /api/my/donations/:id/receipt.pdf": paidGift,
  "GET /api/my/gifts/:id": paidGift,
  "GET /api/my/gifts/:id/matches": paidGift,
  "GET /api/my/gifts/:id/proofs": paidGift,
  "GET /api/my/gifts/:id/proof.json": paidGift,
  "GET /api/my/periodic-agreements/:id/agreement.pdf": agreement,
  "POST /api/my/periodic-agreements/:id/withdrawal": agreement,
  "GET /api/grant-drafts/:token": wrongToken,
  "PUT /api/grant-drafts/:token": wrongToken,
  "POST /api/grant-drafts/:token/link": wrongToken,
  "GET /api/campaign-offers/:token": wrongToken,
  "GET /api/own-applications/:token": wrongToken,
  "GET /api/preferences/:token": wrongToken,
  "POST /api/own-applications/:token/withdrawal": wrongToken,
  "GET /api/transfers/:id/:token": wrongToken,
  "GET /api/donations/:donationId": async () => ({
    id: (await pool.query<{ id: string }>("select id from donations limit 1")).rows[0]?.id ?? "",
  }),
};

beforeAll(async () => {
  for (const caller of callers)
    if (roleOf[caller])
      await pool.query(
        "insert into users (id, name, email, email_verified, role) values ($1, $1, $2, true, $3)",
        [idOf(caller), `${idOf(caller)}@example.org`, roleOf[caller]],
      );
});

async function monthlyGift(): Promise<OwnRecord> {
  const id = randomUUID();
  await pool.query(
    `insert into donations (id, reference, amount_cents, charged_cents, currency, frequency, donor_email, language, user_id)
     values ($1, $1, 2500, 2500, 'EUR', 'MONTHLY', 'walker@example.org', 'en', $2)`,
    [id, idOf("donor")],
  );
  await pool.query(
    `insert into recurring_gifts (id, status, amount_cents, charged_cents, provider, subscription_id, day_of_month,
       next_charge_on)
     values ($1, 'ACTIVE', 2500, 2500, 'sandbox', 'sub_' || $1::text, 15, '2027-01-15')`,
    [id],
  );
  return { id, body: { amountCents: 3000, date: "2027-01-15" } };
}

/** One of the demonstration's paid gifts, made the donor's. */
async function paidGift(): Promise<OwnRecord> {
  const { rows } = await pool.query<{ id: string }>(
    `update donations set user_id = $1 where id = (select donation_id from receipts where number is not null limit 1)
     returning id`,
    [idOf("donor")],
  );
  return { id: rows[0]?.id ?? "" };
}

async function agreement(): Promise<OwnRecord> {
  await pool.query("delete from periodic_agreements where user_id = $1", [idOf("donor")]);
  const outcome = await foundation.periodicAgreements.drawUp(typedAgreement(), idOf("donor"), "en");
  if (!outcome.ok) throw new Error(`No agreement could be drawn up: ${outcome.reason}`);
  return { id: outcome.agreement.id, body: {} };
}

function wrongToken(): Promise<OwnRecord> {
  const body = { callId: "small-plans-for-children", fields: {}, email: "walker@example.org" };
  return Promise.resolve({ id: newSecret(), body });
}

describe("the table of who may what", () => {
  test("names every route of the program, and none that is gone", () => {
    const known = new Set(Object.keys(whoMay));
    expect(servedRoutes().filter((route) => !known.has(route))).toEqual([]);
    const served = new Set(servedRoutes());
    expect([...known].filter((route) => !served.has(route))).toEqual([]);
  });

  test("a page asks for nothing that its visitors may not see", () => {
    for (const { path, who, secret, calls } of routes) {
      const params = new Proxy({}, { get: (_, name) => (name === "kind" ? "volunteer" : "some-id") });
      for (const address of calls?.(params) ?? []) {
        const call = permissionToGet(address);
        const open: (Permission | undefined)[] =
          who === "staff" || who === "admin" ? ["anyone", "signed_in", "books", "staff"] : ["anyone"];
        if (who === "books") open.push("books");
        if (who === "admin") open.push("admin");
        if (who) open.push("signed_in", "owner");
        if (secret) open.push("holder");
        expect(open, `${path} asks for ${address}`).toContain(call);
      }
    }
  });
});

describe("every route refuses whom it should, before it looks at what was sent", () => {
  test.each(endpoints.map(({ method, path }) => [`${method.toUpperCase()} ${path}`]))("%s", async (route) => {
    const expected = whoMay[route];
    for (const caller of refusedFirst(route)) {
      const status = await callAs(caller, route);
      expect.soft(verdictOf(status, expected), `${caller} got ${status}`).toBe(verdict(expected, caller));
    }
  });

  test("every route that is one person's alone is walked with a record of that person", () => {
    const personal = Object.keys(whoMay).filter((route) => /^(owner|holder)$/.test(whoMay[route] ?? ""));
    expect(personal.filter((route) => !ownRecords[route])).toEqual([]);
  });

  test.each(forms.map((form) => [form.path, form.name, form] as const))("POST %s, %s", async (path, name) => {
    for (const caller of callers) {
      const status = await postAs(caller, path, { form: name, openedAt: String(Date.now()) });
      expect.soft(verdictOf(status), `${caller} got ${status}`).toBe(verdict(whoMay[`POST ${path}`], caller));
    }
  });

  test("a post from another site is refused on every route, whoever is signed in", async () => {
    const changing = servedRoutes().filter((route) => !/^GET |\/api\/webhooks\/|\/unsubscribe\//.test(route));
    expect(changing.length).toBeGreaterThan(20);
    for (const route of changing) {
      const [method = "", path = ""] = route.split(" ");
      const response = await app.request(path.replaceAll(/:\w+/g, "nobody-knows-this"), {
        method,
        headers: { ...(await cookieOf("admin")), "sec-fetch-site": "cross-site" },
      });
      expect.soft(response.status, route).toBe(403);
    }
  });

  test("whatever else there is, is for everyone or for a provider who signs", async () => {
    const declared = new Set(endpoints.map(({ method, path }) => `${method.toUpperCase()} ${path}`));
    const others = servedRoutes().filter((route) => !declared.has(route) && route.includes(" /api/"));
    for (const route of others)
      for (const caller of callers) {
        const status = await callAs(caller, route);
        expect.soft(verdictOf(status), `${route} by ${caller}`).toBe(verdict(whoMay[route], caller));
      }
  });
});

/** Routes as the router knows them: middleware and the catch-alls answer to every method or every path. */
function servedRoutes(): string[] {
  const served = app.routes
    .filter(({ method, path }) => method !== "ALL" && !path.endsWith("*"))
    .map(({ method, path }) => `${method} ${path.replace(/^\/(nl|ar)(?=\/)/, "").replace(/\{.*\}$/, "")}`)
    .filter((route) => !publicFiles.test(route) || route in whoMay);
  return [...new Set(served)];
}

function permissionToGet(address: string): Permission | undefined {
  const [path = ""] = address.split("?");
  const patterns = Object.keys(whoMay).filter((route) =>
    new RegExp(`^${route.replaceAll(/:\w+/g, "[^/]+")}$`).test(`GET ${path}`),
  );
  return whoMay[patterns.find((route) => route === `GET ${path}`) ?? patterns[0] ?? ""];
}

type Verdict = "not signed in" | "not allowed" | "not theirs" | "let in";

function verdict(permission: Permission | undefined, caller: Caller): Verdict {
  if (permission === "anyone") return "let in";
  // Nobody here has the secret, or the provider's key.
  if (permission === "holder") return "not theirs";
  if (permission === "provider") return "not signed in";
  if (caller === "nobody") return "not signed in";
  if (permission === "signed_in") return "let in";
  if (permission === "owner") return caller === "donor" ? "let in" : "not theirs";
  if (permission === "books")
    return ["auditor", "staff", "admin"].includes(caller) ? "let in" : "not allowed";
  if (permission === "staff") return caller === "staff" || caller === "admin" ? "let in" : "not allowed";
  return permission === "admin" && caller === "admin" ? "let in" : "not allowed";
}

function verdictOf(status: number, permission?: Permission): Verdict | "broken" {
  if ((permission === "owner" || permission === "holder") && status === 404) return "not theirs";
  if (status >= 500) return "broken";
  if (status === 401) return "not signed in";
  if (status === 403) return "not allowed";
  return "let in";
}

/** The owner comes last: they are the one whose call may take the record away. */
const refusedFirst = (route: string): Caller[] =>
  whoMay[route] === "owner"
    ? ["nobody", "another donor", "auditor", "staff", "admin", "donor"]
    : [...callers];

async function callAs(caller: Caller, route: string): Promise<number> {
  const [method = "", path = ""] = route.split(" ");
  const own = await ownRecords[route]?.();
  const address = path.replaceAll(/:\w+/g, own?.id ?? "nobody-knows-this");
  const hasBody = method !== "GET" && method !== "DELETE";
  const response = await app.request(address, {
    method,
    headers: { ...(await cookieOf(caller)), ...(hasBody && { "content-type": "application/json" }) },
    // Invalid JSON: a caller who is told so was not refused early enough.
    ...(hasBody && { body: own ? JSON.stringify(own.body) : "{" }),
  });
  return response.status;
}

async function postAs(caller: Caller, path: string, fields: Record<string, string>): Promise<number> {
  const response = await app.request(path.replaceAll(/:\w+/g, "nobody-knows-this"), {
    method: "POST",
    headers: await cookieOf(caller),
    body: new URLSearchParams(fields),
  });
  return response.status;
}

async function cookieOf(caller: Caller): Promise<Record<string, string>> {
  if (caller === "nobody") return {};
  const { token } = await openSession(caller);
  return { cookie: `open-hand-session=${token}` };
}

/** A session for one call: some calls end it. */
async function openSession(caller: Caller): Promise<{ id: string; token: string }> {
  const [id, token, now] = [randomUUID(), newSecret(), new Date()];
  await storedSignInSessions(pool).open(
    {
      id,
      userId: idOf(caller),
      method: "demo",
      device: "Firefox",
      startedAt: now,
      seenAt: now,
      expiresAt: new Date(now.getTime() + 3_600_000),
      provedAt: now,
    },
    token,
  );
  return { id, token };
}
