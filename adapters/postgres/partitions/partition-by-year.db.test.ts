import { Kysely, PostgresDialect } from "kysely";
import { expect, inject, test } from "vitest";
import { runChecks } from "#checks/check.ts";
import { checksOfTheBooks } from "#checks/checks.ts";
import { appendOnlyTables } from "../roles/kept-tables.ts";
import { whatIsWrittenStays } from "#checks/book-checks.ts";
import { giftId } from "#domain/giving/gift-id.ts";
import { testApp } from "#testing/app.ts";
import { testDatabase } from "#testing/database.ts";
import { giver } from "#testing/giver.ts";
import { codeOf } from "../base/code-of.ts";
import { storedTables } from "../backup/stored-tables.ts";
import { indexConcurrently } from "../migrations/step.ts";
import { grantToProgram } from "../roles/ways-in.ts";
import { partitionByYear } from "./partition-by-year.ts";

const { pool, owner } = await testDatabase("demonstration");
const { app, foundation } = await testApp(pool, { seed: false });
const donor = giver(app, pool);
const now = new Date();
const thisYear = now.getUTCFullYear();
const inTwoMinutes = new Date(now.getTime() + 120_000);
const newYear = new Date(Date.UTC(thisYear + 1, 0, 2));

const uniqueViolation = "23505";
const foreignKeyViolation = "23503";
const restrictViolation = "23001";
const insufficientPrivilege = "42501";

const refusalOf = (db: typeof pool, text: string, values: unknown[] = []) =>
  db.query(text, values).then(
    () => null,
    (error: unknown) => codeOf(error),
  );

const rowsOf = async (text: string, values: unknown[] = []) => (await owner.query(text, values)).rows;

async function gives(): Promise<string> {
  const gift = await donor.gives();
  const [payment] = await donor.paymentsOf(gift);
  if (!payment) throw new Error("Nothing was begun");
  await app.request(`/api/sandbox/payments/${payment.paymentId}/pay`, { method: "POST" });
  // Reported twice, concurrently and in sequence.
  await Promise.all([foundation.giving.admin.follow(payment), foundation.giving.admin.follow(payment)]);
  await foundation.giving.admin.follow(payment);
  expect(await donor.bookedFor(gift)).toEqual({ gifts: 1, receipts: 1, discrepancies: [] });
  return gift.donationId;
}

const begin = (id: string, reference: string): [string, string[]] => [
  `insert into donations (id, reference, amount_cents, charged_cents, currency, frequency, donor_email, language)
   values ($1, $2, 500, 500, 'EUR', 'ONE_TIME', 'giver@example.org', 'en')`,
  [id, reference],
];

const partOf = async (id: string): Promise<string> =>
  (await rowsOf("select tableoid::regclass::text as part from donations where id = $1", [id]))[0]?.part;

const sums = () => rowsOf("select account_id, sum(cents) from ledger_sums group by 1 order by 1");

test("what was there stays where it lies, and counts as before", async () => {
  const given = await gives();
  const before = [await sums(), await rowsOf("select count(*) from donations")];
  expect(await partitionByYear(owner, now)).toEqual([
    { table: "donations", part: `donations_from_${thisYear}` },
    { table: "ledger_postings", part: `ledger_postings_from_${thisYear}` },
  ]);
  expect([await sums(), await rowsOf("select count(*) from donations")]).toEqual(before);
  expect(await partOf(given)).toBe("donations_first");
});

test("what comes later is in the part of its year, booked once, and the books hold", async () => {
  await pool.query(...begin(giftId(inTwoMinutes), "DON-LATER-00001"));
  expect(await partOf(await idOf("DON-LATER-00001"))).toBe(`donations_from_${thisYear}`);
  const given = await gives();
  expect(
    await rowsOf(
      `select distinct p.tableoid::regclass::text as part from ledger_postings p join ledger_entries e on e.id = entry_id
       where donation_id = $1`,
      [given],
    ),
  ).toEqual([{ part: `ledger_postings_from_${thisYear}` }]);
  const results = await runChecks(checksOfTheBooks, pool);
  expect(results.flatMap(({ examples }) => examples)).toEqual([]);
});

test("an id and a reference are given once, whichever part they are in", async () => {
  const [old] = await rowsOf("select id, reference from donations_first limit 1");
  expect(await refusalOf(pool, ...begin(old.id, "DON-OTHER-00001"))).toBe(uniqueViolation);
  expect(await refusalOf(pool, ...begin(giftId(inTwoMinutes), old.reference))).toBe(uniqueViolation);
  expect(await refusalOf(pool, ...begin(giftId(inTwoMinutes), "DON-LATER-00001"))).toBe(uniqueViolation);
  expect(await refusalOf(pool, ...begin(giftId(now), "DON-LATER-00001"))).toBe(uniqueViolation);
});

