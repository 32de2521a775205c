import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { testApp } from "#testing/app.ts";
import { testDatabase } from "#testing/database.ts";
import { visitorOf, type TestVisitor } from "../../auth/visitor.fixtures.ts";

const { pool, owner } = await testDatabase("demonstration");
let app: Awaited<ReturnType<typeof testApp>>["app"];
let staff: TestVisitor;

beforeAll(async () => {
  ({ app } = await testApp(pool));
  staff = await signedIn("staff@example.org");
});
beforeEach(async () => {
  await owner.query(
    "truncate volunteer_applications, grant_applications, partner_applications, mail_outbox, discrepancies",
  );
});

async function signedIn(email: string): Promise<TestVisitor> {
  const visitor = visitorOf(app);
  await visitor.post("/sign-in", { form: "demo", email });
  expect(await visitor.user()).toMatchObject({ email });
  return visitor;
}

type Volunteer = { id: string; name?: string; email?: string; status?: string; hoursAgo?: number };
const volunteers = (applicants: Volunteer[]) =>
  pool.query(
    `insert into volunteer_applications (id, name, email, role_id, motivation, language, status, created_at)
     select id, coalesce(name, 'Anna Visser'), coalesce(email, 'anna@example.org'), 'tutor', 'To help.', 'en',
       coalesce(status, 'NEW'), now() - coalesce("hoursAgo", 0) * interval '1 hour'
     from jsonb_to_recordset($1::jsonb)
       as applicant(id text, name text, email text, status text, "hoursAgo" int)`,
    [JSON.stringify(applicants)],
  );
const organisation = (id: string, orgName: string, hoursAgo: number) =>
  pool.query(
    `insert into grant_applications
       (id, call_id, org_name, contact_name, contact_email, requested_cents, language, created_at)
     values ($1, 'spring', $2, 'Omar Haddad', $3, 500000, 'nl', now() - $4 * interval '1 hour')`,
    [id, orgName, `${id}@example.org`, hoursAgo],
  );
const ask = async <T>(path: string): Promise<T> => {
  const response = await staff.get(path);
  expect(response.status).toBe(200);
  return (await response.json()) as T;
};
type Answered = { rows: { id: string }[]; older: string | null; count: number };
const found = async (search: string) =>
  (await ask<Answered>(`/api/admin/applications/volunteer/list?${search}`)).rows.map(({ id }) => id);

describe("who may read", () => {
  const calls = [
    "/api/admin/today",
    "/api/admin/applications/grant",
    "/api/admin/applications/volunteer",
    "/api/admin/applications/grant/list",
    "/api/admin/applications/volunteer/list",
    "/api/admin/applications/partner/list",
    "/api/admin/applications/volunteer/list?status=nonsense",
  ];
  test.each(calls)("%s is refused to strangers and to donors", async (path) => {
    await volunteers([{ id: "v1", name: "Somebody Private" }]);
    const stranger = await visitorOf(app).get(path);
    expect([stranger.status, await stranger.text()]).toEqual([401, expect.stringContaining("Unauthorized")]);
    const donor = await (await signedIn("donor@example.org")).get(path);
    expect(donor.status).toBe(403);
    expect(await donor.text()).not.toContain("Private");
  });

  test.each(calls.slice(0, -1))(
    "%s is answered to staff and to admins, and kept in no cache",
    async (path) => {
      for (const visitor of [staff, await signedIn("admin@example.org")]) {
        const response = await visitor.get(path);
        expect(response.status).toBe(200);
        expect(response.headers.get("cache-control")).toBe("private, no-store");
      }
    },
  );
});

