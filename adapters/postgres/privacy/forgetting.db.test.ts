import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, expect, test } from "vitest";
import { applyRetention } from "#domain/privacy/apply-retention.ts";
import { testDatabase } from "#testing/database.ts";
import { firstRetention } from "#domain/privacy/retention.ts";
import { addBankAccount } from "../bank/bank-accounts.ts";
import { heldBy, importFile, ourIban, treasurer, upload } from "../bank/bank.fixtures.ts";
import { storedSettings } from "../site/settings.ts";
import { storedForgetting } from "./forgetting.ts";

const { pool, owner } = await testDatabase();
const now = new Date("2026-11-15T12:00:00Z");
const ago = (days: number): Date => new Date(now.getTime() - days * 86_400_000);
const keep = (clock = now) =>
  applyRetention({
    forgetting: storedForgetting(pool),
    retention: () => storedSettings(pool).get("retentionTerms"),
    clock: () => clock,
    today: () => clock.toISOString().slice(0, 10),
  })();
const left = async (table: string): Promise<string[]> =>
  (await pool.query<{ id: string }>(`select id from ${table} order by id`)).rows.map(({ id }) => id);

beforeEach(async () => {
  await owner.query(
    `truncate volunteer_applications, grant_applications, partner_applications, contact_messages, event_registrations,
       mail_outbox, consent_events, locked_records, content_items`,
  );
});

const volunteer = (id: string, status: string, decidedAt: Date) =>
  pool.query(
    `insert into volunteer_applications (id, name, email, role_id, motivation, language, status, created_at, decided_at)
     values ($1, 'V', $1 || '@example.org', 'tutor', 'Because', 'en', $2, $3, $4)`,
    [id, status, ago(400), decidedAt],
  );
const grant = (id: string, status: string, decidedAt: Date) =>
  pool.query(
    `insert into grant_applications
       (id, call_id, org_name, contact_name, contact_email, requested_cents, answers, language, status, created_at, decided_at)
     values ($1, 'c', 'Org', 'Contact', $1 || '@example.org', 100, '{"why": "Because"}', 'en', $2, $3, $3)`,
    [id, status, decidedAt],
  );

test("volunteers who were declined go four weeks after the decision, with their consents; others stay", async () => {
  await volunteer("declined-29", "DECLINED", ago(29));
  await volunteer("declined-27", "DECLINED", ago(27));
  await volunteer("approved", "APPROVED", ago(29));
  for (const id of ["declined-29", "approved"])
    await pool.query(
      `insert into consent_events (subject_kind, subject_id, purpose, granted, text_version, language)
       values ('volunteer_application', $1, 'communications', true, 'v', 'en')`,
      [id],
    );
  expect(await keep()).toMatchObject({ declined_volunteers: 1 });
  expect(await left("volunteer_applications")).toEqual(["approved", "declined-27"]);
  expect((await pool.query("select subject_id from consent_events")).rows).toEqual([
    { subject_id: "approved" },
  ]);
});

test("volunteers who stopped go a year after their last day, with all that was written about them", async () => {
  for (const [id, days] of [
    ["stopped-366", 366],
    ["stopped-364", 364],
  ] as const) {
    await volunteer(id, "APPROVED", ago(399));
    await pool.query("update volunteer_applications set stopped_on = $2 where id = $1", [id, ago(days)]);
  }
  await volunteer("still-there", "APPROVED", ago(399));
  await pool.query(
    `insert into application_notes (id, application_kind, application_id, body, author_id)
     values ('n1', 'volunteer', 'stopped-366', 'Reads to children.', 'u1')`,
  );
  expect(await keep()).toMatchObject({ stopped_volunteers: 1 });
  expect(await left("volunteer_applications")).toEqual(["still-there", "stopped-364"]);
  expect(await left("application_notes")).toEqual([]);
  expect(await keep(ago(-2))).toMatchObject({ stopped_volunteers: 1 });
  expect(await keep(ago(-4000))).toMatchObject({ stopped_volunteers: 0 });
  expect(await left("volunteer_applications")).toEqual(["still-there"]);
});

