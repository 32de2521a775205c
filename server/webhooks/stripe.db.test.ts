import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { fakeStripe, signStripe } from "#adapters/payments/stripe/fake/stripe.fixtures.ts";
import { stripePayments } from "#adapters/payments/stripe/payments.ts";
import { numberReceipts } from "#adapters/postgres/giving/receipts.ts";
import { dutchDate } from "#domain/calendar/dutch-date.ts";
import { asCents } from "#domain/money/cents.ts";
import { testApp } from "#testing/app.ts";
import { testDatabase } from "#testing/database.ts";
import { giver, type Given } from "#testing/giver.ts";

const { pool } = await testDatabase("demonstration");
let clock = Date.now();
const stripe = await fakeStripe({ now: () => clock });
afterAll(() => stripe.stop());

let app: Awaited<ReturnType<typeof testApp>>;
let donor: ReturnType<typeof giver>;
beforeAll(async () => {
  app = await testApp(pool, {
    env: {
      PAYMENT_PROVIDERS: "stripe",
      STRIPE_SECRET_KEY: stripe.settings.secretKey,
      STRIPE_PUBLISHABLE_KEY: stripe.settings.publishableKey,
      STRIPE_WEBHOOK_SECRET: stripe.settings.webhookSecret,
      STRIPE_API_BASE: stripe.settings.apiBase,
    },
  });
  donor = giver(app.app, pool);
});
beforeEach(() => {
  stripe.webhooks.drop();
  clock = Date.now();
});

const paymentOf = async (gift: Given) => (await donor.paymentsOf(gift)).at(-1)?.paymentId ?? "";
const paid = async (changes: object = {}) => {
  const gift = await donor.gives(changes);
  const id = await paymentOf(gift);
  stripe.pay(id);
  await stripe.webhooks.deliver(donor.fromStripe);
  return { gift, id };
};

