import { beforeAll, expect, test } from "vitest";
import { numberReceipts } from "#adapters/postgres/giving/receipts.ts";
import type { IdentityAnswer } from "#domain/content/kinds/foundation/identity-answer.ts";
import { testApp, noPages } from "#testing/app.ts";
import { testDatabase } from "#testing/database.ts";
import { visitorOf, type TestVisitor } from "../../auth/visitor.fixtures.ts";
import { giftOn } from "../../compose/giving/donor-papers.fixtures.ts";
import { compose } from "../../composition.ts";
import { readConfig } from "../../config.ts";

const { pool, owner } = await testDatabase("demonstration");
const { app } = await testApp(pool);
const path = "/api/admin/settings/identity";
/** The program with papers that are their facts. */
const withPapers = (env: Record<string, string>) =>
  compose(readConfig({ DEMO_PUBLIC: "yes", PUBLIC_URL: "https://openhand.example", ...env }), pool, {
    ...noPages,
    renderPaper: (paper) => Promise.resolve(new TextEncoder().encode(JSON.stringify(paper))),
  });
let admin: TestVisitor;
beforeAll(async () => {
  admin = visitorOf(app);
  await admin.post("/sign-in", { form: "demo", email: "admin@example.org" });
});

const shown = async () => (await (await admin.get(path)).json()) as IdentityAnswer;
const change = async (values: Record<string, string>, basedOn?: number) =>
  admin.send("PUT", path, { basedOn: basedOn ?? (await shown()).version, values });
const rsinOf = (paper: { bytes: Uint8Array } | null) =>
  (JSON.parse(new TextDecoder().decode(paper?.bytes)) as { foundation: { rsin: string } }).foundation.rsin;
const receiptFor = async (email: string) => {
  const { donationId, settle } = await giftOn(pool, { donor: { name: "Layla", email } });
  await settle();
  await numberReceipts(pool, 1000, new Date());
  return { donationId, donor: { userId: "nobody", verifiedEmail: email } };
};

test("staff who are no administrators may neither read nor change it", async () => {
  const staff = visitorOf(app);
  await staff.post("/sign-in", { form: "demo", email: "staff@example.org" });
  expect((await staff.get(path)).status).toBe(403);
  expect((await staff.send("PUT", path, { basedOn: 1, values: {} })).status).toBe(403);
});

test("a new identity is on every page at once; receipts that were issued keep the old one", async () => {
  const before = await shown();
  expect(before).toMatchObject({ sample: true, draftWaits: false, values: { rsin: "123456782" } });
  const old = await receiptFor("early@example.org");
  expect((await change({ rsin: "8519 54 534", "statutoryName.en": "The Hand" })).status).toBe(200);

  const site = (await (await app.request("/api/site")).json()) as { rsin: string; statutoryName: string };
  expect(site).toMatchObject({ rsin: "851954534", statutoryName: "The Hand" });
  const { donorPapers } = withPapers({});
  const late = await receiptFor("late@example.org");
  expect(rsinOf(await donorPapers.receiptOf(old.donor, old.donationId, "en"))).toBe("123456782");
  expect(rsinOf(await donorPapers.receiptOf(late.donor, late.donationId, "en"))).toBe("851954534");

  const [now, first] = (await shown()).history;
  expect(now).toMatchObject({
    by: expect.any(String),
    sample: false,
    changes: [
      { field: "statutoryName.en", before: "Open Hand Foundation", after: "The Hand" },
      { field: "rsin", before: "123456782", after: "851954534" },
    ],
  });
  expect(first).toMatchObject({ by: null, sample: true, changes: [] });
  const { rows } = await pool.query(
    `select action, actor_role, before->>'rsin' as before, after->>'rsin' as after from audit_log
     where subject_kind = 'foundation' order by id`,
  );
  expect(rows).toEqual([
    { action: "content.published", actor_role: "ADMIN", before: "123456782", after: "851954534" },
  ]);
});

test("outside the demonstration nobody's receipt is made out by the example", async () => {
  const real = withPapers({
    APP_MODE: "production",
    TRUST_PROXY: "0",
    DATABASE_URL: "postgres://nowhere/x",
    SESSION_SECRET: "a secret of this test that is long enough",
    SMTP_URL: "smtp://localhost",
    MAIL_FROM: "contact@openhand.example",
  });
  const { rows } = await pool.query<{ id: string; email: string }>(
    "select id, donor_email as email from donations where donor_email = 'early@example.org'",
  );
  const { id, email } = rows[0] ?? { id: "", email: "" };
  const receipt = await real.donorPapers.receiptOf({ userId: "x", verifiedEmail: email }, id, "en");
  expect(rsinOf(receipt)).toBe("851954534");
});

test("numbers that cannot be right are refused, each by its name, and nothing is changed", async () => {
  const before = await shown();
  const refused = await change({ rsin: "851954535", kvk: "123", iban: "NL92ABNA0417164300", email: "x" });
  expect(refused.status).toBe(422);
  expect(await refused.json()).toMatchObject({
    problems: [
      { path: "rsin", reason: "not_an_rsin" },
      { path: "kvk", reason: "not_a_kvk_number" },
      { path: "iban", reason: "not_an_iban" },
      { path: "email", reason: "not_an_email_address" },
    ],
  });
  expect((await change({ phone: "1".repeat(301) })).status).toBe(422);
  expect(await shown()).toEqual(before);
});

test("sent twice it is one change, the same again is none, and an older version is refused", async () => {
  const { version, history } = await shown();
  for (const [values, basedOn, status] of [
    [{ kvk: "87654321" }, version, 200],
    [{ kvk: "87654321" }, version, 200],
    [{ kvk: "87654321" }, version + 1, 200],
    [{ kvk: "11111111" }, version, 409],
  ] as const)
    expect((await change(values, basedOn)).status).toBe(status);
  const after = await shown();
  expect(after.version).toBe(version + 1);
  expect(after.history).toHaveLength(history.length + 1);
});

test("a draft in the editor is published or taken back first, or it would undo the change", async () => {
  const record = "/api/admin/content/foundation/foundation";
  const { body, version } = (await (await admin.get(record)).json()) as { body: object; version: number };
  await admin.send("PUT", record, { basedOn: version, body: { ...body, foundedYear: 2015 } });
  expect(await shown()).toMatchObject({ draftWaits: true });
  expect((await change({ kvk: "11111111" })).status).toBe(409);
});

test("who the foundation was is not rewritten", async () => {
  await expect(owner.query("update foundation_identities set body = '{}'")).rejects.toThrow("stays");
  await expect(owner.query("delete from foundation_identities")).rejects.toThrow("stays");
});