test("terms that administrators set are followed; the tax law's can only be longer", async () => {
  const set = (retention: object) =>
    pool.query(
      "insert into settings (name, value) values ('retentionTerms', $1) on conflict (name) do update set value = $1",
      [{ ...firstRetention, ...retention }],
    );
  await volunteer("declined-9", "DECLINED", ago(9));
  await grant("awarded", "APPROVED", new Date("2019-06-01"));
  await set({ declined_volunteers: 7, fiscal: 8 });
  await keep(new Date("2026-11-15T12:00:00Z"));
  expect(await left("volunteer_applications")).toEqual([]);
  const email = async () =>
    (await pool.query<{ contact_email: string }>("select contact_email from grant_applications")).rows[0]
      ?.contact_email;
  await keep(new Date("2027-12-31T12:00:00Z"));
  expect(await email()).toBe("awarded@example.org");
  await keep(new Date("2028-01-01T12:00:00Z"));
  expect(await email()).toBe("awarded@erased.invalid");
  await pool.query("delete from settings where name = 'retentionTerms'");
});

test("grants that were refused go after a year; awarded ones lose their people seven years after the year", async () => {
  await grant("old", "DECLINED", ago(366));
  await grant("new", "DECLINED", ago(364));
  await grant("awarded", "APPROVED", new Date("2019-06-01"));
  await grant("later", "APPROVED", new Date("2020-01-02"));
  await keep(new Date("2026-12-31T12:00:00Z"));
  expect((await pool.query("select contact_name from grant_applications where id = 'awarded'")).rows).toEqual(
    [{ contact_name: "Contact" }],
  );
  await keep(new Date("2027-01-01T12:00:00Z"));
  const { rows } = await pool.query("select id, contact_email, answers from grant_applications order by id");
  expect(rows).toEqual([
    { id: "awarded", contact_email: "awarded@erased.invalid", answers: {} },
    { id: "later", contact_email: "later@example.org", answers: { why: "Because" } },
  ]);
});

test("messages go a year after someone's last one", async () => {
  const message = (id: string, email: string, days: number) =>
    pool.query(
      `insert into contact_messages (id, topic, name, email, message, language, created_at)
       values ($1, 'general', 'N', $2, 'Hello', 'en', $3)`,
      [id, email, ago(days)],
    );
  await message("a1", "a@example.org", 800);
  await message("a2", "A@example.org", 300);
  await message("b1", "b@example.org", 366);
  expect(await keep()).toMatchObject({ contact_messages: 1 });
  expect(await left("contact_messages")).toEqual(["a1", "a2"]);
});

test("registrations go a year after the event, not before it", async () => {
  await pool.query(
    "insert into content_items (kind, id, body) values ('event', 'gala', $1), ('event', 'past', $2)",
    [JSON.stringify({ endsAt: ago(-30).toISOString() }), JSON.stringify({ endsAt: ago(366).toISOString() })],
  );
  const registration = (id: string, eventId: string) =>
    pool.query(
      `insert into event_registrations (id, event_id, name, email, people, status, language, created_at)
       values ($1, $2, 'N', $1 || '@example.org', 1, 'CONFIRMED', 'en', $3)`,
      [id, eventId, ago(400)],
    );
  await registration("early", "gala");
  await registration("was-there", "past");
  await keep();
  expect(await left("event_registrations")).toEqual(["early"]);
});

test("copies of mail are forgotten after 30 days, but nothing that still waits", async () => {
  const mail = (cause: string, state: string, days: number) =>
    pool.query(
      `insert into mail_outbox (kind, cause, to_address, language, letter, state, sent_at, created_at)
       values ('news', $1, 'a@example.org', 'en', '{}', $2, case when $2 in ('SENT', 'KEPT') then $3::timestamptz end, $3)`,
      [cause, state, ago(days)],
    );
  await mail("sent-31", "SENT", 31);
  await mail("sent-29", "SENT", 29);
  await mail("waits", "QUEUED", 40);
  expect(await keep()).toMatchObject({ sent_mail: 1 });
  expect(await keep()).toMatchObject({ sent_mail: 0 });
  const { rows } = await pool.query(
    "select cause from mail_outbox where to_address is not null order by cause",
  );
  expect(rows).toEqual([{ cause: "sent-29" }, { cause: "waits" }]);
});

