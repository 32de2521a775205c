import type pg from "pg";
import { beforeAll, expect, test } from "vitest";
import { summariseGifts } from "#adapters/postgres/analytics/summarise-gifts.ts";
import { inTransaction } from "#adapters/postgres/base/in-transaction.ts";
import { summariseLedger } from "#adapters/postgres/ledger/ledger-summary.ts";
import { paymentReport } from "#domain/giving/sample-gift.fixtures.ts";
import type { PaymentReport } from "#domain/giving/payment-report.ts";
import { bookMovement } from "#domain/ledger/book-movement.ts";
import { storedDonations } from "#adapters/postgres/giving/donations.ts";
import { numberReceipts } from "#adapters/postgres/giving/receipts.ts";
import { settleDonation } from "#domain/giving/settle/settle-donation.ts";
import { asCents } from "#domain/money/cents.ts";
import { testApp } from "#testing/app.ts";
import { testDatabase } from "#testing/database.ts";
import { runChecks } from "./check.ts";
import { checksOfTheBooks } from "./checks.ts";
import { providerAgrees, providerReturns } from "./provider-checks.ts";

const { pool, owner } = await testDatabase("demonstration");
const settle = settleDonation({ donations: storedDonations(pool), book: bookMovement });
let paid: { donationId: string; report: PaymentReport };
let unpaid: { donationId: string };

beforeAll(async () => {
  const { app } = await testApp(pool);
  const post = async (path: string, body: object) =>
    (
      await app.request(path, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify(body),
      })
    ).json();
  const give = async () => {
    const { clientSecret } = await post("/api/create-payment-intent", { amountCents: 2500, currency: "EUR" });
    const gift = {
      clientSecret,
      amountCents: asCents(2500),
      currency: "EUR",
      frequency: "ONE_TIME",
      coverFees: true,
    };
    const donor = { donor: { email: "giver@example.org" }, language: "en", campaignId: await aCampaign() };
    const { donationId, next } = await post("/api/donations", { ...gift, ...donor });
    return { donationId, paymentId: next.url.split("/").at(-1) as string };
  };
  const first = await give();
  const refund = { id: "re_1", cents: asCents(500), state: "done", at: "2026-11-15T10:00:00Z" } as const;
  const report = paymentReport(first.paymentId, { chargedCents: asCents(2608), refunds: [refund] });
  await settle(report);
  paid = { donationId: first.donationId, report };
  unpaid = await give();
  await numberReceipts(pool, 10, new Date());
  await summariseLedger(pool);
  await summariseGifts(pool);
});

const aCampaign = async (): Promise<string> =>
  (await pool.query("select id from content_items where kind = 'campaign' order by id limit 1")).rows[0].id;

const faulty = async (db: pg.ClientBase | pg.Pool): Promise<string[]> =>
  (await runChecks(checksOfTheBooks, db)).filter(({ faults }) => faults > 0).map(({ name }) => name);

test("the books of a new foundation with a gift, a refund and an abandoned gift pass every check", async () => {
  expect(await runChecks(checksOfTheBooks, pool)).toEqual(
    checksOfTheBooks.map(({ name, claim }) => ({ name, claim, faults: 0, examples: [] })),
  );
});

/** Breaks the books with triggers off, checks, and rolls back. */
async function whenBroken(change: string, values: unknown[] = []): Promise<string[]> {
  let found: string[] = [];
  const undo = new Error("undo");
  await inTransaction(owner, async (client) => {
    await client.query("set local session_replication_role = replica");
    await client.query(change, values);
    found = await faulty(client);
    throw undo;
  }).catch((error: unknown) => {
    if (error !== undo) throw error;
  });
  return found;
}

const ofGift = (what: string) =>
  `${what} where entry_id = (select id from ledger_entries where cause_kind = 'gift' and cause_id = $1)`;