test("of two who write one reference into different parts at once, one is refused", async () => {
  const first = await pool.connect();
  try {
    await first.query("begin");
    await first.query(...begin(giftId(now), "DON-TWICE-00001"));
    const other = refusalOf(pool, ...begin(giftId(inTwoMinutes), "DON-TWICE-00001"));
    await expect
      .poll(
        async () =>
          (
            await rowsOf(
              "select count(*)::int as n from pg_locks where locktype = 'advisory' and not granted",
            )
          )[0].n,
      )
      .toBeGreaterThan(0);
    await first.query("commit");
    expect(await other).toBe(uniqueViolation);
  } finally {
    first.release();
  }
});

test("who refers to a donation refers to one of any part, and to no other", async () => {
  const remind = (id: string) =>
    refusalOf(owner, "insert into transfer_reminders (donation_id, sent_at) values ($1, now())", [id]);
  expect(await remind("nobody")).toBe(foreignKeyViolation);
  expect(await remind(await idOf("DON-LATER-00001"))).toBeNull();
  expect(await remind((await rowsOf("select id from donations_first limit 1"))[0].id)).toBeNull();
});

test.each(["donations", "donations_first", `donations_from_${thisYear}`])(
  "nothing is removed from %s",
  async (part) => {
    expect(await refusalOf(owner, `delete from ${part}`)).toBe(restrictViolation);
    expect(await refusalOf(owner, `truncate ${part} cascade`)).toBe(restrictViolation);
  },
);

test.each(["ledger_postings", "ledger_postings_first", `ledger_postings_from_${thisYear}`])(
  "nothing is changed in %s",
  async (part) => {
    expect(await refusalOf(owner, `update ${part} set cents = cents + 1`)).toBe(restrictViolation);
    expect(await refusalOf(owner, `delete from ${part}`)).toBe(restrictViolation);
    expect(await refusalOf(owner, `truncate ${part}`)).toBe(restrictViolation);
  },
);

test("lines that do not balance are refused in every part", async () => {
  const [entry] = await rowsOf("select max(id) as id from ledger_entries");
  for (const id of [1, entry.id])
    expect(
      await refusalOf(
        pool,
        "insert into ledger_postings (entry_id, line, account_id, cents) values ($1, 99, 'bank', 5)",
        [id],
      ),
    ).not.toBeNull();
});

test("the program reaches parts through the whole alone, also after rights were given anew", async () => {
  await grantToProgram(owner, inject("databaseServer").program.role);
  for (const part of ["donations_first", `ledger_postings_from_${thisYear}`])
    expect(await refusalOf(pool, `select from ${part}`)).toBe(insufficientPrivilege);
  const [stays] = await runChecks([whatIsWrittenStays(appendOnlyTables)], pool);
  expect(stays?.examples).toEqual([]);
});

test("a part without its guard is noticed", async () => {
  await owner.query("alter table ledger_postings_first disable trigger ledger_postings_stay");
  const [stays] = await runChecks([whatIsWrittenStays(appendOnlyTables)], pool);
  expect(stays?.examples).toEqual(["no trigger keeps ledger_postings_first as it is"]);
  await owner.query("alter table ledger_postings_first enable trigger ledger_postings_stay");
});

test("a backup reads each row once", async () => {
  const names = (await storedTables(owner)).map(({ name }) => name);
  expect(names).toContain("donations");
  expect(names.filter((name) => /_first|_from_/.test(name))).toEqual([]);
});

test("a later version makes an index in every part while others write", async () => {
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool: owner }) });
  for (const _ of ["once", "and again"])
    await indexConcurrently(db, "donations_by_hue", "on donations (country)");
  expect(
    await rowsOf(
      `select indrelid::regclass::text as "of", indisvalid as valid from pg_index join pg_class c on c.oid = indexrelid
       where relname like 'donations_by_hue%' order by 1`,
    ),
  ).toEqual(
    ["donations", "donations_first", `donations_from_${thisYear}`].map((of) => ({ of, valid: true })),
  );
});

test("asked again in the same year nothing changes, in the next a part begins", async () => {
  expect(await partitionByYear(owner, now)).toEqual([]);
  const next = thisYear + 1;
  expect((await partitionByYear(owner, newYear)).map(({ part }) => part)).toEqual([
    `donations_from_${next}`,
    `ledger_postings_from_${next}`,
  ]);
  await pool.query(...begin(giftId(new Date(newYear.getTime() + 120_000)), "DON-NEWYR-00001"));
  expect(await partOf(await idOf("DON-NEWYR-00001"))).toBe(`donations_from_${next}`);
  expect(await partOf(await idOf("DON-LATER-00001"))).toBe(`donations_from_${thisYear}`);
  expect(
    await refusalOf(pool, ...begin(giftId(new Date(newYear.getTime() + 120_000)), "DON-LATER-00001")),
  ).toBe(uniqueViolation);
  expect(await refusalOf(owner, `delete from donations_from_${next}`)).toBe(restrictViolation);
  await gives();
  const results = await runChecks(checksOfTheBooks, pool);
  expect(results.flatMap(({ examples }) => examples)).toEqual([]);
});

async function idOf(reference: string): Promise<string> {
  return (await rowsOf("select id from donations where reference = $1", [reference]))[0]?.id;
}
