import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { storedForgetting } from "#adapters/postgres/privacy/forgetting.ts";
import { impersonalTables, personalTables } from "#adapters/postgres/privacy/personal-tables.ts";
import { applyRetention } from "#domain/privacy/apply-retention.ts";
import { firstRetention } from "#domain/privacy/retention.ts";
import { bytesOf } from "#testing/bytes-of.ts";
import { testApp } from "#testing/app.ts";
import { testDatabase } from "#testing/database.ts";
import { readZip } from "#testing/read-zip.ts";
import { signInByLink, visitorOf, type TestVisitor } from "../../auth/visitor.fixtures.ts";
import { canary, deliverAll, liveAsCanary, token, tracesOf } from "#testing/canary.ts";

const { pool } = await testDatabase("demonstration");
const dataDir = mkdtempSync(join(tmpdir(), "open-hand-canary-"));
const program = await testApp(pool, { env: { DATA_DIR: dataDir } });
let person: TestVisitor;
afterAll(() => rmSync(dataDir, { recursive: true }));

/** What the foundation raised and who gave is read from the books: these must not move. */
const totals = async () => {
  const stats = await (await program.app.request("/api/impact-stats")).json();
  const { rows } = await pool.query(
    "select account_id, sum(cents)::bigint as cents from ledger_sums group by 1 order by 1",
  );
  return { stats, rows };
};
const filesWithTraces = (): string[] =>
  readdirSync(dataDir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => readFileSync(file).includes(token));
const logsWithTraces = () =>
  program.logged.filter((line) => JSON.stringify(line).toLowerCase().includes(token));

test("every table is known to hold personal data, or known not to", async () => {
  const { rows } = await pool.query<{ table_name: string }>(
    "select table_name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'",
  );
  const known = new Set([...impersonalTables, ...personalTables.map(({ table }) => table)]);
  expect(rows.map(({ table_name }) => table_name).filter((table) => !known.has(table))).toEqual([]);
});

