import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type pg from "pg";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { stripePayments } from "#adapters/payments/stripe/payments.ts";
import { runChecks } from "#checks/check.ts";
import { checksOfTheBooks } from "#checks/checks.ts";
import { asCents } from "#domain/money/cents.ts";
import { testApp } from "#testing/app.ts";
import { bothProviders } from "#testing/both-providers.ts";
import { testDatabase } from "#testing/database.ts";
import { giver, type Given } from "#testing/giver.ts";

/** Two databases that the same donors and providers meet: one that is lost, and the copy of before that goes on. */
const { pool: lostPool } = await testDatabase("demonstration");
const { pool } = await testDatabase("demonstration");
const { stripe, mollie, env } = await bothProviders({ maxPerPage: 2 });
const secret = "the same secret as before and as long as one must be";
const backups = mkdtempSync(join(tmpdir(), "open-hand-lost-gifts-"));
afterAll(() => rmSync(backups, { recursive: true }));
const meal = "a-meal-every-school-day";

type Program = Awaited<ReturnType<typeof testApp>>;
const programOn = (on: pg.Pool, provider: string, changes: Record<string, string> = {}) =>
  testApp(on, {
    env: { ...env, PAYMENT_PROVIDERS: provider, SESSION_SECRET: secret, BACKUP_TO: backups, ...changes },
    seed: false,
  });
let copy: Program;
let lost: { stripe: ReturnType<typeof giver>; mollie: ReturnType<typeof giver> };
let donor: ReturnType<typeof giver>;

beforeAll(async () => {
  copy = await programOn(pool, "stripe,mollie");
  donor = giver(copy.app, pool);
  lost = {
    stripe: giver((await programOn(lostPool, "stripe")).app, lostPool),
    mollie: giver((await programOn(lostPool, "mollie")).app, lostPool),
  };
});
beforeEach(() => {
  stripe.webhooks.drop();
  mollie.webhooks.drop();
});

const rows = async (text: string, values: unknown[] = []) => (await pool.query(text, values)).rows;
const paymentOf = async (gift: Given, of = lost.stripe) =>
  (await of.paymentsOf(gift)).at(-1)?.paymentId ?? "";
const restored = async () => {
  await pool.query(
    "insert into standstills (backup_name, backup_taken_at) values ('open-hand-x', now() - interval '1 hour')",
  );
  await copy.foundation.standstill.end({ actor: "program" });
};
const fetched = async () => {
  const told: unknown[] = [];
  await copy.foundation.giving.fetchLostGifts((progress) => told.push(progress));
  return told;
};
const giftIn = async ({ donationId }: Given) =>
  (
    await rows(
      `select status, reference, amount_cents::int as gift, campaign_id as campaign, fund, donor_email as email, frequency,
         (select count(*)::int from receipts where donation_id = d.id) as receipts
       from donations d where id = $1`,
      [donationId],
    )
  )[0];
const lying = async () =>
  Number(
    (await rows("select coalesce(-sum(cents), 0) as cents from ledger_sums where account_id = 'suspense'"))[0]
      .cents,
  );
const faults = async () =>
  (await runChecks(checksOfTheBooks, pool)).filter(({ faults: found }) => found > 0).map(({ name }) => name);

