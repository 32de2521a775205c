import { beforeAll, beforeEach, expect, test } from "vitest";
import { testApp } from "#testing/app.ts";
import { bothProviders } from "#testing/both-providers.ts";
import { testDatabase } from "#testing/database.ts";
import { giver } from "#testing/giver.ts";

/** The key was revoked, or the account suspended: an outage that does not pass by itself. */
const { pool } = await testDatabase("demonstration");
const { stripe, mollie, env } = await bothProviders();
beforeAll(async () => void (await testApp(pool, { env: { ...env, PAYMENT_PROVIDERS: "stripe" } })));
beforeEach(() => pool.query("delete from mail_outbox"));

const inTurn = async (providers: string) =>
  giver((await testApp(pool, { env: { ...env, PAYMENT_PROVIDERS: providers }, seed: false })).app, pool);
const lettersToStaff = async () =>
  (
    await pool.query<{ letter: { subject: string } }>(
      "select letter from mail_outbox where kind = 'shut-account'",
    )
  ).rows;

test.each([401, 403])(
  "Stripe answers %s: Mollie serves, staff are told once, Stripe rests",
  async (status) => {
    const donor = await inTurn("stripe,mollie");
    stripe.faults.push({ status });
    const gift = await donor.gives();
    expect(await donor.paymentsOf(gift)).toMatchObject([{ provider: "mollie" }]);
    stripe.faults.push({ status });
    await donor.gives();
    // The second donor was not sent to Stripe at all.
    expect(stripe.faults).toHaveLength(1);
    stripe.faults.length = 0;
    await expect.poll(lettersToStaff).toMatchObject([{ letter: { subject: "stripe refuses our account" } }]);
  },
);

test.each([401, 403])("Mollie answers %s: Stripe serves", async (status) => {
  const donor = await inTurn("mollie,stripe");
  mollie.faults.push({ status });
  expect(await donor.paymentsOf(await donor.gives())).toMatchObject([{ provider: "stripe" }]);
  await expect.poll(lettersToStaff).toMatchObject([{ letter: { subject: "mollie refuses our account" } }]);
});

test("alone and suspended, a provider is asked all the same, and the donor hears that payments are unavailable", async () => {
  const donor = await inTurn("stripe");
  // It is asked for its payment methods once.
  await donor.gives();
  stripe.faults.push({ status: 401 });
  await expect(donor.gives()).rejects.toThrow("503");
  await expect(donor.gives()).resolves.toBeDefined();
});
