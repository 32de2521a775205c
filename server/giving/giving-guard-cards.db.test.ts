import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { fakeMollie } from "#adapters/payments/mollie/fake/mollie.fixtures.ts";
import { fakeStripe } from "#adapters/payments/stripe/fake/stripe.fixtures.ts";
import { testApp } from "#testing/app.ts";
import { testDatabase } from "#testing/database.ts";
import { giver, type Given } from "#testing/giver.ts";

const { pool, owner } = await testDatabase("demonstration");
const stripe = await fakeStripe();
const mollie = await fakeMollie();
afterAll(() => Promise.all([stripe.stop(), mollie.stop()]));

let running: Awaited<ReturnType<typeof testApp>>;
let byMollie: Awaited<ReturnType<typeof testApp>>;
beforeAll(async () => {
  const env = {
    SESSION_SECRET: "x".repeat(32),
    TRUST_PROXY: "1",
    STRIPE_SECRET_KEY: stripe.settings.secretKey,
    STRIPE_PUBLISHABLE_KEY: stripe.settings.publishableKey,
    STRIPE_WEBHOOK_SECRET: stripe.settings.webhookSecret,
    STRIPE_API_BASE: stripe.settings.apiBase,
    MOLLIE_API_KEY: mollie.settings.apiKey,
    MOLLIE_API_BASE: mollie.settings.apiBase,
  };
  running = await testApp(pool, { env: { ...env, PAYMENT_PROVIDERS: "stripe,mollie" } });
  byMollie = await testApp(pool, { env: { ...env, PAYMENT_PROVIDERS: "mollie" }, seed: false });
});
beforeEach(async () => {
  stripe.webhooks.drop();
  await owner.query("truncate giving_origins, rate_limits, payment_pauses, declined_cards");
});

let people = 0;
/** Somebody new, at an address of their own unless another is given. */
function someone({ app } = running, address = `10.2.${++people >> 8}.${people & 255}`) {
  const email = `card${++people}@example.org`;
  const at: typeof app.request = (path, init) =>
    app.request(path, { ...init, headers: { ...(init?.headers as object), "x-forwarded-for": address } });
  const donor = giver({ request: at } as typeof app, pool);
  return { ...donor, gives: (changes: object = {}) => donor.gives({ donor: { email }, ...changes }), email };
}
type Donor = ReturnType<typeof someone>;
const paymentOf = async (donor: Donor, gift: Given) => (await donor.paymentsOf(gift)).at(-1)!.paymentId;
async function decline(donor: Donor, gift: Given, times: number): Promise<void> {
  const id = await paymentOf(donor, gift);
  for (let card = 0; card < times; card++) stripe.decline(id);
  await stripe.webhooks.deliver(donor.fromStripe);
}
const declinesKept = async (): Promise<number> =>
  (await pool.query("select count(*)::int as n from declined_cards")).rows[0].n;

test("250 cards that are declined on 50 gifts at Stripe switch cards off there, and nothing else", async () => {
  for (let gift = 0; gift < 50; gift++) {
    const tester = someone();
    await decline(tester, await tester.gives(), 5);
  }
  expect(await declinesKept()).toBe(250);
  expect(await running.foundation.watchForAttack()).toMatchObject([
    { provider: "stripe", method: "card", failures: 250 },
  ]);
  expect(await running.foundation.watchForAttack()).toEqual([]);
  const donor = someone();
  const withoutCards = await paymentOf(donor, await donor.gives());
  expect(stripe.books.intents.get(withoutCards)).toMatchObject({ excluded_payment_method_types: ["card"] });
  // What cannot be narrowed goes to the next provider.
  const monthly = await donor.gives({ frequency: "MONTHLY" });
  expect(await donor.paymentsOf(monthly)).toMatchObject([{ provider: "mollie" }]);

  const [pause] = await running.foundation.paymentPauses.current();
  await running.foundation.paymentPauses.end(pause?.id ?? 0, { userId: "u", role: "STAFF" }, "q");
  const withCards = await paymentOf(donor, await donor.gives());
  expect(stripe.books.intents.get(withCards)).toMatchObject({ excluded_payment_method_types: null });
}, 120_000);

test("a donor whose card is declined once or twice pays with another, unhindered", async () => {
  const donor = someone();
  const gift = await donor.gives();
  await decline(donor, gift, 2);
  expect(await donor.statusOf(gift)).toBe("PENDING");
  stripe.pay(await paymentOf(donor, gift));
  await stripe.webhooks.deliver(donor.fromStripe);
  expect(await donor.statusOf(gift)).toBe("COMPLETED");
  expect(await declinesKept()).toBe(2);
});

test("whoever tries card after card on one Stripe payment loses it, and goes on through the guard", async () => {
  const tester = someone();
  const gift = await tester.gives();
  await decline(tester, gift, 4);
  expect(await tester.statusOf(gift)).toBe("PENDING");
  await decline(tester, gift, 1);
  const withdrawn = await paymentOf(tester, gift);
  expect(await tester.statusOf(gift)).toBe("FAILED");
  expect(stripe.pay(withdrawn)).toBe(false);
  await expect(tester.gives()).rejects.toThrow("428");
  // Told again, and looked at by the jobs, each card still counts once.
  await running.foundation.giving.catchUpWithPayments(new Date(Date.now() + 1000));
  expect(await declinesKept()).toBe(5);
});

test("a gift that was lost to declined cards can be begun anew", async () => {
  const donor = someone();
  const gift = await donor.gives();
  await decline(donor, gift, 5);
  await pool.query("update declined_cards set at = at - interval '2 hours'");
  const again = await running.app.request("/api/donations", {
    method: "POST",
    headers: { "content-type": "application/json", "x-forwarded-for": "10.2.250.1" },
    body: JSON.stringify({
      clientSecret: gift.clientSecret,
      amountCents: 2500,
      currency: "EUR",
      frequency: "ONE_TIME",
      coverFees: false,
      donor: { email: donor.email },
      language: "en",
    }),
  });
  expect(again.status).toBe(201);
  expect(stripe.pay(await paymentOf(donor, gift))).toBe(true);
  await stripe.webhooks.deliver(donor.fromStripe);
  expect(await donor.statusOf(gift)).toBe("COMPLETED");
});

test("the first payment of a monthly gift is no way around it", async () => {
  const tester = someone();
  const gift = await tester.gives({ frequency: "MONTHLY" });
  await decline(tester, gift, 5);
  expect(await tester.statusOf(gift)).toBe("FAILED");
  expect(stripe.pay(await paymentOf(tester, gift))).toBe(false);
});

test("a payment that fails at Mollie counts once, and work is asked for before the third", async () => {
  const tester = someone(byMollie);
  for (let time = 0; time < 2; time++) {
    const gift = await tester.gives();
    mollie.end(await paymentOf(tester, gift), "failed");
    await mollie.webhooks.deliver(tester.fromMollie);
    await mollie.webhooks.deliver(tester.fromMollie);
    expect(await tester.statusOf(gift)).toBe("FAILED");
  }
  await expect(tester.gives()).rejects.toThrow("428");
});
