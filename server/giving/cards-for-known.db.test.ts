import { afterAll, afterEach, beforeEach, expect, test, vi } from "vitest";
import { fakeStripe } from "#adapters/payments/stripe/fake/stripe.fixtures.ts";
import { trustRules } from "#domain/giving/risk/card-trust.ts";
import { testApp } from "#testing/app.ts";
import { testDatabase } from "#testing/database.ts";
import { demoCookie } from "#testing/demo-cookie.ts";
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
async function gives(
  email = `known${++people}@example.org`,
  { cookie = "", address }: { cookie?: string; address?: string | undefined } = {},
) {
  const { app } = running;
  const from = address ?? `10.3.${++people}.1`;
  const at: typeof app.request = (path, init) =>
    app.request(path, {
      ...init,
      headers: {
        ...(init?.headers as object),
        "x-forwarded-for": from,
        "sec-fetch-site": "same-origin",
        ...(cookie && { cookie }),
      },
    });
  const donor = giver({ request: at } as typeof app, pool);
  const gift = await donor.gives({ donor: { email } }, { proves: true });
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

async function isDeclined(email?: string, address?: string): Promise<void> {
  const { donor, paymentId } = await gives(email, { address });
  stripe.decline(paymentId);
  await stripe.webhooks.deliver(donor.fromStripe);
}
/** Six made-up mailboxes at each address. */
async function testCards(addresses: readonly string[]): Promise<void> {
  for (const address of addresses)
    for (let card = 0; card < trustRules.countedPerAddress; card++) await isDeclined(undefined, address);
}
const fourTelephones = ["10.4.1.1", "10.4.2.1", "10.4.3.1", "10.4.4.1"];
const pausesBegun = async () =>
  (await pool.query("select reach from payment_pauses order by id")).rows.map(({ reach }) => reach);

test("declined cards from four addresses take cards from new visitors only", async () => {
  await testCards(fourTelephones);
  await expect.poll(pausesBegun).toEqual(["stranger"]);
  expect(await gives()).toMatchObject({ isByCardToo: false });
  expect(await gives("donor@example.org")).toMatchObject({ isByCardToo: true });
  // Another instance reads the pause.
  running = await testApp(pool, { env, seed: false });
  expect(await gives()).toMatchObject({ isByCardToo: false });
  expect(await gives("donor@example.org")).toMatchObject({ isByCardToo: true });
});

test("declined cards under mailboxes of donors leave cards to donors who are signed in", async () => {
  await testCards(fourTelephones.slice(0, 2));
  const { rows } = await pool.query<{ email: string }>(
    `select distinct donor_email as email from donations
     where paid_at < now() - interval '2 days' and donor_email <> '' limit $1`,
    [trustRules.failures],
  );
  expect(rows).toHaveLength(trustRules.failures);
  for (const { email } of rows) await isDeclined(email);
  await expect.poll(pausesBegun).toContain("known");
  expect(await gives("donor@example.org")).toMatchObject({ isByCardToo: false });
  const cookie = await demoCookie((path, init) => running.app.request(path, init), "donor");
  // At an address of the attack, under another mailbox, and without any work.
  expect(await gives("new@example.org", { cookie, address: "10.4.1.1" })).toMatchObject({
    isByCardToo: true,
  });
});

test("work is asked for before cards are taken away, and addresses of one range count together", async () => {
  await testCards(["10.5.1.1", "10.5.1.2", "10.5.1.3", "10.5.1.4"]);
  expect(await pausesBegun()).toEqual([]);
  expect(await gives(undefined, { address: "10.5.1.5" })).toMatchObject({ isByCardToo: false });
  expect(await gives()).toMatchObject({ isByCardToo: true });
  const { app } = running;
  await expect(giver(app, pool, { "x-forwarded-for": "10.3.255.1" }).gives()).rejects.toThrow("428");
  const cookie = await demoCookie((path, init) => app.request(path, init), "donor");
  await giver(app, pool, { cookie }).gives();
});