describe("the plain lists", () => {
  test("show volunteers newest first, with what the list needs and no more", async () => {
    await volunteers([
      { id: "old", hoursAgo: 5 },
      { id: "new", name: "Fatima", email: "f@example.org", status: "SCREENING" },
    ]);
    expect(await ask("/api/admin/applications/volunteer")).toEqual([
      {
        id: "new",
        name: "Fatima",
        email: "f@example.org",
        createdAt: expect.stringMatching(/^\d{4}-.*Z$/),
        status: "SCREENING",
      },
      expect.objectContaining({ id: "old", status: "NEW" }),
    ]);
  });

  test("show organisations newest first", async () => {
    await organisation("first", "Stichting Lezen", 48);
    await organisation("second", "Care Circle", 1);
    expect(await ask("/api/admin/applications/grant")).toEqual([
      {
        id: "second",
        orgName: "Care Circle",
        contactEmail: "second@example.org",
        createdAt: expect.any(String),
        status: "NEW",
      },
      expect.objectContaining({ id: "first", orgName: "Stichting Lezen" }),
    ]);
  });

  test("stop at the two hundred newest", async () => {
    await volunteers(Array.from({ length: 201 }, (_, index) => ({ id: `v${index}`, hoursAgo: index })));
    const list = await ask<{ id: string }[]>("/api/admin/applications/volunteer");
    expect(list).toHaveLength(200);
    expect(list.at(-1)?.id).toBe("v199");
  });
});

describe("the list with pages", () => {
  test("shows each application once, whichever page is turned, also when all came at one moment", async () => {
    await pool.query(
      `insert into volunteer_applications (id, name, email, role_id, motivation, language, created_at)
       select 'v' || n, 'Anna', 'a@example.org', 'tutor', 'x', 'en', '2026-03-01' from generate_series(1, 60) n`,
    );
    const ids: string[] = [];
    const sizes: number[] = [];
    let before = "";
    do {
      const page = await ask<Answered>(`/api/admin/applications/volunteer/list?before=${before}`);
      expect(page.count).toBe(60);
      ids.push(...page.rows.map(({ id }) => id));
      sizes.push(page.rows.length);
      before = encodeURIComponent(page.older ?? "");
    } while (before !== "");
    expect(sizes).toEqual([25, 25, 10]);
    expect(new Set(ids).size).toBe(60);
  });

  test("is empty and calm when nobody has applied", async () => {
    expect(await ask("/api/admin/applications/grant/list?status=&q=&before=")).toMatchObject({
      rows: [],
      older: null,
      count: 0,
    });
  });

  test("finds people by part of their name or address, in any case, together with a status", async () => {
    await volunteers([
      { id: "fatima", name: "Fatima al-Zahra", email: "fz@example.org", status: "NEW" },
      { id: "zahra", name: "Zahra Karimi", email: "zk@example.org", status: "DECLINED", hoursAgo: 1 },
      { id: "piet", name: "Piet de Vries", email: "piet@azahrah.example", status: "INTERVIEW", hoursAgo: 2 },
    ]);
    expect(await found("q=ZAHRA")).toEqual(["fatima", "zahra", "piet"]);
    expect(await found("q=%20de%20vries%20")).toEqual(["piet"]);
    expect(await found("q=zahra&status=DECLINED")).toEqual(["zahra"]);
    expect(await found("status=WAITING")).toEqual(["fatima", "piet"]);
    expect(await found("q=nobody")).toEqual([]);
  });

  test("reads what is typed literally", async () => {
    await volunteers([
      { id: "plain", name: "Anna", email: "anna@example.org" },
      { id: "percent", name: "100% Anna", email: "x_y@example.org" },
    ]);
    expect(await found("q=00%25")).toEqual(["percent"]);
    expect(await found("q=x_y")).toEqual(["percent"]);
    expect(await found("q=a%25na")).toEqual([]);
    expect(await found(String.raw`q=\ `)).toEqual([]);
    expect(await found("q=an%00na")).toEqual(expect.arrayContaining(["plain"]));
    expect(await found("q='%20or%201=1")).toEqual([]);
  });

  test("finds organisations by their name, their contact and their address", async () => {
    await organisation("lezen", "Stichting Lezen", 1);
    await organisation("care", "Care Circle", 2);
    const idsFor = async (search: string) =>
      (await ask<Answered>(`/api/admin/applications/grant/list?q=${search}`)).rows.map(({ id }) => id);
    expect(await idsFor("stichting")).toEqual(["lezen"]);
    expect(await idsFor("care@")).toEqual(["care"]);
    expect(await idsFor("haddad")).toEqual(["lezen", "care"]);
  });

  test.each(["status=LOST", "sort=random", `q=${"a".repeat(201)}`])(
    "refuses %s with a sentence",
    async (search) => {
      const response = await staff.get(`/api/admin/applications/volunteer/list?${search}`);
      expect(response.status).toBe(422);
      expect(await response.text()).not.toBe("");
    },
  );
});