describe("a gift once", () => {
  test("is confirmed in the page, settled by the webhook, booked once and has one receipt", async () => {
    const gift = await donor.gives();
    expect(gift.next).toMatchObject({ type: "stripe", publishableKey: "pk_test_fake" });
    expect(await donor.statusOf(gift)).toBe("PENDING");
    stripe.pay(await paymentOf(gift));
    expect(await stripe.webhooks.deliver(donor.fromStripe, { times: 3 })).toEqual([200, 200, 200]);
    expect(await donor.statusOf(gift)).toBe("COMPLETED");
    expect(await donor.bookedFor(gift)).toEqual({ gifts: 1, receipts: 1, discrepancies: [] });
    const { rows } = await pool.query("select from provider_events where provider = 'stripe'");
    expect(rows).toHaveLength(1);
  });

  test("can be tried again after a decline and after 3-D Secure, with the same payment", async () => {
    const gift = await donor.gives();
    const id = await paymentOf(gift);
    stripe.decline(id);
    stripe.askFor3ds(id);
    await stripe.webhooks.deliver(donor.fromStripe);
    expect(await donor.statusOf(gift)).toBe("PENDING");
    stripe.pay(id);
    await stripe.webhooks.deliver(donor.fromStripe);
    expect(await donor.statusOf(gift)).toBe("COMPLETED");
    expect(await donor.paymentsOf(gift)).toHaveLength(1);
  });

  test("by direct debit is under way until the bank has decided", async () => {
    const gift = await donor.gives();
    stripe.process(await paymentOf(gift));
    await stripe.webhooks.deliver(donor.fromStripe);
    expect(await donor.statusOf(gift)).toBe("PROCESSING");
    expect(await donor.bookedFor(gift)).toMatchObject({ gifts: 0, receipts: 0 });
  });

  test("by direct debit that the bank did not pay is no gift: no entry, no receipt number, no letter", async () => {
    const gift = await donor.gives();
    const id = await paymentOf(gift);
    stripe.process(id);
    await stripe.webhooks.deliver(donor.fromStripe);
    stripe.failPending(id);
    await stripe.webhooks.deliver(donor.fromStripe, { times: 2 });
    await numberReceipts(pool, 1000, new Date());
    expect(await donor.statusOf(gift)).toBe("FAILED");
    expect(await donor.bookedFor(gift)).toEqual({ gifts: 0, receipts: 0, discrepancies: [] });
    const { rows: entries } = await pool.query("select from ledger_entries where donation_id = $1", [
      gift.donationId,
    ]);
    const { rows: letters } = await pool.query("select from mail_outbox where cause like $1 || '%'", [
      gift.donationId,
    ]);
    expect([...entries, ...letters]).toEqual([]);
  });

  test("by direct debit is of the year in which the bank paid it", async () => {
    const gift = await donor.gives();
    const id = await paymentOf(gift);
    clock = Date.parse("2026-12-30T10:00:00Z");
    stripe.process(id);
    clock = Date.parse("2027-01-06T10:00:00Z");
    stripe.clear(id);
    await stripe.webhooks.deliver(donor.fromStripe);
    const { rows } = await pool.query(
      `select r.year, e.booked_on::text as "bookedOn" from receipts r join ledger_entries e on e.donation_id = r.donation_id
       where r.donation_id = $1 and e.cause_kind = 'gift'`,
      [gift.donationId],
    );
    expect(rows).toEqual([{ year: 2027, bookedOn: "2027-01-06" }]);
  });

  test("is refunded in part and then wholly", async () => {
    const { gift, id } = await paid();
    const { refund } = stripePayments({ settings: stripe.settings });
    for (const [refundId, cents, status] of [
      ["r1", 1000, "PARTIALLY_REFUNDED"],
      ["r2", 1500, "REFUNDED"],
    ] as const) {
      expect(await refund(id, asCents(cents), refundId)).toBe("accepted");
      await stripe.webhooks.deliver(donor.fromStripe, { times: 2 });
      expect(await donor.statusOf(gift)).toBe(status);
    }
  });

  test("is disputed, and lost, as Stripe says", async () => {
    const { gift, id } = await paid();
    stripe.dispute(id, "needs_response");
    await stripe.webhooks.deliver(donor.fromStripe);
    expect(await donor.statusOf(gift)).toBe("DISPUTED");
    stripe.dispute(id, "lost");
    await stripe.webhooks.deliver(donor.fromStripe);
    expect(await donor.statusOf(gift)).toBe("CHARGED_BACK");
  });

  test("that was disputed and won is booked back on the day the money came back", async () => {
    const gift = await donor.gives();
    const id = await paymentOf(gift);
    for (const [day, happens] of [
      ["2026-12-20", () => stripe.pay(id)],
      ["2026-12-22", () => stripe.dispute(id, "needs_response")],
      ["2027-02-25", () => stripe.dispute(id, "won")],
    ] as const) {
      clock = Date.parse(`${day}T10:00:00Z`);
      happens();
      await stripe.webhooks.deliver(donor.fromStripe);
    }
    const { rows } = await pool.query(
      `select cause_kind as kind, booked_on::text as day from ledger_entries
       where donation_id = $1 and cause_kind <> 'fee' order by id`,
      [gift.donationId],
    );
    expect(rows).toEqual([
      { kind: "gift", day: "2026-12-20" },
      { kind: "chargeback", day: "2026-12-22" },
      { kind: "chargeback_reversed", day: "2027-02-25" },
    ]);
  });
});

test("what Stripe takes for a dispute and for its billing is booked, each once", async () => {
  const { id } = await paid();
  stripe.dispute(id, "needs_response");
  const billed = stripe.bill(asCents(99), "Billing");
  await app.foundation.giving.fetchCosts();
  await app.foundation.giving.fetchCosts();
  const taken = [...stripe.books.transactions.values()].findLast(({ type }) => type === "adjustment");
  const { rows } = await pool.query<{ name: string; cents: number }>(
    `select e.cause_id as name, sum(p.cents)::int as cents from ledger_entries e join ledger_postings p on p.entry_id = e.id
     where p.cents > 0 and (e.cause_id like $1 or e.cause_id like $2) group by e.id order by cents`,
    [`%${billed.id}`, `%${taken?.id}`],
  );
  expect(rows.map(({ cents }) => cents)).toEqual([99, 2000]);
  await stripe.webhooks.deliver(donor.fromStripe);
});

