import { randomBytes, randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { pendingDonation } from "#domain/giving/donation.ts";
import { choicesFrom, type DonationRequest } from "#domain/giving/start/donation-request.ts";
import { paymentsThatAreDown, paymentsThatOpen } from "#domain/giving/payments.fixtures.ts";
import { noon, requestFor, paymentReport } from "#domain/giving/sample-gift.fixtures.ts";
import { openPaymentSession, sessionLifeMs } from "#domain/giving/start/open-payment-session.ts";
import { newAttempt } from "#domain/giving/payment-attempt.ts";
import type { Dispute, PaymentReport, Refund } from "#domain/giving/payment-report.ts";
import type { Payments } from "#domain/giving/ports.ts";
import { referenceBytes, referenceFrom } from "#domain/giving/reference.ts";
import { settleDonation } from "#domain/giving/settle/settle-donation.ts";
import { startDonation } from "#domain/giving/start/start-donation.ts";
import { bookMovement } from "#domain/ledger/book-movement.ts";
import { keptSumsAreRight } from "#checks/sum-checks.ts";
import { testDatabase } from "#testing/database.ts";
import { bookedByCampaign } from "#testing/public-sums.ts";
import type { Donor } from "#domain/giving/donor.ts";
import { storedDonations } from "./donations.ts";
import { storedNotices, waitingNotices } from "./notices.ts";
import { numberReceipts } from "./receipts.ts";
import { storedPaymentSessions } from "./payment-sessions.ts";
import { shownDonations } from "./shown-donations.ts";
import { firstFeeRates } from "#domain/money/cover-fees.ts";
import { asCents, type Cents } from "#domain/money/cents.ts";
import { summariseLedger } from "../ledger/ledger-summary.ts";

const { pool, owner } = await testDatabase();
const donations = storedDonations(pool);
const sessions = storedPaymentSessions(pool);
const settle = settleDonation({ donations, book: bookMovement });
const visitor = { userId: null, country: "NL" };

let clock = noon;
const later = (ms: number): Date => new Date(clock.getTime() + ms);

const needs = (payments: Pick<Payments, "open" | "withdraw"> = paymentsThatOpen()) => ({
  donations,
  payments,
  purposes: { status: async () => "open" as const },
  methods: async () => [],
  isServed: async () => true,
  newId: () => randomUUID(),
  newReference: () => referenceFrom(randomBytes(referenceBytes)),
  clock: () => clock,
  pause: () => new Promise<void>((resolve) => setImmediate(resolve)),
});

async function newSession(userId: string | null = null): Promise<string> {
  const clientSecret = randomBytes(32).toString("base64url");
  const expiresAt = later(sessionLifeMs);
  await sessions.open({
    clientSecret,
    userId,
    fees: firstFeeRates,
    openedAt: clock,
    expiresAt,
  });
  return clientSecret;
}

/** A donation on its way to being paid, and the name of its payment. */
async function started(
  choices: Partial<DonationRequest> = {},
  who: { userId: string | null; country: string } = visitor,
) {
  const clientSecret = await newSession();
  const outcome = await startDonation(needs())(requestFor({ clientSecret, ...choices }), who);
  if (!outcome.ok) throw new Error(outcome.reason);
  return { id: outcome.donationId, clientSecret, paymentId: `p-${outcome.donationId}-1` };
}

/** As if the provider's answer had not been written down yet. */
const forgetPayment = (id: string) =>
  pool.query(
    "update payment_attempts set provider = null, payment_id = null, next = null where donation_id = $1",
    [id],
  );

const rowsOf = async (table: string, donationId: string): Promise<Record<string, unknown>[]> => {
  const order =
    table === "receipts" || table === "donation_events" || table === "ledger_entries" ? "id" : "1";
  const { rows } = await pool.query(`select * from ${table} where donation_id = $1 order by ${order}`, [
    donationId,
  ]);
  return rows;
};

describe("starting", () => {
  test("stores every choice and gives it back as it was", async () => {
    const { id, clientSecret } = await started(
      {
        amountCents: asCents(5000),
        coverFees: true,
        frequency: "MONTHLY",
        campaignId: "winter",
        donor: { name: "ليلى", email: "layla@example.org" },
        tribute: {
          type: "memory",
          honoree: "Amina",
          message: "With love\nand thanks",
          notifyEmail: "a@example.org",
        },
        language: "ar",
      },
      { userId: "u7", country: "NL" },
    );

    const donation = await donations.find(id);
    expect(donation).toMatchObject({
      status: "PENDING",
      version: 1,
      giftCents: asCents(5000),
      chargedCents: asCents(5180),
      currency: "EUR",
      frequency: "MONTHLY",
      campaignId: "winter",
      programId: null,
      donorName: "ليلى",
      donorEmail: "layla@example.org",
      userId: "u7",
      country: "NL",
      language: "ar",
      tribute: {
        type: "memory",
        honoree: "Amina",
        message: "With love\nand thanks",
        notifyEmail: "a@example.org",
      },
      createdAt: noon,
      paidAt: null,
    });
    expect(await donations.findForSecret(id, clientSecret)).toEqual(donation);
    expect(await donations.findForSecret(id, await newSession())).toBeNull();
  });

  test("with one secret fifty times at once makes one donation, one payment and one answer", async () => {
    const clientSecret = await newSession();
    const payments = paymentsThatOpen();
    const start = startDonation(needs(payments));
    const outcomes = await Promise.all(
      Array.from({ length: 50 }, () => start(requestFor({ clientSecret }), visitor)),
    );

    expect(outcomes).toEqual(outcomes.map(() => outcomes[0]));
    expect(outcomes[0]).toMatchObject({ ok: true });
    expect(payments.payable.size).toBe(1);
    const { rows } = await pool.query(
      "select count(*) as n from donations d join payment_attempts on donation_id = d.id where d.id = $1",
      [outcomes[0]?.ok && outcomes[0].donationId],
    );
    expect(rows).toEqual([{ n: 1 }]);
  });

  test("with another amount changes the donation and withdraws the first payment", async () => {
    const clientSecret = await newSession();
    const payments = paymentsThatOpen();
    const start = startDonation(needs(payments));
    const first = await start(requestFor({ clientSecret }), visitor);
    const second = await start(requestFor({ clientSecret, amountCents: asCents(7500) }), visitor);

    const id = first.ok ? first.donationId : "";
    expect(second).toMatchObject({ ok: true, donationId: id });
    expect(payments.withdrawn).toEqual([`p-${id}-1`]);
    expect(await donations.find(id)).toMatchObject({ giftCents: 7500, chargedCents: 7500, version: 2 });
    expect(await settle(paymentReport(`p-${id}-2`, { chargedCents: asCents(7500) }))).toMatchObject({
      status: "COMPLETED",
    });
  });

  test("while no provider answers fails, and another press tries the same donation again", async () => {
    const clientSecret = await newSession();
    const request = requestFor({ clientSecret });
    expect(await startDonation(needs(paymentsThatAreDown()))(request, visitor)).toMatchObject({
      ok: false,
    });
    const again = await startDonation(needs())(request, visitor);
    const id = again.ok ? again.donationId : "";
    expect(await rowsOf("donation_events", id)).toMatchObject([
      { from_status: "PENDING", to_status: "FAILED" },
      { from_status: "FAILED", to_status: "PENDING", attempt_id: `${id}-2` },
    ]);
  });

  test("an attempt is claimed by one, until it is released, lapses or has its next step", async () => {
    const { id } = await started();
    const attemptId = `${id}-1`;
    expect(await donations.claim(attemptId, later(60_000), later(80_000))).toBe(false);

    await pool.query("update payment_attempts set next = null where id = $1", [attemptId]);
    const claims = await Promise.all(
      Array.from({ length: 10 }, () => donations.claim(attemptId, later(60_000), later(80_000))),
    );
    expect(claims.filter(Boolean)).toHaveLength(1);
    expect(await donations.claim(attemptId, later(79_999), later(99_000))).toBe(false);
    await donations.release(attemptId);
    expect(await donations.claim(attemptId, later(79_999), later(99_000))).toBe(true);
    expect(await donations.claim(attemptId, later(99_000), later(99_001))).toBe(true);
  });
});

describe("opening a payment too late", () => {
  const next = { type: "redirect", url: "/late" } as const;

  test("finds another in its place, and leaves it there", async () => {
    const { id, clientSecret, paymentId } = await started();
    const { attempt } = (await donations.ofSession(clientSecret, null))!;
    expect(await donations.opened(attempt, { provider: "mollie", paymentId: `late-${id}`, next })).toBe(
      "superseded",
    );
    expect(await rowsOf("payment_attempts", id)).toMatchObject([
      { provider: "sandbox", payment_id: paymentId },
    ]);
  });

  test("finds that a new try has begun: it is noted, so that a late payment is recognised, but nobody is sent to it", async () => {
    const clientSecret = await newSession();
    const silent = { ...paymentsThatOpen(), open: () => Promise.reject(new Error("stalled")) };
    await expect(startDonation(needs(silent))(requestFor({ clientSecret }), visitor)).rejects.toThrow(
      "stalled",
    );
    const { donation, attempt } = (await donations.ofSession(clientSecret, null))!;
    await donations.restart(donation, newAttempt(donation, 2, clock));

    const late = { provider: "sandbox", paymentId: `p-${attempt.id}`, next } as const;
    expect(await donations.opened(attempt, late)).toBe("superseded");
    expect(await rowsOf("payment_attempts", donation.id)).toMatchObject([
      { payment_id: late.paymentId, next: null },
      { payment_id: null },
    ]);
  });

  test("replaces a payment that only a notice had told of", async () => {
    const { id, paymentId } = await started();
    await forgetPayment(id);
    await settle(paymentReport("orphan", { attemptId: `${id}-1`, state: "open" }));
    const { attempt } = (await donations.findByPayment(paymentReport("orphan")))!;
    expect(await donations.opened(attempt, { provider: "sandbox", paymentId, next })).toBe("opened");
    expect(await rowsOf("payment_attempts", id)).toMatchObject([{ payment_id: paymentId, truth: null }]);
  });
});

describe("a session", () => {
  const opening = openPaymentSession({
    sessions,
    payments: paymentsThatOpen(),
    isServed: async () => true,
    feeRates: async () => firstFeeRates,
    newSecret: () => randomBytes(32).toString("base64url"),
    clock: () => clock,
  });
  const start = (clientSecret: string, who = visitor) =>
    startDonation(needs())(requestFor({ clientSecret }), who);

  test("is found by its secret, of which the database holds only a hash", async () => {
    const opened = await opening({ amountCents: asCents(5000) }, visitor);
    const clientSecret = opened.ok ? opened.clientSecret : "";
    expect(await opening({ amountCents: asCents(7500), clientSecret }, visitor)).toEqual(opened);
    const { rows } = await pool.query(
      "select amount_cents, s::text as row from payment_sessions s where secret_hash = sha256(convert_to($1, 'UTF8'))",
      [clientSecret],
    );
    expect(rows).toMatchObject([{ amount_cents: null }]);
    expect(rows[0].row).not.toContain(clientSecret);
  });

  test("that nobody has, that expired, or that is someone else's starts nothing", async () => {
    expect(await start("x".repeat(43))).toEqual({ ok: false, reason: "session_unknown" });

    const expired = await newSession();
    const theirs = await newSession("u1");
    expect(await start(theirs)).toEqual({ ok: false, reason: "session_unknown" });
    clock = later(sessionLifeMs);
    try {
      expect(await start(expired)).toEqual({ ok: false, reason: "session_expired" });
      expect(await opening({ amountCents: asCents(500), clientSecret: expired }, visitor)).toMatchObject({
        reason: "session_expired",
      });
    } finally {
      clock = noon;
    }
  });

  test("is closed to other amounts once its donation was paid or cancelled", async () => {
    const { clientSecret, paymentId } = await started();
    expect(await opening({ amountCents: asCents(500), clientSecret }, visitor)).toMatchObject({ ok: true });
    await settle(paymentReport(paymentId));
    expect(await opening({ amountCents: asCents(500), clientSecret }, visitor)).toEqual({
      ok: false,
      reason: "session_closed",
    });
  });
});

const refund = (cents: number, state: Refund["state"], id: string): Refund => ({
  id,
  cents: asCents(cents),
  state,
  at: noon.toISOString(),
});
const dispute = (cents: number, state: Dispute["state"], id: string): Dispute => ({
  id,
  cents: asCents(cents),
  state,
  at: noon.toISOString(),
});

describe("settling", () => {
  test("one donation fifty times at once is one booking and one receipt", async () => {
    const { id, paymentId } = await started({ coverFees: true });
    const report = paymentReport(paymentId, { chargedCents: asCents(2608), feeCents: asCents(29) });
    const outcomes = await Promise.all(Array.from({ length: 50 }, () => settle(report)));

    expect(outcomes.every((outcome) => outcome.ok && outcome.status === "COMPLETED")).toBe(true);
    expect(outcomes.filter((outcome) => outcome.ok && outcome.changed)).toHaveLength(1);
    expect(await rowsOf("ledger_entries", id)).toMatchObject([{ cause_kind: "gift" }, { cause_kind: "fee" }]);
    expect(await rowsOf("receipts", id)).toHaveLength(1);
    expect(await rowsOf("donation_events", id)).toMatchObject([
      { from_status: "PENDING", to_status: "COMPLETED" },
    ]);
  });

  test("a settled attempt keeps no live link to pay", async () => {
    const { id, paymentId } = await started();
    await settle(paymentReport(paymentId));
    expect(await rowsOf("payment_attempts", id)).toMatchObject([{ next: null, truth: { state: "paid" } }]);
  });

  test("a report and what was chosen are stored under the names of the first rows, and read by them", async () => {
    const { id, paymentId } = await started({ coverFees: true });
    const report = paymentReport(paymentId, { state: "processing", chargedCents: asCents(2608) });
    await settle(report);
    const [stored] = await rowsOf("payment_attempts", id);
    expect(stored).toMatchObject({ truth: { amountCents: 2608 }, wishes: { amountCents: 2500 } });
    expect(stored).not.toHaveProperty("truth.chargedCents");
    expect(stored).not.toHaveProperty("wishes.giftCents");

    const attempt = (await donations.findByPayment(report))?.attempt;
    expect(attempt).toMatchObject({ report, choices: { giftCents: 2500, chargedCents: 2608 } });
    expect(attempt).not.toHaveProperty("report.amountCents");
    expect(attempt).not.toHaveProperty("choices.amountCents");
  });

  test("a report that skipped steps leaves the whole story", async () => {
    const { id, paymentId } = await started();
    const report = paymentReport(paymentId, { refunds: [refund(2500, "done", `r-${id}`)] });
    expect(await settle(report)).toMatchObject({ ok: true, status: "REFUNDED" });

    expect(await donations.find(id)).toMatchObject({ status: "REFUNDED", version: 3 });
    expect(await rowsOf("donation_events", id)).toMatchObject([
      { from_status: "PENDING", to_status: "COMPLETED" },
      { from_status: "COMPLETED", to_status: "REFUNDED" },
    ]);
    expect(await rowsOf("ledger_entries", id)).toMatchObject([
      { cause_kind: "gift" },
      { cause_kind: "refund" },
    ]);
  });

  test("a wrong amount is kept as a discrepancy, once, and is no gift", async () => {
    const { id, paymentId } = await started();
    for (const asOf of [1, 2]) await settle(paymentReport(paymentId, { chargedCents: asCents(2501), asOf }));
    expect(await rowsOf("discrepancies", id)).toMatchObject([
      { kind: "wrong_amount", truth: { amountCents: asCents(2501) } },
    ]);
    expect(await rowsOf("ledger_entries", id)).toEqual([]);
    expect(await rowsOf("receipts", id)).toEqual([]);
    expect(await donations.find(id)).toMatchObject({ status: "PENDING" });
  });

  test("money nobody asked for is reported", async () => {
    expect(await settle(paymentReport("p-from-nowhere"))).toEqual({ ok: false, reason: "unknown_payment" });
    const { rows } = await pool.query("select kind from discrepancies where payment_id = 'p-from-nowhere'");
    expect(rows).toEqual([{ kind: "unknown_payment" }]);
  });

  test("a notice that outruns the provider's answer is found by our own name for the attempt", async () => {
    const { id, clientSecret, paymentId } = await started();
    await forgetPayment(id);
    const { attempt } = (await donations.ofSession(clientSecret, null))!;

    expect(await settle(paymentReport(paymentId, { attemptId: attempt.id }))).toMatchObject({
      status: "COMPLETED",
    });
    const next = { type: "redirect", url: "/" } as const;
    expect(await donations.opened(attempt, { provider: "sandbox", paymentId, next })).toBe("opened");
    expect(await rowsOf("payment_attempts", id)).toMatchObject([
      { payment_id: paymentId, next: null, truth: { state: "paid" } },
    ]);
  });

  test("the first payment of a monthly gift begins it", async () => {
    const { id, paymentId } = await started({ frequency: "MONTHLY" });
    await settle(paymentReport(paymentId, { subscriptionId: `sub-${id}`, paidAt: "2026-01-31T12:00:00Z" }));
    const { rows } = await pool.query("select * from recurring_gifts where id = $1", [id]);
    expect(rows).toMatchObject([
      {
        status: "ACTIVE",
        amount_cents: asCents(2500),
        subscription_id: `sub-${id}`,
        day_of_month: 31,
        next_charge_on: "2026-02-28",
      },
    ]);
    expect(await donations.find(id)).toMatchObject({ monthlyGiftId: id });
  });

  test("a first try that succeeds late makes the gift what it had asked for, and the second is to be withdrawn", async () => {
    const { id, clientSecret, paymentId } = await started();
    await settle(paymentReport(paymentId, { state: "failed", asOf: 1 }));
    await startDonation(needs())(requestFor({ clientSecret, amountCents: asCents(9900) }), visitor);

    expect(await settle(paymentReport(paymentId, { asOf: 2 }))).toMatchObject({
      status: "COMPLETED",
      withdraw: [{ provider: "sandbox", paymentId: `p-${id}-2` }],
    });
    expect(await donations.find(id)).toMatchObject({ giftCents: 2500, paidAttemptId: `${id}-1` });
    expect(await settle(paymentReport(`p-${id}-2`, { chargedCents: asCents(9900) }))).toEqual({
      ok: false,
      reason: "paid_twice",
    });
  });
});

describe("those who come in the same moment share a transaction, and", () => {
  const begun = async (choices: { amountCents: Cents }) => {
    const clientSecret = await newSession();
    const donation = pendingDonation(choicesFrom(requestFor(choices), firstFeeRates), visitor, {
      id: randomUUID(),
      reference: referenceFrom(randomBytes(referenceBytes)),
      createdAt: clock,
    });
    return { clientSecret, donation, attempt: newAttempt(donation, 1, clock), now: clock };
  };

  test("one the database refuses keeps none of the others from beginning", async () => {
    const choices = await Promise.all(
      [2500, 10, 5000].map((amountCents) => begun({ amountCents: asCents(amountCents) })),
    );
    const outcomes = await Promise.allSettled(choices.map((each) => donations.begin(each)));
    expect(outcomes).toMatchObject([
      { value: "begun" },
      { reason: { message: expect.stringContaining("amount_cents") } },
      { value: "begun" },
    ]);
    expect(await Promise.all(choices.map(({ donation }) => donations.find(donation.id)))).toMatchObject([
      { giftCents: asCents(2500) },
      null,
      { giftCents: asCents(5000) },
    ]);
  });

  test("one whose books do not balance keeps none of the others from being booked", async () => {
    const gifts = await Promise.all([started(), started(), started()]);
    const broken = gifts[1]?.id;
    const outcomes = await Promise.allSettled(
      gifts.map(({ paymentId }) =>
        settleDonation({
          donations,
          book: (movement) => {
            const entry = bookMovement(movement);
            return entry.donationId === broken ? { ...entry, postings: entry.postings.slice(1) } : entry;
          },
        })(paymentReport(paymentId)),
      ),
    );
    expect(outcomes.map(({ status }) => status)).toEqual(["fulfilled", "rejected", "fulfilled"]);
    const kept = await Promise.all(gifts.map(({ id }) => rowsOf("ledger_entries", id)));
    expect(kept.map(({ length }) => length)).toEqual([1, 0, 1]);
    const receipts = await Promise.all(gifts.map(({ id }) => rowsOf("receipts", id)));
    expect(receipts.map(({ length }) => length)).toEqual([1, 0, 1]);
  });
});

test("many gifts, their news in any order, repeated, and all at once: the books end to the cent", async () => {
  const before = (await bookedByCampaign(pool)).get("all-at-once") ?? 0;
  const gifts = await Promise.all(
    Array.from({ length: 24 }, () => started({ campaignId: "all-at-once", coverFees: true })),
  );
  const histories = gifts.map(({ paymentId }, i): PaymentReport[] => {
    const paid = paymentReport(paymentId, { chargedCents: asCents(2608), asOf: 3, feeCents: asCents(30) });
    const out = refund(1000, "done", `ra-${paymentId}`);
    const taken = dispute(2608, "lost", `ca-${paymentId}`);
    const endings: PaymentReport[][] = [
      [],
      [
        { ...paid, asOf: 4, refunds: [{ ...out, state: "pending" }] },
        { ...paid, asOf: 5, refunds: [out] },
      ],
      [
        { ...paid, asOf: 4, disputes: [{ ...taken, state: "open" }] },
        { ...paid, asOf: 5, disputes: [taken] },
      ],
      [
        { ...paid, asOf: 4, disputes: [taken] },
        { ...paid, asOf: 5, disputes: [{ ...taken, state: "won" }] },
      ],
    ];
    const failed = { ...paid, state: "failed", asOf: 2, feeCents: null } as const;
    return [{ ...failed, state: "open", asOf: 1 }, failed, paid, ...(endings[i % 4] ?? [])];
  });
  // Every word twice, the whole of it shuffled the same way on every run.
  const heard = [...histories.flat(), ...histories.flat()]
    .map((report, i) => ({ report, at: (i * 7919) % 1009 }))
    .sort((a, b) => a.at - b.at);
  await Promise.all(heard.map(({ report }) => settle(report)));

  const kept = [2500, 1500, 0, 2500];
  const expected = gifts.reduce((sum, _, i) => sum + kept[i % 4]!, 0);
  expect((await bookedByCampaign(pool)).get("all-at-once")).toBe(before + expected);
  await summariseLedger(pool);
  expect((await bookedByCampaign(pool)).get("all-at-once")).toBe(before + expected);
  expect(await keptSumsAreRight.faults(pool)).toEqual([]);

  const ids = gifts.map(({ id }) => id);
  const statuses = await Promise.all(ids.map(async (id) => (await donations.find(id))?.status));
  const ends = ["COMPLETED", "PARTIALLY_REFUNDED", "CHARGED_BACK", "COMPLETED"];
  expect(statuses).toEqual(ids.map((_, i) => ends[i % 4]));
  const { rows } = await pool.query("select count(*) as n from receipts where donation_id = any($1)", [ids]);
  expect(rows).toEqual([{ n: ids.length }]);
});

describe("receipts", () => {
  test("are numbered per year without a gap, by however many at once, and never again", async () => {
    await Promise.all(
      Array.from({ length: 12 }, async (_, i) => {
        const { paymentId } = await started();
        await settle(paymentReport(paymentId, { paidAt: `${2031 + (i % 2)}-05-01T12:00:00Z` }));
      }),
    );
    const batches = await Promise.all(Array.from({ length: 8 }, () => numberReceipts(pool, 3, noon)));
    const rest = await numberReceipts(pool, 1000, noon);
    const numbers = (year: number) => [...batches.flat(), ...rest].filter((receipt) => receipt.year === year);

    for (const year of [2031, 2032]) {
      expect(
        numbers(year)
          .map(({ number }) => number)
          .sort((a, b) => a - b),
      ).toEqual([1, 2, 3, 4, 5, 6]);
    }
    expect(await numberReceipts(pool, 1000, noon)).toEqual([]);
    await expect(pool.query("update receipts set number = 99 where year = 2031")).rejects.toThrow(
      "numbered once",
    );
    await expect(owner.query("delete from receipts where year = 2031")).rejects.toThrow("stays");
  });

  test("a number whose transaction fails is not lost", async () => {
    const { id, paymentId } = await started();
    await settle(paymentReport(paymentId, { paidAt: "2033-05-01T12:00:00Z" }));
    const client = await pool.connect();
    await client.query("begin");
    await client.query("update receipts set numbered_at = now() where donation_id = $1", [id]);
    await client.query("rollback");
    client.release();
    expect(await numberReceipts(pool, 1000, noon)).toContainEqual({
      donationId: id,
      cause: "gift",
      year: 2033,
      number: 1,
    });
  });
});

describe("a notice", () => {
  const notices = storedNotices(pool);
  const noticeOf = (paymentId: string) =>
    ({ provider: "sandbox", paymentId, eventId: `e-${paymentId}` }) as const;

  test("that was kept waits until it is done, and is done once for all", async () => {
    const notice = noticeOf("p-kept");
    await Promise.all(Array.from({ length: 10 }, () => notices.keep(notice, noon)));
    expect(await notices.isDone(notice)).toBe(false);
    expect(await waitingNotices(pool, later(1), 10)).toEqual([notice]);
    expect(await waitingNotices(pool, noon, 10)).toEqual([]);

    await Promise.all(Array.from({ length: 10 }, () => notices.done(notice, noon)));
    expect(await notices.isDone(notice)).toBe(true);
    expect(await waitingNotices(pool, later(1), 10)).toEqual([]);
  });

  test("is done in the transaction that settles what it told, kept before or not", async () => {
    for (const isKept of [true, false]) {
      const { paymentId } = await started();
      const notice = noticeOf(paymentId);
      if (isKept) await notices.keep(notice, noon);
      await settle(paymentReport(paymentId), notice);
      expect(await notices.isDone(notice)).toBe(true);
    }
  });
});

test("a donor's gifts are listed newest first, also those given before signing in", async () => {
  const email = "Many@example.org";
  const own = { userId: "u-many", country: "NL" };
  const ids: string[] = [];
  for (const who of [visitor, own, visitor]) {
    clock = later(1000);
    ids.unshift((await started({ donor: { email: who === own ? "other@example.org" : email } }, who)).id);
  }
  clock = noon;
  const donor = { userId: "u-many", verifiedEmail: "many@example.org" };
  const listed = async (...asked: [Donor, number?]) =>
    (await shownDonations(pool, ...asked)).map(({ id }) => id);
  expect(await listed(donor)).toEqual(ids);
  expect(await listed(donor, 2)).toEqual(ids.slice(0, 2));
  expect(await listed({ ...donor, verifiedEmail: null })).toEqual([ids[1]]);
});

test("payments without a word for a while are found, decided ones are not", async () => {
  const waiting = await started();
  const paid = await started();
  await settle(paymentReport(paid.paymentId));
  const found = (await donations.undecided(later(1), 1000)).map(({ paymentId }) => paymentId);
  expect(found).toContain(waiting.paymentId);
  expect(found).not.toContain(paid.paymentId);
  expect(await donations.undecided(new Date(0), 1000)).toEqual([]);
});

test("payments left lying are asked about in turn, so that none is forgotten behind the others", async () => {
  const [asked, never] = [await started(), await started()];
  await settle(paymentReport(asked.paymentId, { state: "open", asOf: later(5).getTime() }));
  const found = (await donations.undecided(later(1), 1000)).map(({ paymentId }) => paymentId);
  expect(found.indexOf(never.paymentId)).toBeLessThan(found.indexOf(asked.paymentId));
});
