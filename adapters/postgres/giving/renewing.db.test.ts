import { randomBytes, randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { dateAMonthLater } from "#domain/calendar/month.ts";
import { paymentsThatOpen } from "#domain/giving/payments.fixtures.ts";
import { noon, requestFor, paymentReport } from "#domain/giving/sample-gift.fixtures.ts";
import type { PaymentReport } from "#domain/giving/payment-report.ts";
import { settleDonation } from "#domain/giving/settle/settle-donation.ts";
import { startDonation } from "#domain/giving/start/start-donation.ts";
import { bookMovement } from "#domain/ledger/book-movement.ts";
import { testDatabase } from "#testing/database.ts";
import { firstFeeRates } from "#domain/money/cover-fees.ts";
import { asCents } from "#domain/money/cents.ts";
import { storedDonations } from "./donations.ts";
import { storedPaymentSessions } from "./payment-sessions.ts";

const { pool } = await testDatabase();
const donations = storedDonations(pool);
const settle = settleDonation({ donations, book: bookMovement });
const dayMs = 24 * 60 * 60 * 1000;
const at = (days: number): Date => new Date(noon.getTime() + days * dayMs);

/** A monthly gift of which the first payment has come in, and what its provider says of later charges. */
async function monthlyGift(firstOf: (giftId: string) => Partial<PaymentReport> = () => ({})) {
  const clientSecret = randomBytes(32).toString("base64url");
  const session = {
    clientSecret,
    userId: null,
    fees: firstFeeRates,
    openedAt: noon,
    expiresAt: at(1),
  };
  await storedPaymentSessions(pool).open(session);
  const start = startDonation({
    donations,
    payments: paymentsThatOpen(),
    purposes: { status: async () => "open" },
    methods: async () => [],
    isServed: async () => true,
    newId: randomUUID,
    newReference: randomUUID,
    clock: () => noon,
    pause: () => Promise.resolve(),
  });
  const outcome = await start(requestFor({ clientSecret, frequency: "MONTHLY", coverFees: true }), {
    userId: null,
    country: "NL",
  });
  if (!outcome.ok) throw new Error(outcome.reason);
  const giftId = outcome.donationId;
  const charge = (paymentId: string, days: number, changes: Partial<PaymentReport> = {}): PaymentReport =>
    paymentReport(`${giftId}-${paymentId}`, {
      subscriptionId: `sub-${giftId}`,
      chargedCents: asCents(2608),
      asOf: at(days).getTime(),
      paidAt: at(days).toISOString(),
      ...changes,
    });
  await settle({ ...charge("", 0, firstOf(giftId)), paymentId: `p-${giftId}-1` });
  return {
    giftId,
    charge,
    failed: (paymentId: string, days: number) => charge(paymentId, days, { state: "failed", paidAt: null }),
    gift: async () => {
      const { rows } = await pool.query<{ status: string; next: string }>(
        "select status, next_charge_on::text as next from recurring_gifts where id = $1",
        [giftId],
      );
      return rows[0];
    },
    renewals: async () => {
      const { rows } = await pool.query<{ id: string; status: string; entries: number; receipts: number }>(
        `select d.id, d.status,
           (select count(*) from ledger_entries where donation_id = d.id) as entries,
           (select count(*) from receipts where donation_id = d.id) as receipts
         from donations d where recurring_gift_id = $1 and id <> $1 order by created_at`,
        [giftId],
      );
      return rows;
    },
  };
}

test("twenty notices of one charge at once make one donation, one booking and one receipt", async () => {
  const { charge, renewals, gift } = await monthlyGift();
  const outcomes = await Promise.all(Array.from({ length: 20 }, () => settle(charge("a", 30))));
  expect(new Set(outcomes.map((outcome) => outcome.ok && outcome.donationId)).size).toBe(1);
  expect(await renewals()).toEqual([
    expect.objectContaining({ status: "COMPLETED", entries: 1, receipts: 1 }),
  ]);
  expect(await gift()).toEqual({ status: "ACTIVE", next: "2027-01-14" });
});

test("a failed charge leaves the gift past due until it, or a later one, is paid", async () => {
  const { charge, failed, renewals, gift } = await monthlyGift();
  await settle(failed("a", 30));
  expect(await renewals()).toEqual([expect.objectContaining({ status: "FAILED", entries: 0, receipts: 0 })]);
  expect(await gift()).toEqual({ status: "PAST_DUE", next: "2027-01-14" });

  await settle(charge("b", 61));
  expect(await gift()).toEqual({ status: "ACTIVE", next: "2027-02-14" });
  await settle(charge("a", 30, { asOf: at(62).getTime() }));
  expect((await renewals()).map(({ status, receipts }) => [status, receipts])).toEqual([
    ["COMPLETED", 1],
    ["COMPLETED", 1],
  ]);
});

test("an old failure that is heard of late does not undo what has been paid since", async () => {
  const { charge, failed, gift } = await monthlyGift();
  await settle(charge("b", 61));
  await settle(failed("a", 30));
  expect(await gift()).toEqual({ status: "ACTIVE", next: "2027-02-14" });
});

describe("a debit that the bank takes back", () => {
  const returned = (state: "lost" | "won" = "lost"): Partial<PaymentReport> => ({
    method: "sepa_debit",
    disputes: [{ id: "chb", cents: asCents(2608), state, at: at(35).toISOString() }],
  });
  const bookings = async (id: string) => {
    const { rows } = await pool.query<{ kind: string; cents: number }>(
      `select e.cause_kind as kind, sum(p.cents) filter (where p.account_id = 'provider-sandbox')::int as cents
       from ledger_entries e join ledger_postings p on p.entry_id = e.id where e.donation_id = $1
       group by e.id order by e.id`,
      [id],
    );
    return rows.map(({ kind, cents }) => [kind, cents]);
  };
  const named = <Report extends Partial<PaymentReport>>(giftId: string, report: Report): Report => ({
    ...report,
    disputes: report.disputes?.map((dispute) => ({ ...dispute, id: `${dispute.id}-${giftId}` })),
  });

  test("leaves the gift past due, and its booking is undone once", async () => {
    const { giftId, charge, renewals, gift } = await monthlyGift();
    await settle(charge("a", 30, { method: "sepa_debit" }));
    const news = named(giftId, charge("a", 30, { ...returned(), asOf: at(35).getTime() }));
    await Promise.all(Array.from({ length: 5 }, () => settle(news)));
    const [renewal] = await renewals();
    expect(renewal).toMatchObject({ status: "CHARGED_BACK", receipts: 1 });
    expect(await bookings(renewal?.id ?? "")).toEqual([
      ["gift", 2608],
      ["chargeback", -2608],
    ]);
    expect(await gift()).toEqual({ status: "PAST_DUE", next: "2027-01-14" });

    await settle(charge("b", 61));
    expect(await gift()).toEqual({ status: "ACTIVE", next: "2027-02-14" });
  });

  test("and gives back after all leaves it as it was", async () => {
    const { giftId, charge, gift } = await monthlyGift();
    await settle(charge("a", 30));
    await settle(named(giftId, charge("a", 30, { ...returned(), asOf: at(35).getTime() })));
    expect(await gift()).toMatchObject({ status: "PAST_DUE" });
    await settle(named(giftId, charge("a", 30, { ...returned("won"), asOf: at(36).getTime() })));
    expect(await gift()).toMatchObject({ status: "ACTIVE" });
  });

  test("is owed too when we hear of it only then, or when it was the first", async () => {
    const late = await monthlyGift();
    await settle(named(late.giftId, late.charge("a", 30, returned())));
    expect(await late.gift()).toMatchObject({ status: "PAST_DUE" });

    const first = await monthlyGift();
    const { paymentId } = { paymentId: `p-${first.giftId}-1` };
    await settle(
      named(first.giftId, { ...first.charge("", 0, { ...returned(), asOf: at(5).getTime() }), paymentId }),
    );
    expect(await first.gift()).toMatchObject({ status: "PAST_DUE" });
  });

  test("before we hear of the gift at all begins it as owed, until the next one is paid", async () => {
    const { charge, gift } = await monthlyGift((giftId) => named(giftId, returned()));
    expect(await gift()).toEqual({ status: "PAST_DUE", next: "2026-12-14" });
    await settle(charge("a", 30));
    expect(await gift()).toEqual({ status: "ACTIVE", next: "2027-01-14" });
  });

  test("undoes nothing that has been paid since, and a card's dispute is not a debit's return", async () => {
    const paidSince = await monthlyGift();
    await settle(paidSince.charge("a", 30));
    await settle(paidSince.charge("b", 61));
    await settle(
      named(paidSince.giftId, paidSince.charge("a", 30, { ...returned(), asOf: at(62).getTime() })),
    );
    expect(await paidSince.gift()).toMatchObject({ status: "ACTIVE" });

    const byCard = await monthlyGift();
    await settle(byCard.charge("a", 30));
    await settle(
      named(byCard.giftId, byCard.charge("a", 30, { ...returned(), method: "card", asOf: at(35).getTime() })),
    );
    expect(await byCard.gift()).toMatchObject({ status: "ACTIVE" });
  });
});

test("a wrong amount is a discrepancy, and a payment that found its gift late is none any more", async () => {
  const { charge, renewals } = await monthlyGift();
  expect(await settle(charge("a", 30, { chargedCents: asCents(1) }))).toEqual({
    ok: false,
    reason: "wrong_amount",
  });
  expect(await renewals()).toEqual([expect.objectContaining({ status: "PENDING", entries: 0, receipts: 0 })]);

  const early = charge("b", 61);
  await settle({ ...early, subscriptionId: null });
  await settle(early);
  const { rows } = await pool.query(
    "select kind, resolved_at is null as open from discrepancies where payment_id = any($1) order by kind",
    [[charge("a", 30).paymentId, early.paymentId]],
  );
  expect(rows).toEqual([
    { kind: "unknown_payment", open: false },
    { kind: "wrong_amount", open: true },
  ]);
});

test("a charge that crossed a change of the amount is booked as what was charged", async () => {
  const { giftId, charge, renewals } = await monthlyGift();
  await pool.query(
    `update recurring_gifts set amount_cents = 4000, charged_cents = 4000, before_amount_cents = 2500,
       before_charged_cents = 2608, changed_at = $2 where id = $1`,
    [giftId, at(30)],
  );
  expect(await settle(charge("a", 30))).toMatchObject({ ok: true, status: "COMPLETED" });
  const [renewal] = await renewals();
  expect(await donations.find(renewal?.id ?? "")).toMatchObject({ giftCents: 2500, chargedCents: 2608 });
});

test("money taken after a gift has ended is no gift, and staff are told", async () => {
  const { giftId, charge, renewals } = await monthlyGift();
  await pool.query("update recurring_gifts set status = 'ENDED', ended_at = $2 where id = $1", [
    giftId,
    at(30),
  ]);
  await settle(charge("crossed", 30));
  expect(await settle(charge("after", 61))).toEqual({ ok: false, reason: "charged_after_end" });
  expect((await renewals()).map(({ status }) => status)).toEqual(["COMPLETED"]);
  const { rows } = await pool.query("select payment_id from discrepancies where kind = 'charged_after_end'");
  expect(rows).toEqual([{ payment_id: charge("after", 61).paymentId }]);
});

test("a provider that names the subscription only later is understood all the same", async () => {
  const { giftId, charge } = await monthlyGift();
  await pool.query("update recurring_gifts set subscription_id = null where id = $1", [giftId]);
  const first = { ...charge("", 0), paymentId: `p-${giftId}-1`, feeCents: asCents(29) };
  await settle(first);
  expect(await settle(charge("a", 30))).toMatchObject({ ok: true, status: "COMPLETED" });
});

test("the database counts months as the domain does", async () => {
  for (const [date, day] of [
    ["2026-01-31", 31],
    ["2026-02-28", 31],
    ["2028-01-30", 30],
    ["2026-12-15", 15],
    ["2026-06-01", 1],
  ] as const) {
    const { rows } = await pool.query<{ later: string }>(
      "select a_month_later($1::date, $2)::text as later",
      [date, day],
    );
    expect(rows[0]?.later).toBe(dateAMonthLater(date, day));
  }
});