test("a monthly gift begins once, with its subscription", async () => {
  const { gift } = await paid({ frequency: "MONTHLY" });
  expect(await donor.statusOf(gift)).toBe("COMPLETED");
  const { rows } = await pool.query(
    "select provider, subscription_id, status from recurring_gifts where id = $1",
    [gift.donationId],
  );
  expect(rows).toEqual([
    { provider: "stripe", subscription_id: expect.stringMatching(/^sub_/), status: "ACTIVE" },
  ]);
});

const monthlyOf = async ({ donationId }: Given) =>
  (
    await pool.query<{ status: string; subscription: string }>(
      "select status, subscription_id as subscription from recurring_gifts where id = $1",
      [donationId],
    )
  ).rows[0] ?? { status: "", subscription: "" };

test("a renewal that the donor's bank asks them about is mailed with the link that confirms it", async () => {
  const { gift } = await paid({ frequency: "MONTHLY" });
  const { subscription } = await monthlyOf(gift);
  const renewal = stripe.renew(subscription, { asksDonor: true });
  await stripe.webhooks.deliver(donor.fromStripe);
  expect((await monthlyOf(gift)).status).toBe("PAST_DUE");
  await app.foundation.giving.monthly.maintain();
  const { rows } = await pool.query<{ letter: unknown }>(
    "select letter from mail_outbox where kind = 'monthly-failed' and cause like $1 || '%'",
    [gift.donationId],
  );
  const invoice = [...stripe.books.invoices.keys()].at(-1);
  expect(JSON.stringify(rows)).toContain(`https://invoice.stripe.test/i/${invoice}`);

  stripe.pay(renewal);
  await stripe.webhooks.deliver(donor.fromStripe);
  expect((await monthlyOf(gift)).status).toBe("ACTIVE");
});

test("a month that was left out is no charge that failed", async () => {
  const { gift } = await paid({ frequency: "MONTHLY" });
  const { subscription } = await monthlyOf(gift);
  const { subscriptions } = stripePayments({ settings: stripe.settings });
  await subscriptions.pause(subscription);
  stripe.renew(subscription);
  await stripe.webhooks.deliver(donor.fromStripe);
  const charges = await subscriptions.charges(subscription, "2020-01-01");
  if (typeof charges === "string") throw new Error(charges);
  expect(charges).toHaveLength(2);
  expect((await monthlyOf(gift)).status).toBe("ACTIVE");
  const { rows } = await pool.query("select status from donations where recurring_gift_id = $1", [
    gift.donationId,
  ]);
  expect(rows).toEqual([{ status: "COMPLETED" }]);
});

test("a failed charge that a pause has made void is not owed again", async () => {
  const { gift } = await paid({ frequency: "MONTHLY" });
  const { subscription } = await monthlyOf(gift);
  stripe.renew(subscription, { declined: true });
  await stripe.webhooks.deliver(donor.fromStripe);
  await stripePayments({ settings: stripe.settings }).subscriptions.pause(subscription);
  await pool.query("update recurring_gifts set status = 'PAUSED', failed_at = null where id = $1", [
    gift.donationId,
  ]);
  expect(stripe.webhooks.waiting().map(({ type }) => type)).toContain("payment_intent.canceled");
  await stripe.webhooks.deliver(donor.fromStripe);
  const { rows } = await pool.query("select status, failed_at from recurring_gifts where id = $1", [
    gift.donationId,
  ]);
  expect(rows).toEqual([{ status: "PAUSED", failed_at: null }]);
});

