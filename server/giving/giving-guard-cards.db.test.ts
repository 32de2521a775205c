import { afterAll, afterEach, beforeEach, expect, test, vi } from "vitest";
import { fakeMollie } from "#adapters/payments/mollie/fake/mollie.fixtures.ts";
import { fakeStripe } from "#adapters/payments/stripe/fake/stripe.fixtures.ts";
import { doubtfulGiftsList } from "#domain/giving/risk/doubtful-gifts-list.ts";
import { readAsked } from "#domain/lists/asked.ts";
import { testApp } from "#testing/app.ts";
import { testDatabase } from "#testing/database.ts";
import { giver, type Given } from "#testing/giver.ts";

const { pool, owner } = await testDatabase("demonstration");
const stripe = await fakeStripe();
const mollie = await fakeMollie();
afterAll(() => Promise.all([stripe.stop(), mollie.stop()]));
afterEach(() => vi.restoreAllMocks());

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
const stripeAlone = { ...env, PAYMENT_PROVIDERS: "stripe" };

let running: Awaited<ReturnType<typeof testApp>>;
let byMollie: Awaited<ReturnType<typeof testApp>>;
/** Recreated for each test, because an instance keeps declined cards in memory. */
beforeEach(async () => {
  // Nobody here is a program: each fills in the form for some seconds.
  vi.spyOn(Date, "now").mockImplementation(() => new Date().getTime() + 3_000);
  running = await testApp(pool, { env: { ...env, PAYMENT_PROVIDERS: "stripe,mollie" }, seed: false });
  byMollie = await testApp(pool, { env: { ...env, PAYMENT_PROVIDERS: "mollie" }, seed: false });
  stripe.webhooks.drop();
  await owner.query("truncate giving_origins, rate_limits, payment_pauses, declined_cards, card_uses");
});

let people = 0;
/** Somebody new, at an address of their own unless another is given. */
function someone({ app } = running, address = `10.2.${++people}.1`) {
  const email = `card${++people}@example.org`;
  const at: typeof app.request = (path, init) =>
    app.request(path, {
      ...init,
      headers: { ...(init?.headers as object), "x-forwarded-for": address, "sec-fetch-site": "same-origin" },
    });
  const donor = giver({ request: at } as typeof app, pool);
  return {
    ...donor,
    gives: (changes: object = {}, proves = false) =>
      donor.gives({ donor: { email }, ...changes }, { proves }),
    email,
  };
}
type Donor = ReturnType<typeof someone>;
const paymentOf = async (donor: Donor, gift: Given) => (await donor.paymentsOf(gift)).at(-1)!.paymentId;
async function decline(donor: Donor, gift: Given, times: number): Promise<void> {
  const id = await paymentOf(donor, gift);
  for (let card = 0; card < times; card++) stripe.decline(id);
  await stripe.webhooks.deliver(donor.fromStripe);
}
const begun = async (): Promise<[Donor, Given]> => {
  const donor = someone();
  return [donor, await donor.gives({}, true)];
};
const declinesKept = async (gift?: Given): Promise<number> => {
  const { rows } = await pool.query(
    `select count(*)::int as n from declined_cards c join payment_attempts a on a.id = c.attempt_id
     where coalesce(a.donation_id = $1, true)`,
    [gift?.donationId ?? null],
  );
  return rows[0].n;
};

/** The donor whose card it was does not wait until the pause is written down. */
async function untilPaused(times: number): Promise<void> {
  const paused = async () => (await pool.query("select count(*)::int as n from payment_pauses")).rows;
  await expect.poll(paused).toEqual([{ n: times }]);
}

