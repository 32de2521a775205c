import { beforeAll, describe, expect, test } from "vitest";
import { testApp } from "#testing/app.ts";
import { bothProviders } from "#testing/both-providers.ts";
import { testDatabase } from "#testing/database.ts";
import { giver } from "#testing/giver.ts";

const { pool } = await testDatabase("demonstration");
// Small pages, so that a year of charges does not fit on one.
const { stripe, mollie, env } = await bothProviders({ maxPerPage: 2 });
beforeAll(async () => {
  await testApp(pool, { env });
});

const monthlyGift = async (id: string) => {
  const { rows } = await pool.query<{ status: string; subscription: string; next: string }>(
    `select status, subscription_id as subscription, next_charge_on::text as next
     from recurring_gifts where id = $1`,
    [id],
  );
  return rows[0] ?? { status: "", subscription: "", next: "" };
};
/** What the charges after the first came to, with the bookings and receipts of each. */
const renewalsOf = async (id: string) => {
  const { rows } = await pool.query<{ payment: string; status: string; booked: number; receipts: number }>(
    `select a.payment_id as payment, d.status,
       (select count(*)::int from ledger_entries where cause_kind = 'gift' and cause_id = d.id) as booked,
       (select count(*)::int from receipts where donation_id = d.id) as receipts
     from donations d join payment_attempts a on a.donation_id = d.id
     where d.recurring_gift_id = $1 and d.id <> $1`,
    [id],
  );
  return rows;
};
const byPayment = (a: { payment: string }, b: { payment: string }) => (a.payment < b.payment ? -1 : 1);

describe.each([
  ["stripe", stripe],
  ["mollie", mollie],
] as const)("a monthly gift at %s", (name, provider) => {
  async function begun() {
    const { app, foundation } = await testApp(pool, {
      env: { ...env, PAYMENT_PROVIDERS: name },
      seed: false,
    });
    const donor = giver(app, pool);
    const deliver = () =>
      name === "stripe"
        ? stripe.webhooks.deliver(donor.fromStripe)
        : mollie.webhooks.deliver(donor.fromMollie);
    const gift = await donor.gives({ frequency: "MONTHLY" });
    provider.pay((await donor.paymentsOf(gift))[0]?.paymentId ?? "");
    await deliver();
    const { subscription } = await monthlyGift(gift.donationId);
    /** Its day has passed without a word. */
    const dayPasses = () =>
      pool.query("update recurring_gifts set next_charge_on = current_date - 1 where id = $1", [
        gift.donationId,
      ]);
    return {
      id: gift.donationId,
      subscription,
      deliver,
      dayPasses,
      catchUp: foundation.giving.monthly.catchUp,
    };
  }

  test("whose charges nobody told us about has each booked once, with its receipt", async () => {
    const { id, subscription, deliver, dayPasses, catchUp } = await begun();
    const charges = [1, 2, 3].map(() => provider.renew(subscription));
    await dayPasses();
    await Promise.all([catchUp(), catchUp()]);
    await dayPasses();
    await catchUp();
    const each = charges.map((payment) => ({ payment, status: "COMPLETED", booked: 1, receipts: 1 }));
    expect((await renewalsOf(id)).sort(byPayment)).toEqual(each.sort(byPayment));
    // The notices were only late.
    await deliver();
    expect((await renewalsOf(id)).sort(byPayment)).toEqual(each);
    expect((await monthlyGift(id)).status).toBe("ACTIVE");
  });

  test("whose charge failed in silence is past due", async () => {
    const { id, subscription, dayPasses, catchUp } = await begun();
    provider.renew(subscription, { declined: true });
    provider.webhooks.drop();
    await dayPasses();
    await catchUp();
    expect(await renewalsOf(id)).toMatchObject([{ status: "FAILED", booked: 0, receipts: 0 }]);
    expect((await monthlyGift(id)).status).toBe("PAST_DUE");
  });

  test("that the provider ended without a word has ended here too, after its last charge was booked", async () => {
    const { id, subscription, dayPasses, catchUp } = await begun();
    provider.renew(subscription);
    const known = provider.books.subscriptions.get(subscription.split("/").at(-1) ?? "");
    if (known) known.status = "canceled";
    provider.webhooks.drop();
    await dayPasses();
    await catchUp();
    expect(await renewalsOf(id)).toMatchObject([{ status: "COMPLETED", booked: 1 }]);
    expect((await monthlyGift(id)).status).toBe("ENDED");
  });

  test("that cannot be asked about does not keep the others from being found", async () => {
    const [first, second] = [await begun(), await begun()];
    for (const { subscription, dayPasses } of [first, second]) {
      provider.renew(subscription);
      await dayPasses();
    }
    provider.webhooks.drop();
    provider.faults.push({ status: 401 });
    await first.catchUp();
    const found = await Promise.all([renewalsOf(first.id), renewalsOf(second.id)]);
    expect(found.flat()).toMatchObject([{ status: "COMPLETED", booked: 1, receipts: 1 }]);
    await first.catchUp();
  });
});
