import { afterAll, afterEach, beforeEach, expect, test, vi } from "vitest";
import { fakeStripe } from "#adapters/payments/stripe/fake/stripe.fixtures.ts";
import { trustRules } from "#domain/giving/risk/card-trust.ts";
import { testApp } from "#testing/app.ts";
import { testDatabase } from "#testing/database.ts";
import { giver } from "#testing/giver.ts";

const { pool, owner } = await testDatabase("demonstration");
const stripe = await fakeStripe();
afterAll(stripe.stop);
afterEach(() => vi.restoreAllMocks());

const env = {
  SESSION_SECRET: "x".repeat(32),
  TRUST_PROXY: "1",
  PAYMENT_PROVIDERS: "stripe",
  STRIPE_SECRET_KEY: stripe.settings.secretKey,
  STRIPE_PUBLISHABLE_KEY: stripe.settings.publishableKey,
  STRIPE_WEBHOOK_SECRET: stripe.settings.webhookSecret,
  STRIPE_API_BASE: stripe.settings.apiBase,
};
let running: Awaited<ReturnType<typeof testApp>>;
/** An instance that was just started: what is left of a pause it reads. */
beforeEach(async () => {
  vi.spyOn(Date, "now").mockImplementation(() => new Date().getTime() + 3_000);
  await owner.query("truncate giving_origins, rate_limits, payment_pauses, declined_cards, card_uses");
  running = await testApp(pool, { env, seed: false });
});

const pausedBefore = (times: number, endedByStaff = false) =>
  owner.query(
    `insert into payment_pauses (provider, method, began_at, until, failures, ended_at)
     select 'stripe', 'card', now() - interval '2 days', now() - interval '1 day', 20,
       case when $2 then now() - interval '1 day' end
     from generate_series(1, $1)`,
    [times, endedByStaff],
  );

let people = 0;
async function gives(email = `known${++people}@example.org`) {
  const { app } = running;
  const address = `10.3.0.${++people}`;
  const at: typeof app.request = (path, init) =>
    app.request(path, {
      ...init,
      headers: { ...(init?.headers as object), "x-forwarded-for": address, "sec-fetch-site": "same-origin" },
    });
  const donor = giver({ request: at } as typeof app, pool);
  const gift = await donor.gives({ donor: { email } });
  const paymentId = (await donor.paymentsOf(gift)).at(-1)?.paymentId ?? "";
  const isByCardToo = stripe.books.intents.get(paymentId)?.excluded_payment_method_types === null;
  return { donor, paymentId, isByCardToo };
}

test("after three pauses within a week cards are for mailboxes under which a gift was paid before", async () => {
  const { rows } = await pool.query<{ email: string }>(
    `select donor_email as email from donations
     where paid_at < now() - interval '2 days' and donor_email <> '' order by id limit 1`,
  );
  const ofOld = rows[0]?.email ?? "";
  await pausedBefore(trustRules.pausesForStrangers);
  running = await testApp(pool, { env, seed: false });
  expect(await gives()).toMatchObject({ isByCardToo: false });
  expect(await gives(ofOld.toUpperCase())).toMatchObject({ isByCardToo: true });
});

test("a mailbox under which the first gift was paid today is not known yet", async () => {
  const { donor, paymentId } = await gives("new@example.org");
  stripe.pay(paymentId);
  await stripe.webhooks.deliver(donor.fromStripe);
  await pausedBefore(trustRules.pausesForStrangers);
  running = await testApp(pool, { env, seed: false });
  expect(await gives("new@example.org")).toMatchObject({ isByCardToo: false });
});

test("what staff ended counts for nothing, and after two only some strangers wait at once", async () => {
  await pausedBefore(trustRules.pausesForStrangers, true);
  expect(await gives()).toMatchObject({ isByCardToo: true });
  await pausedBefore(2);
  running = await testApp(pool, { env, seed: false });
  for (let each = 0; each < trustRules.failuresAfterPause; each++)
    expect(await gives()).toMatchObject({ isByCardToo: true });
  expect(await gives()).toMatchObject({ isByCardToo: false });
});
