import { beforeAll, expect, test } from "vitest";
import { storedProviderCosts } from "#adapters/postgres/giving/unfinished-payments.ts";
import { fetchCosts } from "#domain/giving/settle/fetch-costs.ts";
import { runChecks } from "#checks/check.ts";
import { checksOfTheBooks } from "#checks/checks.ts";
import { paymentReport } from "#domain/giving/sample-gift.fixtures.ts";
import type { PaymentReport } from "#domain/giving/payment-report.ts";
import { asCents } from "#domain/money/cents.ts";
import { testApp } from "#testing/app.ts";
import { testDatabase } from "#testing/database.ts";
import { giver } from "#testing/giver.ts";

/** Money that fits no gift lies in an account of its own, where staff see it and send it back. */
const { pool } = await testDatabase("demonstration");
let running: Awaited<ReturnType<typeof testApp>>;
let donor: ReturnType<typeof giver>;
const admin = { userId: "admin", role: "ADMIN" } as const;

beforeAll(async () => {
  running = await testApp(pool);
  donor = giver(running.app, pool);
});

const rows = async (text: string, values: unknown[] = []) => (await pool.query(text, values)).rows;
const lying = async () =>
  Number(
    (await rows("select coalesce(-sum(cents), 0) as cents from ledger_sums where account_id = 'suspense'"))[0]
      .cents,
  );
const faults = async () =>
  (await runChecks(checksOfTheBooks, pool)).filter(({ faults: found }) => found > 0).map(({ name }) => name);
const settle = (report: PaymentReport) => running.foundation.giving.settle(report);
const discrepancyOf = async (paymentId: string): Promise<number> =>
  Number((await rows("select id from discrepancies where payment_id = $1", [paymentId]))[0].id);

test("an unknown payment is booked apart, is told of at night, and leaves when the provider says it went back", async () => {
  const report = paymentReport("nobody-1", {
    chargedCents: asCents(4200),
    feeCents: asCents(30),
    asOf: Date.now(),
  });
  expect(await settle(report)).toEqual({ ok: false, reason: "unknown_payment" });
  await settle(report);
  expect(await lying()).toBe(4200);
  expect(await faults()).toEqual(["nothing-lies-in-suspense"]);
  const { discrepancies } = await running.foundation.backOffice.paymentsToLookAt();
  expect(discrepancies).toMatchObject([{ kind: "unknown_payment", paymentId: "nobody-1", lyingCents: 4200 }]);

  const at = new Date().toISOString();
  const refund = { id: "r1", cents: asCents(4200), state: "done", at } as const;
  await settle({ ...report, asOf: Date.now() + 1, refunds: [refund] });
  expect(await lying()).toBe(0);
  await settle({ ...report, asOf: Date.now() + 2, refunds: [{ ...refund, state: "failed" }] });
  expect(await lying()).toBe(4200);
  await settle({
    ...report,
    asOf: Date.now() + 3,
    refunds: [
      { ...refund, state: "failed" },
      { ...refund, id: "r2" },
    ],
  });
  expect(await lying()).toBe(0);
  expect(await faults()).toEqual([]);
});

test("what was paid twice is sent back by an administrator, once however often they press", async () => {
  const gift = await donor.gives();
  const paymentId = (await donor.paymentsOf(gift))[0]?.paymentId ?? "";
  await pool.query(
    `update sandbox_payments set state = 'paid', paid_at = now(), amount_cents = 9900, changed_at = now() where id = $1`,
    [paymentId],
  );
  const follow = async () => {
    const report = await running.foundation.giving.payments.fetch({ provider: "sandbox", paymentId });
    return typeof report === "object" ? settle(report) : null;
  };
  expect(await follow()).toEqual({ ok: false, reason: "wrong_amount" });
  expect(await lying()).toBe(9900);
  const id = await discrepancyOf(paymentId);
  const sendBack = () => running.foundation.donationAdmin.returnUnfitMoney(id, admin, "r1");
  expect(await sendBack()).toEqual({ ok: true });
  expect(await sendBack()).toEqual({ ok: true });
  expect(await lying()).toBe(0);
  expect(
    await rows(
      "select cents from sandbox_payments p, jsonb_to_recordset(p.refunds) as r(cents int) where p.id = $1",
      [paymentId],
    ),
  ).toEqual([{ cents: 9900 }]);
  expect(await rows("select actor_id, after from audit_log where action = 'discrepancy.returned'")).toEqual([
    { actor_id: "admin", after: { cents: asCents(9900) } },
  ]);
  expect(await faults()).toEqual([]);
  expect(
    (await running.foundation.backOffice.paymentsToLookAt()).discrepancies.map((one) => one.paymentId),
  ).not.toContain(paymentId);
});

test("a charge that was told before its gift is taken out again when it turns out to be one", async () => {
  const gift = await donor.gives();
  const paymentId = (await donor.paymentsOf(gift))[0]?.paymentId ?? "";
  const report = paymentReport(paymentId, { asOf: Date.now(), chargedCents: asCents(2500) });
  await pool.query("update payment_attempts set payment_id = 'elsewhere' where payment_id = $1", [paymentId]);
  await settle(report);
  expect(await lying()).toBe(2500);
  await pool.query("update payment_attempts set payment_id = $1 where payment_id = 'elsewhere'", [paymentId]);
  expect(await settle(report)).toMatchObject({ ok: true, status: "COMPLETED" });
  await running.foundation.giving.followUnfit();
  await running.foundation.giving.followUnfit();
  expect(await lying()).toBe(0);
  expect(await faults()).toEqual([]);
});

test("a provider's other costs are booked once, however often they are told", async () => {
  const asked: Date[] = [];
  let at = new Date("2026-11-10T10:00:00Z");
  const learn = fetchCosts({
    ...storedProviderCosts(pool),
    providers: [
      {
        name: "sandbox",
        costs: async (since) => {
          asked.push(since);
          return [
            { id: "txn_1", cents: asCents(2000), at: "2026-11-09T23:30:00Z", description: "Dispute fee" },
            { id: "txn_2", cents: asCents(-500), at: "2026-11-09T12:00:00Z", description: "Refunded" },
          ];
        },
      },
    ],
    clock: () => at,
  });
  await learn();
  at = new Date("2026-11-11T10:00:00Z");
  await learn();
  expect(asked[1]).toEqual(new Date("2026-11-03T10:00:00Z"));
  expect(
    await rows(
      `select entry.cause_id, entry.booked_on, posting.cents from ledger_entries entry
         join ledger_postings posting on posting.entry_id = entry.id and posting.account_id = 'provider-fees'
       where entry.cause_kind = 'provider_cost' order by 1`,
    ),
  ).toEqual([
    { cause_id: "sandbox:txn_1", booked_on: "2026-11-10", cents: asCents(2000) },
    { cause_id: "sandbox:txn_2", booked_on: "2026-11-09", cents: asCents(-500) },
  ]);
});

test("receipt numbers come from the receipts alone", async () => {
  await expect(pool.query("update receipt_counters set last = last + 1")).rejects.toThrow(
    "receipts number themselves",
  );
  await expect(pool.query("insert into receipt_counters values (1999, 1)")).rejects.toThrow(
    "number themselves",
  );
});
