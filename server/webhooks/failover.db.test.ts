import { beforeAll, beforeEach, expect, test } from "vitest";
import { testApp } from "#testing/app.ts";
import { bothProviders } from "#testing/both-providers.ts";
import { testDatabase } from "#testing/database.ts";
import { giver, type Given } from "#testing/giver.ts";

const { pool } = await testDatabase("demonstration");
const { stripe, mollie, env } = await bothProviders();
const programWith = async (providers: string, seed = false) => {
  const { app } = await testApp(pool, { env: { ...env, PAYMENT_PROVIDERS: providers }, seed });
  return giver(app, pool);
};
beforeAll(async () => {
  await programWith("none", true);
});
beforeEach(() => {
  stripe.faults.length = 0;
  mollie.faults.length = 0;
});

/** Whatever of this gift could be paid by someone who holds all that ever left the program. */
function payableBy({ next }: Given): string[] {
  const held = JSON.stringify(next);
  return [
    ...[...stripe.books.intents.values()]
      .filter(({ client_secret: secret }) => held.includes(secret ?? "none"))
      .map(({ id }) => id),
    ...[...mollie.books.payments.values()].filter(({ id }) => held.includes(id)).map(({ id }) => id),
  ];
}

test.each([
  ["stripe,mollie", "mollie"],
  ["mollie,stripe", "stripe"],
])("of %s, the second serves when the first fails", async (providers, second) => {
  const donor = await programWith(providers);
  const first = second === "mollie" ? stripe : mollie;
  first.faults.push({ status: 500 });
  const gift = await donor.gives();
  expect(await donor.paymentsOf(gift)).toMatchObject([{ provider: second }]);
  // The first is left alone for a while.
  const asked = first.asked.length;
  await donor.gives();
  expect(first.asked).toHaveLength(asked);
});

test("no payment is ever made at two, though the first had opened one before it fell silent", async () => {
  const donor = await programWith("stripe,mollie");
  const before = stripe.books.intents.size;
  stripe.faults.push("hang_after");
  const gift = await donor.gives();
  expect(stripe.books.intents.size).toBe(before + 1);
  expect(gift.next.type).toBe("redirect");
  expect(payableBy(gift)).toHaveLength(1);

  // A reload asks again and finds the very same payment.
  const [paid] = await donor.paymentsOf(gift);
  mollie.pay(paid?.paymentId ?? "");
  await mollie.webhooks.deliver(donor.fromMollie);
  expect(await donor.statusOf(gift)).toBe("COMPLETED");
  expect(await donor.bookedFor(gift)).toEqual({ gifts: 1, receipts: 1, discrepancies: [] });
});

test("when both fail, the donor reads that payments are unavailable, and can try again later", async () => {
  const donor = await programWith("stripe,mollie");
  stripe.faults.push({ status: 503 });
  mollie.faults.push({ status: 503 });
  await expect(donor.gives()).rejects.toThrow(/^503: .*unavailable/);
  expect((await donor.gives()).next).toBeDefined();
});

test("without JavaScript the gift goes to the provider with a page of its own, whichever is first", async () => {
  const donor = await programWith("stripe,mollie");
  const answer = await donor.givesWithoutScript();
  expect(answer.status).toBe(303);
  expect(answer.headers.get("location")).toMatch(/^https:\/\/mollie\.test/);
});

test("a provider that serves no new gifts still looks after its old ones", async () => {
  const before = await programWith("stripe");
  const gift = await before.gives();
  const [payment] = await before.paymentsOf(gift);
  const after = await programWith("mollie");
  stripe.pay(payment?.paymentId ?? "");
  await stripe.webhooks.deliver(after.fromStripe);
  expect(await after.statusOf(gift)).toBe("COMPLETED");
});