test("the bank's lines lose whom they were from seven years after the year; sums, days and books stay", async () => {
  await addBankAccount(pool)({ iban: ourIban, name: "Current", holder: "Stichting" }, treasurer, "q1");
  const details = [{ name: "J. de Vries", iban: "NL39RABO0300065264", remittance: ["For the winter"] }];
  const statement = (year: number, openingCents: number) => ({
    id: String(year),
    iban: ourIban,
    from: `${year}-01-01`,
    to: `${year}-12-31`,
    openingCents,
    entries: [{ cents: 2500, on: `${year}-06-01`, text: "J. de Vries", bankReference: "B1", details }],
  });
  await importFile(pool, [statement(2018, 0), statement(2019, 2500)]);
  const before = await heldBy(pool);
  await keep();
  const { rows } = await pool.query(
    `select extract(year from booked_on)::int as year, e.cents, e.text, e.xml = '' as empty, bank_reference, counterparty_name,
       counterparty_iban, remittance, joined_remittance
     from bank_entries e join bank_lines l on l.entry_id = e.id order by booked_on`,
  );
  expect(rows).toEqual([
    {
      year: 2018,
      cents: 2500,
      text: null,
      empty: true,
      bank_reference: null,
      counterparty_name: null,
      counterparty_iban: null,
      remittance: "",
      joined_remittance: "",
    },
    expect.objectContaining({ year: 2019, empty: false, counterparty_name: "J. de Vries" }),
  ]);
  expect(await heldBy(pool)).toEqual(before);
  // The same statement is still recognised.
  await importFile(pool, [{ ...statement(2018, 0), id: "again" }]);
  expect(await heldBy(pool)).toEqual(before);
  // Even the owner can change nothing else.
  const client = await owner.connect();
  await client.query("set open_hand.forgetting = 'bank texts'");
  for (const change of ["cents = 1", "booked_on = '2018-06-02'", "text = 'Somebody'"])
    await expect(
      client.query(`update bank_entries set ${change} where booked_on < '2019-01-01'`),
    ).rejects.toThrow("what is written there stays");
  await expect(client.query("update bank_lines set counterparty_name = null")).rejects.toThrow("stays");
  await expect(client.query("delete from bank_lines")).rejects.toThrow("stays");
  client.release(true);
});

test("so do statements that wait for another, and files that somebody stopped", async () => {
  const iban = "NL20INGB0001234567";
  await addBankAccount(pool)({ iban, name: "Savings", holder: "Stichting" }, treasurer, "q1");
  const details = [{ name: "A. Jansen", iban: "NL39RABO0300065264", remittance: ["In memory of B."] }];
  const statement = (from: string, openingCents: number) => ({
    id: from,
    iban,
    from,
    to: from,
    openingCents,
    entries: [{ cents: 700, on: from, text: "A. Jansen", details }],
  });
  await importFile(pool, [statement("2018-03-01", 0)]);
  await importFile(pool, [statement("2018-05-01", 900)]);
  await upload(pool, "A. Jansen gave this", "stopped.xml");
  await pool.query(
    "update bank_files set state = 'STOPPED', uploaded_at = '2018-06-01' where name = 'stopped.xml'",
  );
  const kept = async () =>
    (
      await pool.query<{ text: string }>(
        `select coalesce(string_agg(entry::text, ''), '') || coalesce((select string_agg(encode(bytes, 'escape'), '')
           from bank_file_pieces), '') as text from bank_read_entries`,
      )
    ).rows[0]?.text;
  expect(await kept()).toMatch(/A\. Jansen[^]*In memory of B\.[^]*A\. Jansen gave this/);
  await keep();
  expect(await kept()).not.toMatch(/Jansen|memory|RABO/);
  // It still joins once the missing one arrives.
  await importFile(pool, [{ ...statement("2018-04-01", 700), entries: [{ cents: 200, on: "2018-04-01" }] }]);
  expect(await heldBy(pool, iban)).toMatchObject({ entries: 3, bankCents: 1600, closingCents: 1600 });
});

test("a locked record cannot be changed, only deleted when its time has come", async () => {
  await pool.query(
    "insert into locked_records (kind, record_id, details, keep_until) values ('donation', 'd', '{}', '2026-11-14')",
  );
  await expect(pool.query("update locked_records set details = '{\"a\": 1}'")).rejects.toThrow(
    "stays as it is",
  );
  await keep();
  expect((await pool.query("select 1 from locked_records")).rowCount).toBe(0);
});

test("nothing but the keeping of privacy looks at locked records", () => {
  const root = join(import.meta.dirname, "../../..");
  const readers = ["app", "server", "domain", "adapters", "jobs"].flatMap((room) =>
    readdirSync(join(root, room), { recursive: true, encoding: "utf8" })
      .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
      .map((file) => join(room, file))
      .filter((file) => readFileSync(join(root, file), "utf8").includes("locked_records")),
  );
  // The table types read nothing.
  const allowed = /^adapters\/postgres\/(?:(?:privacy|migrations)\/|tables\.ts$)/;
  expect(readers.filter((file) => !allowed.test(file))).toEqual([]);
});
