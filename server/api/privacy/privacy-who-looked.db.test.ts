import { randomUUID } from "node:crypto";
import { beforeAll, expect, test } from "vitest";
import { bytesOf } from "#testing/bytes-of.ts";
import { testApp } from "#testing/app.ts";
import { testDatabase } from "#testing/database.ts";
import { signInByLink, visitorOf, type TestVisitor } from "../../auth/visitor.fixtures.ts";

const { pool } = await testDatabase("demonstration");
let app: Awaited<ReturnType<typeof testApp>>["app"];
let staff: TestVisitor;
let admin: TestVisitor;
beforeAll(async () => {
  ({ app } = await testApp(pool));
  [staff, admin] = [visitorOf(app), visitorOf(app)];
  await staff.post("/sign-in", { form: "demo", email: "staff@example.org" });
  await admin.post("/sign-in", { form: "demo", email: "admin@example.org" });
});

/** Someone with an account of their own. */
async function person(): Promise<{ email: string; looks: () => Promise<string[]> }> {
  const email = `${randomUUID()}@looked.example`;
  const visitor = visitorOf(app);
  await signInByLink(visitor, pool, email);
  return {
    email,
    looks: async () => {
      const answer = await (await visitor.get("/api/my/privacy")).json();
      return (answer as { looks: { action: string; role: string }[] }).looks.map(
        ({ action, role }) => `${role} ${action}`,
      );
    },
  };
}

const applying = {
  volunteer: `insert into volunteer_applications (id, name, email, role_id, motivation, language)
    values ($1, 'Lotte', $2, 'digital-marketing', 'Gladly.', 'nl')`,
  grant: `insert into grant_applications (id, call_id, org_name, contact_name, contact_email, requested_cents, language)
    values ($1, 'small-plans-for-children', 'Lezen', 'Omar', $2, 500000, 'ar')`,
  partner: `insert into partner_applications (id, organisation, contact_name, email, site_url, country, plan, language)
    values ($1, 'Care Circle', 'Tom', $2, 'https://example.org/', 'Jordan', 'Work together.', 'en')`,
};
const kinds = Object.keys(applying) as (keyof typeof applying)[];

/** A colleague writes addresses as people type them. */
const typed = (email: string): string => email.replace("looked", "LOOKED");

async function apply(kind: keyof typeof applying, email: string): Promise<string> {
  const id = randomUUID();
  await pool.query(applying[kind], [id, typed(email)]);
  return id;
}

async function give(email: string): Promise<string> {
  const id = randomUUID();
  const entered = await staff.send("POST", "/api/admin/donations", {
    bankReference: id,
    id,
    amountCents: 2500,
    receivedOn: "2026-03-02",
    donorName: null,
    donorEmail: email,
    language: "nl",
    campaignId: null,
    programId: null,
  });
  expect(entered.status).toBe(201);
  return id;
}

test.each(kinds)(
  "an applicant (%s) with an account sees who read the application and worked on it",
  async (kind) => {
    const { email, looks } = await person();
    const at = `/api/admin/applications/${kind}/${await apply(kind, email)}`;
    expect(await looks()).toEqual([]);
    await staff.get(at);
    expect(await looks()).toEqual(["STAFF application.viewed"]);
    await admin.send("POST", `${at}/notes`, { id: randomUUID(), text: "Called." });
    await admin.send("PUT", `${at}/assignee`, { version: 1, assigneeId: "demo-staff" });
    await staff.send("POST", `${at}/moves`, { version: 2, to: "SCREENING" });
    expect(await looks()).toEqual([
      "STAFF application.moved",
      "ADMIN application.assigned",
      "ADMIN application.noted",
      "STAFF application.viewed",
    ]);
  },
);

test("a donor who gave before signing in sees who entered and opened the gift", async () => {
  const { email, looks } = await person();
  const id = await give(email);
  await admin.get(`/api/admin/donations/${id}`);
  expect(await looks()).toEqual(["ADMIN donation.viewed", "STAFF donation.entered"]);
});

test("someone else's address that nobody has proved leads to no account", async () => {
  const { email, looks } = await person();
  await pool.query("update users set email_verified = false where email = $1", [email]);
  await staff.get(`/api/admin/applications/volunteer/${await apply("volunteer", email)}`);
  expect(await looks()).toEqual([]);
});

test("whoever is in an exported list is told once, and the others are not", async () => {
  const [inside, outside] = [await person(), await person()];
  await give(inside.email);
  await give(inside.email);
  await apply("volunteer", outside.email);
  const search = encodeURIComponent(inside.email);
  const file = await admin.get(`/api/admin/exports/donations.csv?q=${search}`);
  expect((await file.text()).trim().split("\r\n")).toHaveLength(3);
  expect((await inside.looks())[0]).toBe("ADMIN export.included");
  expect((await inside.looks()).filter((look) => look.includes("export"))).toHaveLength(1);
  expect(await outside.looks()).toEqual([]);
  await bytesOf(await admin.get("/api/admin/exports/volunteer.xlsx"));
  expect(await outside.looks()).toEqual(["ADMIN export.included"]);
});

test("the log of administrators is not filled with everyone in a list, and shows them when asked for", async () => {
  const { email } = await person();
  await give(email);
  await (await admin.get("/api/admin/exports/donations.csv")).text();
  const actions = async (search: string) =>
    (
      (await (await admin.get(`/api/admin/audit${search}`)).json()) as { rows: { action: string }[] }
    ).rows.map(({ action }) => action);
  expect(await actions("")).not.toContain("export.included");
  expect(await actions("?action=export")).toContain("export.included");
});