describe("what needs a person today", () => {
  const today = () => ask<Record<string, number | null>>("/api/admin/today");

  test("counts the applications nobody has decided on, and how long the first of them waits", async () => {
    await volunteers([
      { id: "new", status: "NEW", hoursAgo: 30 },
      { id: "talk", status: "INTERVIEW", hoursAgo: 75 },
      { id: "done", status: "APPROVED", hoursAgo: 1000 },
      { id: "no", status: "DECLINED", hoursAgo: 1000 },
    ]);
    await organisation("lezen", "Stichting Lezen", 50);
    expect(await today()).toMatchObject({ waitingVolunteer: 2, waitingGrant: 1, oldestWaitingDays: 3 });
  });

  test("counts mail that cannot be delivered and money that does not fit, until somebody has resolved it", async () => {
    const before = await today();
    expect(before).toMatchObject({ deadMails: 0, discrepancies: 0, oldestWaitingDays: null });
    await pool.query(
      `insert into mail_outbox (kind, cause, to_address, language, state)
       values ('t', '1', 'a@example.org', 'en', 'DEAD'), ('t', '2', 'b@example.org', 'en', 'QUEUED')`,
    );
    await pool.query(
      `insert into discrepancies (kind, provider, payment_id, truth, resolved_at)
       values ('amount', 'sandbox', 'p1', '{}', null), ('amount', 'sandbox', 'p2', '{}', now())`,
    );
    expect(await today()).toMatchObject({ deadMails: 1, discrepancies: 1 });
  });

  test("counts payments that nobody has heard of for too long", async () => {
    const before = Number((await today())["stuckPayments"]);
    await payment("fresh", { hoursAgo: 2 });
    await payment("left open", { hoursAgo: 30 });
    await payment("never sent", { hoursAgo: 30, paymentId: null });
    await payment("cancelled there", { hoursAgo: 30, state: "cancelled" });
    await payment("expected transfer", { hoursAgo: 30, byTransfer: true });
    await payment("at the bank", { hoursAgo: 30, status: "PROCESSING" });
    expect(await today()).toMatchObject({ stuckPayments: before + 1 });
    await payment("lost at the bank", { hoursAgo: 24 * 11, status: "PROCESSING" });
    expect(await today()).toMatchObject({ stuckPayments: before + 2 });
  });
});

type Payment = {
  hoursAgo: number;
  paymentId?: null;
  state?: string;
  status?: "PROCESSING";
  byTransfer?: true;
};

async function payment(
  name: string,
  { hoursAgo, paymentId, state, status, byTransfer }: Payment,
): Promise<void> {
  await pool.query(
    `insert into donations (id, reference, amount_cents, charged_cents, currency, frequency, donor_email, language,
       created_at, by_transfer)
     values ($1, $1, 2500, 2500, 'EUR', 'ONE_TIME', 'a@example.org', 'en', now() - $2 * interval '1 hour', $3)`,
    [name, hoursAgo, byTransfer ?? false],
  );
  if (status) await pool.query("update donations set status = $2 where id = $1", [name, status]);
  await pool.query(
    `insert into payment_attempts (id, donation_id, number, amount_cents, charged_cents, frequency, claimed_until,
       provider, payment_id, truth)
     values ($1, $1, 1, 2500, 2500, 'ONE_TIME', now(), $2, $3, $4)`,
    [
      name,
      paymentId === null ? null : "sandbox",
      paymentId === null ? null : name,
      state === undefined ? null : JSON.stringify({ state }),
    ],
  );
}