test("another card that the donor chose in the portal pays what the old one owed", async () => {
  const { gift } = await paid({ frequency: "MONTHLY" });
  const { subscription } = await monthlyOf(gift);
  const owed = stripe.renew(subscription, { declined: true });
  await stripe.webhooks.deliver(donor.fromStripe);
  expect((await monthlyOf(gift)).status).toBe("PAST_DUE");

  stripe.chooseCard(subscription, "5555");
  // What it told, and what paying made it tell.
  await stripe.webhooks.deliver(donor.fromStripe);
  await stripe.webhooks.deliver(donor.fromStripe);
  expect((await monthlyOf(gift)).status).toBe("ACTIVE");
  expect(stripe.books.intents.get(owed)).toMatchObject({ status: "succeeded" });
  const { rows } = await pool.query(
    "select d.status from donations d join payment_attempts a on a.donation_id = d.id where a.payment_id = $1",
    [owed],
  );
  expect(rows).toEqual([{ status: "COMPLETED" }]);
});

test("a monthly gift begun by a debit keeps the day it was begun on, which is the day Stripe charges on", async () => {
  clock = Date.parse("2026-11-20T10:00:00Z");
  const gift = await donor.gives({ frequency: "MONTHLY" });
  const id = await paymentOf(gift);
  stripe.process(id);
  clock = Date.parse("2026-11-27T10:00:00Z");
  stripe.clear(id);
  await stripe.webhooks.deliver(donor.fromStripe);
  const { rows } = await pool.query(
    `select r.day_of_month as day, d.paid_at::date::text as "paidOn", d.created_at as "begunAt"
     from recurring_gifts r join donations d on d.id = r.id where r.id = $1`,
    [gift.donationId],
  );
  const [{ day, paidOn, begunAt }] = rows;
  expect(paidOn).toBe("2026-11-27");
  expect(day).toBe(Number(dutchDate(begunAt).slice(8)));
});

describe("a webhook", () => {
  test("that comes before, after, twice or backwards leads to the same", async () => {
    const gift = await donor.gives();
    const id = await paymentOf(gift);
    stripe.decline(id);
    stripe.askFor3ds(id);
    stripe.pay(id);
    await stripe.webhooks.deliver(donor.fromStripe, { times: 2, backwards: true });
    expect(await donor.statusOf(gift)).toBe("COMPLETED");
    expect(await donor.bookedFor(gift)).toEqual({ gifts: 1, receipts: 1, discrepancies: [] });
  });

  test("that never comes is made up for by asking", async () => {
    const gift = await donor.gives();
    stripe.pay(await paymentOf(gift));
    stripe.webhooks.drop();
    await app.foundation.giving.catchUpWithPayments(new Date(Date.now() + 1000));
    expect(await donor.statusOf(gift)).toBe("COMPLETED");
  });

  test("heard while Stripe cannot be asked is kept, and followed up later", async () => {
    const gift = await donor.gives();
    stripe.pay(await paymentOf(gift));
    stripe.faults.push({ status: 500 });
    expect(await stripe.webhooks.deliver(donor.fromStripe)).toEqual([200]);
    expect(await donor.statusOf(gift)).toBe("PENDING");
    await app.foundation.giving.catchUpWithPayments(new Date(Date.now() + 1000));
    expect(await donor.statusOf(gift)).toBe("COMPLETED");
  });

  const seconds = () => Math.floor(Date.now() / 1000);
  test.each([
    ["missing", () => ""],
    ["bad", () => "t=1,v1=00"],
    ["old", (body: string) => signStripe(body, undefined, seconds() - 301)],
    ["foreign", (body: string) => signStripe(body, "whsec_of_another_account")],
  ])("with a %s signature is refused and moves nothing", async (_, signature) => {
    const gift = await donor.gives();
    stripe.pay(await paymentOf(gift));
    const [webhook] = stripe.webhooks.waiting();
    const body = webhook?.body ?? "";
    expect(await donor.fromStripe({ body, signature: signature(body), type: "" })).toBe(400);
    expect(await donor.statusOf(gift)).toBe("PENDING");
  });

  test.each([
    ["broken JSON", "{", 400],
    ["a megabyte", JSON.stringify({ id: "x".repeat(1_000_000) }), 413],
  ])("with %s is refused, though it is signed", async (_, body, status) => {
    expect(await donor.fromStripe({ body, signature: signStripe(body), type: "" })).toBe(status);
  });

  test("about a payment or a thing that is not ours is none of our business", async () => {
    stripe.tell("payment_intent.payment_failed", { id: "pi_of_someone_else" });
    stripe.tell("customer.created", { id: "cus_1" });
    expect(await stripe.webhooks.deliver(donor.fromStripe)).toEqual([200, 200]);
    const { rows } = await pool.query("select from provider_events where payment_id = 'pi_of_someone_else'");
    expect(rows).toEqual([]);
  });

  test("about too little money, or another currency, is for staff to look at and never a gift", async () => {
    const less = await donor.gives();
    stripe.pay(await paymentOf(less), { received: 2400 });
    const dollars = await donor.gives();
    const intent = stripe.books.intents.get(await paymentOf(dollars));
    if (intent) intent.currency = "usd";
    stripe.pay(await paymentOf(dollars));
    await stripe.webhooks.deliver(donor.fromStripe);
    expect(await donor.bookedFor(less)).toEqual({ gifts: 0, receipts: 0, discrepancies: ["wrong_amount"] });
    expect(await donor.bookedFor(dollars)).toEqual({
      gifts: 0,
      receipts: 0,
      discrepancies: ["wrong_currency"],
    });
  });
});