test.each([
  ["a posting was changed", ofGift("update ledger_postings set cents = cents + 1"), "ledger-balances"],
  ["a line is missing", `${ofGift("delete from ledger_postings")} and line = 3`, "ledger-balances"],
  [
    "a line is on an account that does not exist",
    `${ofGift("update ledger_postings set account_id = 'mattress'")} and line = 1`,
    "ledger-balances",
  ],
  [
    "a gift's entry is gone",
    "delete from ledger_entries where cause_kind = 'gift' and cause_id = $1",
    "paid-gifts-are-booked",
  ],
  [
    "a paid amount was changed",
    "update donations set amount_cents = amount_cents - 1 where id = $1",
    "paid-gifts-are-booked",
  ],
  [
    "a paid donation was made to look unpaid",
    "update donations set status = 'PENDING', paid_at = null, paid_attempt_id = null where id = $1",
    "booked-gifts-are-paid",
  ],
  [
    "a refund's entry is gone",
    "delete from ledger_entries where cause_kind = 'refund' and donation_id = $1",
    "returned-money-is-booked",
  ],
  ["a receipt is gone", "delete from receipts where donation_id = $1", "every-charge-has-its-receipt"],
  [
    "a number was left out",
    "update receipts set number = number + 1 where donation_id = $1",
    "receipts-have-no-gaps",
  ],
  [
    "the counter ran ahead",
    "update receipt_counters set last = last + 1 where $1 <> ''",
    "receipts-have-no-gaps",
  ],
  [
    "a gift moved to another campaign",
    ofGift("update ledger_postings set campaign_id = campaign_id || '-x'"),
    "campaign-totals-agree",
  ],
  [
    "a gift got another purpose",
    ofGift("update ledger_postings set purpose_id = purpose_id + 1"),
    "booked-purposes-are-kept",
  ],
  [
    "a kept sum was changed",
    "update ledger_summary set cents = cents + 7 where account_id = 'bank' and $1 <> ''",
    "kept-sums-are-right",
  ],
  [
    "a kept sum of a day was changed",
    "update ledger_days set debit_cents = debit_cents + 7 where account_id = 'bank' and $1 <> ''",
    "kept-day-sums-are-right",
  ],
  [
    "a kept day was changed",
    "update gift_days set given_cents = given_cents + 7 where dimension = 'method' and $1 <> ''",
    "kept-gift-days-are-right",
  ],
  [
    "a gift is dated ahead",
    "update ledger_entries set booked_on = current_date + 2 where cause_kind = 'gift' and cause_id = $1",
    "nothing-is-booked-ahead",
  ],
  [
    "the payment of a receipt was never paid",
    `update payment_attempts set truth = jsonb_set(truth, '{state}', '"failed"') where donation_id = $1`,
    "receipts-were-paid",
  ],
  [
    "money lies in suspense",
    `${ofGift("update ledger_postings set account_id = 'suspense'")} and line = 2`,
    "nothing-lies-in-suspense",
  ],
])("it is found when %s", async (_, change, check) => {
  expect(await whenBroken(change, [paid.donationId])).toContain(check);
});

test("a receipt for a gift that was never paid is found", async () => {
  const change = "insert into receipts (donation_id, cause, year) values ($1, 'gift', 2026)";
  expect(await whenBroken(change, [unpaid.donationId])).toEqual([
    "every-charge-has-its-receipt",
    "receipts-were-paid",
  ]);
});

test("a check that cannot be made is itself a fault", async () => {
  const broken = { name: "x", claim: "y", faults: () => Promise.reject(new Error("no such table")) };
  expect(await runChecks([broken], pool)).toMatchObject([
    { faults: 1, examples: ["could not be checked: Error: no such table"] },
  ]);
});

test("the provider is asked about each recent payment, and what does not fit is told", async () => {
  const check = (answer: PaymentReport | "unknown" | "unavailable") =>
    providerAgrees({
      fetch: async ({ paymentId }) =>
        paymentId === paid.report.paymentId
          ? answer
          : paymentReport(paymentId, { state: "open", chargedCents: asCents(2608) }),
      settle,
    }).faults(pool);
  expect(await check(paid.report)).toEqual([]);
  expect(await check("unknown")).toEqual([expect.stringContaining("does not know it")]);
  expect(await check("unavailable")).toEqual([expect.stringContaining("cannot be asked")]);
});