test("twenty cards that are declined at Stripe switch cards off there at once, and nothing else", async () => {
  for (let gift = 0; gift < 20; gift++) {
    const tester = someone();
    await decline(tester, await tester.gives({}, true), 1);
  }
  expect(await declinesKept()).toBe(20);
  await untilPaused(1);
  expect(await running.foundation.watchForAttack()).toEqual([]);
  const donor = someone();
  const withoutCards = await paymentOf(donor, await donor.gives({}, true));
  expect(stripe.books.intents.get(withoutCards)).toMatchObject({ excluded_payment_method_types: ["card"] });
  // What cannot be narrowed goes to the next provider.
  const monthly = await donor.gives({ frequency: "MONTHLY" }, true);
  expect(await donor.paymentsOf(monthly)).toMatchObject([{ provider: "mollie" }]);

  const [pause] = await running.foundation.paymentPauses.current();
  await running.foundation.paymentPauses.end(pause?.id ?? 0, { userId: "u", role: "STAFF" }, "q");
  const withCards = await paymentOf(donor, await donor.gives({}, true));
  expect(stripe.books.intents.get(withCards)).toMatchObject({ excluded_payment_method_types: null });
}, 60_000);

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
  expect(await declinesKept(gift)).toBe(5);
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

test("each further pause within the week is twice as long, and staff end one for all", async () => {
  const minutes = async (): Promise<number[]> =>
    (
      await pool.query(
        `select round(extract(epoch from until - began_at) / 60)::int as m from payment_pauses order by id`,
      )
    ).rows.map(({ m }) => m);
  for (let gift = 0; gift < 20; gift++) await decline(...(await begun()), 1);
  await untilPaused(1);
  await owner.query("update payment_pauses set until = now(), began_at = now() - interval '30 minutes'");
  running = await testApp(pool, { env: { ...stripeAlone }, seed: false });
  for (let gift = 0; gift < 20; gift++) await decline(...(await begun()), 1);
  await untilPaused(2);
  expect(await minutes()).toEqual([30, 60]);
});

test("a card that pays for three mailboxes within a day makes its gifts doubtful, and others not", async () => {
  const doubtful: string[] = [];
  for (let gift = 0; gift < 3; gift++) {
    const [donor, given] = await begun();
    doubtful.push(given.donationId);
    stripe.pay(await paymentOf(donor, given), { card: "lent to everybody" });
    await stripe.webhooks.deliver(donor.fromStripe);
    expect(await donor.statusOf(given)).toBe("COMPLETED");
  }
  const { rows: listed } = await running.foundation.lists.page(
    "doubtful-gifts",
    readAsked(doubtfulGiftsList),
    { userId: "u", language: "en" },
  );
  expect(listed.filter(({ donationId }) => doubtful.includes(String(donationId)))).toMatchObject([
    { donationId: doubtful[2], reasons: expect.arrayContaining(["card_of_many"]) },
  ]);
  const { rows } = await pool.query(
    "select count(*)::int as n from payment_attempts where truth::text like '%lent to everybody%'",
  );
  expect(rows[0].n).toBe(0);
});

test("staff accept a doubtful gift once, and an administrator's refusal sends another back once", async () => {
  const ids: string[] = [];
  for (let gift = 0; gift < 4; gift++) {
    const [donor, given] = await begun();
    ids.push(given.donationId);
    stripe.pay(await paymentOf(donor, given), { card: "lent to all" });
    await stripe.webhooks.deliver(donor.fromStripe);
  }
  const { doubtfulGifts } = running.foundation;
  const by = { userId: "u", role: "ADMIN" } as const;
  expect(await doubtfulGifts.accept(ids[2] ?? "", by, "q")).toBe(true);
  expect(await doubtfulGifts.accept(ids[2] ?? "", by, "q")).toBe(false);
  expect(await doubtfulGifts.refuse(ids[2] ?? "", by, "q")).toEqual({ ok: false, reason: "decided" });
  const refused = await Promise.all([1, 2, 3].map(() => doubtfulGifts.refuse(ids[3] ?? "", by, "q")));
  expect(refused.filter(({ ok }) => ok).length).toBeGreaterThan(0);
  expect(await doubtfulGifts.refuse(ids[3] ?? "", by, "q")).toMatchObject({ ok: true });
  expect([...stripe.books.refunds.values()].map(({ amount }) => amount)).toEqual([2500]);
  const { rows } = await pool.query(
    "select action from audit_log where action like 'doubtful_gift.%' order by action",
  );
  expect(rows.map(({ action }) => action)).toEqual(["doubtful_gift.accepted", "doubtful_gift.refused"]);
});