test("gifts that the copy never saw are its own again, refunds reach those it has, and asking twice changes nothing", async () => {
  const kept = await donor.gives();
  const keptId = await paymentOf(kept, donor);
  stripe.pay(keptId);
  await stripe.webhooks.deliver(donor.fromStripe);
  expect(await donor.statusOf(kept)).toBe("COMPLETED");

  const once = await lost.stripe.gives({ campaignId: meal, fund: "ZAKAT" });
  stripe.pay(await paymentOf(once));
  const open = await lost.stripe.gives();
  const left = await lost.stripe.gives();
  await stripePayments({ settings: stripe.settings }).withdraw(await paymentOf(left));
  const monthly = await lost.stripe.gives({ frequency: "MONTHLY", donor: { email: "noor@example.org" } });
  stripe.pay(await paymentOf(monthly));
  const [subscription] = [...stripe.books.subscriptions.keys()];
  const charge = stripe.renew(subscription ?? "");
  const atMollie = await lost.mollie.gives({ campaignId: meal, language: "nl" });
  mollie.pay(await paymentOf(atMollie, lost.mollie));
  const monthlyThere = await lost.mollie.gives({ frequency: "MONTHLY", donor: { email: "sam@example.org" } });
  mollie.pay(await paymentOf(monthlyThere, lost.mollie));
  await stripePayments({ settings: stripe.settings }).refund(keptId, asCents(2500), "r1");
  const reference = async ({ donationId }: Given) =>
    (await lostPool.query("select reference from donations where id = $1", [donationId])).rows[0].reference;

  await restored();
  expect(await fetched()).toContainEqual({
    provider: "stripe",
    recreated: 3,
    renewed: 1,
    unfit: 0,
    returned: 1,
  });
  expect(await giftIn(once)).toEqual({
    status: "COMPLETED",
    reference: await reference(once),
    gift: 2500,
    campaign: meal,
    fund: "ZAKAT",
    email: `${once.donationId}@no-address.invalid`,
    frequency: "ONE_TIME",
    receipts: 1,
  });
  expect(await giftIn(open)).toMatchObject({ status: "PENDING", receipts: 0 });
  expect(await giftIn(left)).toBeUndefined();
  expect(await giftIn(monthly)).toMatchObject({ status: "COMPLETED", email: "noor@example.org" });
  expect(await giftIn(atMollie)).toMatchObject({ status: "COMPLETED", campaign: meal });
  expect(await giftIn(monthlyThere)).toMatchObject({ status: "COMPLETED", email: "sam@example.org" });
  expect(await donor.statusOf(kept)).toBe("REFUNDED");
  expect(
    await rows(
      `select d.status, r.id from payment_attempts a join donations d on d.id = a.donation_id
         join recurring_gifts r on r.id = d.recurring_gift_id where a.payment_id = $1`,
      [charge],
    ),
  ).toEqual([{ status: "COMPLETED", id: monthly.donationId }]);
  expect(await lying()).toBe(0);
  expect(await faults()).toEqual([]);

  // A late payment is settled like any other.
  stripe.webhooks.drop();
  stripe.pay(await paymentOf(open));
  await stripe.webhooks.deliver(donor.fromStripe);
  expect(await giftIn(open)).toMatchObject({ status: "COMPLETED", receipts: 1 });

  const before = await rows("select count(*) from ledger_entries");
  expect(await fetched()).toEqual([]);
  expect(await rows("select count(*) from ledger_entries")).toEqual(before);
  expect(
    await rows(
      "select actor_id, after from audit_log where action = 'standstill.fetched' order by after->>'provider'",
    ),
  ).toEqual([
    {
      actor_id: null,
      after: { provider: "mollie", recreated: 2, renewed: 0, unfit: 0, returned: 0 },
    },
    {
      actor_id: null,
      after: { provider: "stripe", recreated: 3, renewed: 1, unfit: 0, returned: 1 },
    },
  ]);
});

test("a notice that was quicker laid the money apart, and it is a gift again; without its note it stays there", async () => {
  const quick = await lost.stripe.gives();
  stripe.pay(await paymentOf(quick));
  await stripe.webhooks.deliver(donor.fromStripe);
  expect(await lying()).toBe(2500);
  const strangers = giver(
    (await programOn(lostPool, "stripe", { SESSION_SECRET: "x".repeat(40) })).app,
    lostPool,
  );
  const unreadable = await strangers.gives({ amountCents: 4200 });
  const unreadableId = await paymentOf(unreadable, strangers);
  stripe.pay(unreadableId);

  await restored();
  const told = await fetched();
  expect(told).toContainEqual({ provider: "stripe", recreated: 1, renewed: 0, unfit: 1, returned: 0 });
  await copy.foundation.giving.followUnfit();
  expect(await giftIn(quick)).toMatchObject({ status: "COMPLETED", receipts: 1 });
  expect(await lying()).toBe(4200);
  const { discrepancies } = await copy.foundation.backOffice.paymentsToLookAt();
  expect(discrepancies).toMatchObject([
    { kind: "unknown_payment", paymentId: unreadableId, lyingCents: 4200 },
  ]);
  expect(await faults()).toEqual(["nothing-lies-in-suspense"]);
});

test("a provider that does not answer is asked again, and the other is not asked twice", async () => {
  const gift = await lost.mollie.gives();
  mollie.pay(await paymentOf(gift, lost.mollie));
  await restored();
  mollie.faults.push({ status: 503 });
  await expect(fetched()).rejects.toThrow("mollie did not answer");
  expect(await giftIn(gift)).toBeUndefined();
  const asked = stripe.asked.length;
  await fetched();
  expect(await giftIn(gift)).toMatchObject({ status: "COMPLETED" });
  expect(stripe.asked.length).toBe(asked);
});
