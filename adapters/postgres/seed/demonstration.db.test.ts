import { beforeAll, expect, test } from "vitest";
import { runChecks } from "#checks/check.ts";
import { checksOfTheBooks } from "#checks/checks.ts";
import { composeTrails } from "#server/compose/giving/trails.ts";
import { addDays } from "#domain/calendar/day.ts";
import { donationReferencesIn } from "#domain/giving/transfer/transfer-reference.ts";
import { accountsOfYear, totalsOf } from "#domain/transparency/year-books.ts";
import { testDatabase } from "#testing/database.ts";
import { listLines } from "../bank/list-lines.ts";
import { bankOverview } from "../bank/overview.ts";
import { ledgerLines } from "../ledger/ledger-lines.ts";
import { seedNewDatabase } from "./seed.ts";

/* The demonstration's figures are consistent. */
const { pool } = await testDatabase();
const today = new Date().toISOString().slice(0, 10);
beforeAll(() => seedNewDatabase(pool, { demo: true, today, report: () => {} }));
const rows = async (text: string) => (await pool.query(text)).rows;

test("every monthly gift in the list belongs to one that runs, comes once a month and is of its amount", async () => {
  const alone = await rows(
    `select d.id from donations d left join recurring_gifts r on r.id = d.recurring_gift_id
     where d.frequency = 'MONTHLY' and (r.status is distinct from 'ACTIVE' or r.amount_cents <> d.amount_cents)`,
  );
  expect(alone).toEqual([]);
  const gifts = await rows("select id from recurring_gifts");
  expect(gifts.length).toBeGreaterThan(5);
  const twice = await rows(
    `select recurring_gift_id from donations where recurring_gift_id is not null
     group by recurring_gift_id, date_trunc('month', created_at) having count(*) > 1`,
  );
  expect(twice).toEqual([]);
  expect(
    await rows(
      `select r.id from recurring_gifts r left join sandbox_subscriptions s on s.id = r.subscription_id
       where r.next_charge_on <= current_date - 1 or s.next_charge_on is distinct from r.next_charge_on`,
    ),
  ).toEqual([]);
});

test("the donor can follow gifts that were spent and one that waits", async () => {
  const { followGift: follow } = composeTrails(pool);
  const donor = { userId: "demo-donor", verifiedEmail: "donor@example.org" };
  const trails = await Promise.all([0, 1, 2].map((place) => follow(donor, `demo-own-once-${place}`, "en")));
  expect(trails.map((trail) => (trail?.spent.length ?? 0) > 0)).toEqual([true, true, false]);
  expect(trails[0]).toMatchObject({ waitingCents: 0, receivedCents: 10_000 });
});

test("three years of statements are joined, and the bank holds what the books say", async () => {
  expect(await rows("select distinct state from bank_statements")).toEqual([{ state: "JOINED" }]);
  const overview = await bankOverview(pool)();
  expect(overview.accounts).toMatchObject([
    { knownFrom: `${Number(today.slice(0, 4)) - 2}-01-01`, knownTo: addDays(today, -1) },
  ]);
  const [account] = overview.accounts;
  expect(account?.booksCents).toBe(account?.closingCents);
  expect(
    await rows("select id from ledger_entries where cause_kind = 'opening' and cause_id like 'bank:%'"),
  ).toEqual([]);
  expect(
    await rows(
      "select sum(cents)::int as cents from ledger_sums where account_id = 'creditors' having sum(cents) > 0",
    ),
  ).toEqual([]);
});

test("a handful of lines waits, of every sort that a treasurer meets", async () => {
  const { rows: waiting } = await listLines(pool, donationReferencesIn)({ state: "waiting", before: null });
  expect(waiting.map(({ suggestions }) => suggestions[0]?.parts[0]?.kind ?? "none").toSorted()).toEqual([
    "donor",
    "entered_gift",
    "entry",
    "gift",
    // A mistyped reference.
    "gift",
    "none",
    "none",
    "payout",
    "return",
    "rule",
  ]);
  const { rows: transfers } = await pool.query(
    "select id from donations where by_transfer and status = 'PENDING'",
  );
  expect(transfers).toHaveLength(3);
});

test("the books tell one story: years in proportion, costs while projects ran, and campaign money in restricted funds", async () => {
  const year = Number(today.slice(0, 4));
  const lines = await ledgerLines(pool);
  const costs = [year - 2, year - 1, year].map(
    (each) => totalsOf(accountsOfYear(lines, each).accounts).expenditure,
  );
  expect(Math.max(...costs)).toBeLessThan(4 * Math.min(...costs));
  const { accounts, balance } = accountsOfYear(lines, year - 2);
  const { continuityReserve = 0, restrictedFunds = 0 } = balance?.liabilitiesCents ?? {};
  expect(restrictedFunds).toBeGreaterThan(0);
  expect(continuityReserve).toBeLessThanOrEqual(totalsOf(accounts).expenditure);
  expect(
    await rows(
      `select e.cause_id, project.body->>'startsOn' as started from ledger_entries e
         join ledger_postings p on p.entry_id = e.id and p.project_id is not null
         join content_items project on project.kind = 'project' and project.id = p.project_id
       where not e.booked_on between (project.body->>'startsOn')::date and (project.body->>'endsOn')::date`,
    ),
  ).toEqual([]);
  expect(
    await rows(
      `select a.org_name from grant_applications a where a.status = 'APPROVED' and not exists (
         select from ledger_entries e join ledger_postings p on p.entry_id = e.id
         where p.nature = 'grants' and p.cents = a.awarded_cents and e.description like '%' || a.org_name)`,
    ),
  ).toEqual([]);
});

test("and all checks of the books hold", async () => {
  const faults = (await runChecks(checksOfTheBooks, pool)).filter((check) => check.faults > 0);
  expect(faults).toEqual([]);
});