describe("a person who did everything on this site and asks to be erased", () => {
  let before: Awaited<ReturnType<typeof totals>>;

  beforeAll(async () => {
    person = await liveAsCanary(program, pool);
    await deliverAll(pool);
    before = await totals();
  });

  test("can be found wherever personal data are kept", async () => {
    expect(Object.keys(await tracesOf(pool, token))).toEqual([
      "contact_messages",
      "contact_notes",
      "contacts",
      "donations",
      "email_consents",
      "event_registrations",
      "mail_outbox",
      "partner_applications",
      "payment_attempts",
      "single_use_secrets",
      "staff_tasks",
      "support_messages",
      "support_threads",
      "users",
      "volunteer_applications",
    ]);
  });

  test("can download every word of it, twice: as JSON and as CSV", async () => {
    const answer = await person.get("/api/my/data.zip", { "x-language": "nl" });
    expect(answer.headers.get("content-type")).toBe("application/zip");
    expect(answer.headers.get("cache-control")).toBe("private, no-store");
    const files = readZip(await bytesOf(answer));
    expect(files.get("README.txt")?.toString()).toContain("alle gegevens die wij over u bewaren");
    for (const folder of ["json", "csv"]) {
      const ours = [...files].filter(([name]) => name.startsWith(`${folder}/`));
      const words = ours.map(([, content]) => content.toString()).join("\n");
      for (const said of Object.values(canary)) expect(words).toContain(said);
      const tables = ours.map(([name]) => name.replace(/^.*\/|\..*$/g, ""));
      expect(tables).toEqual(expect.arrayContaining(Object.keys(await tracesOf(pool, token))));
    }
    const everything = Buffer.concat([...files.values()]).toString();
    expect(everything).not.toMatch(/token_hash|secret_hash|public_key/);
    expect(everything).not.toContain("giver0@example.org");
  });

  test("is told what would be kept, and is not erased by typing another address", async () => {
    const facts = await (await person.get("/api/my/privacy")).json();
    const year = new Date().getFullYear();
    expect(facts).toMatchObject({
      email: canary.email,
      locked: { records: 1, until: `${year + 7}-12-31` },
      monthlyGifts: 1,
    });
    const refused = await person.send("POST", "/api/my/erasure", { email: "someone@example.org" });
    expect([refused.status, await refused.text()]).toEqual([422, expect.stringContaining("not the email")]);
    expect(await person.user()).not.toBeNull();
  });

  test("leaves traces in the locked fiscal record alone, once the confirmation has gone", async () => {
    const answer = await person.send("POST", "/api/my/erasure", { email: ` ${canary.email.toUpperCase()} ` });
    expect(answer.status).toBe(200);
    expect(await answer.json()).toMatchObject({ locked: { records: 1 } });
    expect(await deliverAll(pool)).toEqual([{ kind: "person-erased", to: canary.email }]);

    expect(await tracesOf(pool, token)).toEqual({ locked_records: 1 });
    expect(logsWithTraces()).toEqual([]);
    expect(filesWithTraces()).toEqual([]);
  });

  test("is signed out, and every total stands as it was", async () => {
    // What is left are the gift's own cookie and those that know a browser again: they lead to nobody any more.
    expect([...person.jar.keys()]).not.toContain("open-hand-session");
    expect(await person.user()).toBeNull();
    expect(await totals()).toEqual(before);
    const { rows } = await pool.query(
      "select status from recurring_gifts r where exists (select from locked_records l where l.record_id = r.id)",
    );
    expect(rows).toEqual([{ status: "ENDED" }]);
  });

  test("is forgotten by the provider of the monthly gift, too", async () => {
    const waiting = async () => (await pool.query("select provider from provider_erasures")).rows;
    expect(await waiting()).toEqual([{ provider: "sandbox" }]);
    expect(await program.foundation.forgetAtProviders()).toEqual({ forgotten: 1, stillKept: 0 });
    expect(await waiting()).toEqual([]);
  });

  test("is written to no more, whatever happens to the gifts", async () => {
    await pool.query(
      `insert into mail_outbox (kind, cause, to_address, language)
       select 'gift-receipt', id, donor_email, language from donations where donor_email like '%@erased.invalid'`,
    );
    expect(await deliverAll(pool)).toEqual([]);
  });

  test("is a new person when they sign in again", async () => {
    const again = visitorOf(program.app);
    await signInByLink(again, pool, canary.email);
    expect(await (await again.get("/api/donations/my")).json()).toEqual([]);
    expect(await (await again.get("/api/my/privacy")).json()).toMatchObject({ looks: [], monthlyGifts: 0 });
    await again.send("POST", "/api/my/erasure", { email: canary.email });
    await deliverAll(pool);
  });

  test("leaves no trace at all after the term of the tax law", async () => {
    const year = new Date().getFullYear() + 7;
    const on = (today: string) =>
      applyRetention({
        forgetting: storedForgetting(pool),
        retention: async () => firstRetention,
        clock: () => new Date(today),
        today: () => today,
      })();
    await on(`${year}-12-31`);
    expect(await tracesOf(pool, token)).toEqual({ locked_records: 1 });
    await on(`${year + 1}-01-01`);
    expect(await tracesOf(pool, token)).toEqual({});
    expect(await totals()).toEqual(before);
  });
});

test("staff whose session counts as a donor's cannot erase themselves either", async () => {
  await pool.query(
    "insert into users (id, email, email_verified, role) values ('lim', 'lim@example.org', true, 'ADMIN')",
  );
  const limited = { userId: "lim", email: "lim@example.org" };
  expect(await program.foundation.privacy.erasePerson(limited, limited.email)).toEqual({
    ok: false,
    reason: "staff_account",
  });
});

test("staff cannot erase themselves while they have a role", async () => {
  const staff = visitorOf(program.app);
  await staff.post("/sign-in", { form: "demo", email: "staff@example.org" });
  const refused = await staff.send("POST", "/api/my/erasure", { email: "staff@example.org" });
  expect(refused.status).toBe(409);
  expect(await staff.user()).not.toBeNull();
});

test("mail to someone whose address ends in the same letters is not touched", async () => {
  await pool.query(
    `insert into mail_outbox (kind, cause, to_address, language, letter) values
       ('notice', 'ian', 'office@example.org', 'en', '{"text": "From: ian@example.org."}'),
       ('notice', 'marian', 'office@example.org', 'en', '{"text": "From: marian@example.org."}')`,
  );
  const ian = visitorOf(program.app);
  await signInByLink(ian, pool, "ian@example.org");
  await ian.send("POST", "/api/my/erasure", { email: "ian@example.org" });
  const { rows } = await pool.query(
    "select cause, state from mail_outbox where kind = 'notice' order by cause",
  );
  expect(rows).toEqual([
    { cause: "ian", state: "FORGOTTEN" },
    { cause: "marian", state: "QUEUED" },
  ]);
});