test("a payment that stays open is asked about less and less often", async () => {
  const gifts = [await donor.gives(), await donor.gives()];
  const [fresh = "", old = ""] = await Promise.all(gifts.map(paymentOf));
  await pool.query(
    "update payment_attempts set claimed_until = now() - interval '20 hours' where payment_id = $1",
    [old],
  );
  const before = stripe.asked.length;
  for (let round = 0; round < 3; round++)
    await app.foundation.giving.catchUpWithPayments(new Date(Date.now() + 1000));
  const timesAsked = (id: string) =>
    stripe.asked.slice(before).filter((request) => request.endsWith(`/payment_intents/${id}`)).length;
  expect([timesAsked(fresh), timesAsked(old)]).toEqual([3, 1]);
  await app.foundation.giving.catchUpWithPayments(new Date(Date.now() + 3 * 60 * 60_000));
  expect(timesAsked(old)).toBe(2);
});

test("one payment we cannot ask about does not keep the others from being found", async () => {
  const gifts = [await donor.gives(), await donor.gives()];
  for (const gift of gifts) stripe.pay(await paymentOf(gift));
  stripe.faults.push({ status: 400 });
  const asking = app.foundation.giving.catchUpWithPayments(new Date(Date.now() + 1000));
  await expect(asking).rejects.toThrow(/Stripe answered 400/);
  expect(await Promise.all(gifts.map(donor.statusOf))).toContain("COMPLETED");
});

test.each([
  ["/donate?success=true", "succeeded", "/donate?success=true"],
  ["/donate?success=true", "pending", "/donate?success=true"],
  ["/nl/donate?success=true", "failed", "/nl/donate?declined=true"],
])(
  "a donor who comes back to %s (%s) stands at %s, without the payment's secret",
  async (from, status, to) => {
    const secret = "payment_intent=pi_1&payment_intent_client_secret=pi_1_secret_2";
    const answer = await app.app.request(`${from}&${secret}&redirect_status=${status}`);
    expect(answer.status).toBe(303);
    expect(answer.headers.get("location")).toBe(to);
    expect((await app.app.request(to)).status).toBe(200);
  },
);

test("without JavaScript the form says kindly that it is needed, and stores nothing", async () => {
  const { rows: before } = await pool.query("select count(*)::int as n from payment_sessions");
  expect((await donor.givesWithoutScript()).status).toBe(422);
  const { rows: after } = await pool.query("select count(*)::int as n from payment_sessions");
  expect(after).toEqual(before);
});

test("keys, secrets and the donor's address stay out of the log", async () => {
  await paid();
  const log = JSON.stringify(app.logged);
  for (const secret of ["sk_test_fake", "whsec_for_tests", "_secret_", "giver@example.org"])
    expect(log).not.toContain(secret);
});