test("a refund that nobody told us of is booked when the provider is asked", async () => {
  const more = { id: "re_2", cents: asCents(100), state: "done", at: "2026-11-15T11:00:00Z" } as const;
  const report = { ...paid.report, refunds: [...paid.report.refunds, more] };
  const fetch = async ({ paymentId }: { paymentId: string }) =>
    paymentId === report.paymentId
      ? report
      : paymentReport(paymentId, { state: "open", chargedCents: asCents(2608) });
  expect(await providerAgrees({ fetch, settle }).faults(pool)).toEqual([]);
  const { rowCount } = await pool.query("select from ledger_entries where cause_id = 'sandbox:re_2'");
  expect(rowCount).toBe(1);
  expect(await faulty(pool)).toEqual([]);
});

async function storedReport(): Promise<PaymentReport> {
  const { rows } = await pool.query<{ report: PaymentReport }>(
    "select truth as report from payment_attempts where donation_id = $1",
    [paid.donationId],
  );
  if (!rows[0]) throw new Error("Nothing was paid");
  return rows[0].report;
}

test("money that went back, however long after the payment, is booked when the provider is asked of which it did", async () => {
  const known = await storedReport();
  const late = { id: "re_late", cents: asCents(300), state: "done", at: "2026-11-15T12:00:00Z" } as const;
  const fetched: string[] = [];
  const asking = {
    fetch: async ({ paymentId }: { paymentId: string }) => {
      fetched.push(paymentId);
      return { ...known, refunds: [...known.refunds, late] };
    },
    settle,
    clock: () => new Date("2026-11-15T12:00:00Z"),
  };
  const asked: Date[] = [];
  const telling = (told: readonly string[] | "unavailable") => ({
    name: "sandbox" as const,
    returnedSince: async (since: Date) => (asked.push(since), told),
  });

  const silent = providerReturns({ ...asking, providers: [telling("unavailable")] });
  expect(await silent.faults(pool)).toEqual(["sandbox: the provider cannot be asked"]);
  const strangers = providerReturns({ ...asking, providers: [telling(["sold-in-the-shop"])] });
  expect(await strangers.faults(pool)).toEqual([]);
  expect(fetched).toEqual([]);

  const returns = providerReturns({ ...asking, providers: [telling([known.paymentId])] });
  expect(await returns.faults(pool)).toEqual([]);
  expect(await returns.faults(pool)).toEqual([]);
  expect(asked.at(-1)).toEqual(new Date("2026-11-01T12:00:00Z"));
  const { rowCount } = await pool.query("select from ledger_entries where cause_id = 'sandbox:re_late'");
  expect(rowCount).toBe(1);
});

test("a dispute that we know as open is asked about however old it is", async () => {
  const known = await storedReport();
  const dispute = { id: "dp_1", cents: asCents(500), at: "2026-11-15T12:00:00Z" };
  const said = (state: "open" | "won") => ({
    ...known,
    asOf: known.asOf + (state === "won" ? 2 : 1),
    disputes: [{ ...dispute, state }],
  });
  await settle(said("open"));
  const fetch = async () => said("won");
  expect(
    await providerReturns({ fetch, settle, providers: [], clock: () => new Date() }).faults(pool),
  ).toEqual([]);
  const { rows: after } = await pool.query("select status from donations where id = $1", [paid.donationId]);
  expect(after).toEqual([{ status: "PARTIALLY_REFUNDED" }]);
});

test("a payment whose amount the provider tells differently is a fault", async () => {
  const known = await storedReport();
  const report = { ...known, chargedCents: asCents(2600), asOf: known.asOf + 1 };
  const fetch = async ({ paymentId }: { paymentId: string }) =>
    paymentId === report.paymentId
      ? report
      : paymentReport(paymentId, { state: "open", chargedCents: asCents(2608) });
  expect(await providerAgrees({ fetch, settle }).faults(pool)).toEqual([
    expect.stringContaining("wrong_amount"),
  ]);
});
