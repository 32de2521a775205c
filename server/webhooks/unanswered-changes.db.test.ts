import { beforeAll, describe, expect, test } from "vitest";
import type { MyMonthlyGift } from "#domain/giving/monthly/monthly-gift.ts";
import { testApp } from "#testing/app.ts";
import { bothProviders } from "#testing/both-providers.ts";
import { testDatabase } from "#testing/database.ts";
import { giver } from "#testing/giver.ts";
import { signInByLink, visitorOf } from "../auth/visitor.fixtures.ts";

const { pool, owner } = await testDatabase("demonstration");
const { stripe, mollie, env } = await bothProviders();
beforeAll(async () => {
  await testApp(pool, { env });
});

const listens = { delayMs: 0 };
const lettersTo = async (email: string): Promise<string[]> => {
  const { rows } = await pool.query<{ kind: string }>(
    "select kind from mail_outbox where to_address = $1 and kind like 'monthly-%' order by created_at",
    [email],
  );
  return rows.map(({ kind }) => kind);
};

describe.each([
  // Asked: how it stands (Mollie also shows the mandate), how it stands once more, and the change itself.
  ["stripe", stripe, [listens, listens]],
  ["mollie", mollie, [listens, listens, listens]],
] as const)("at %s, a change of the amount", (name, provider, heard) => {
  let number = 0;
  async function monthlyDonor() {
    const email = `${name}-${++number}@example.org`;
    const { app, foundation } = await testApp(pool, {
      env: { ...env, PAYMENT_PROVIDERS: name },
      seed: false,
    });
    await owner.query("truncate rate_limits");
    const donor = giver(app, pool);
    const gift = await donor.gives({ frequency: "MONTHLY", donor: { email } });
    provider.pay((await donor.paymentsOf(gift))[0]?.paymentId ?? "");
    const deliver = () =>
      name === "stripe"
        ? stripe.webhooks.deliver(donor.fromStripe)
        : mollie.webhooks.deliver(donor.fromMollie);
    await deliver();
    const visitor = visitorOf(app);
    await signInByLink(visitor, pool, email);
    const { rows } = await pool.query<{ subscription: string }>(
      "select subscription_id as subscription from recurring_gifts where id = $1",
      [gift.donationId],
    );
    const subscription = rows[0]?.subscription ?? "";
    const path = `/api/my/monthly-gifts/${gift.donationId}`;
    return {
      email,
      id: gift.donationId,
      subscription,
      deliver,
      change: async (amountCents: number) => {
        const answer = await visitor.send("PATCH", path, { amountCents });
        return { status: answer.status, gift: (await answer.json()) as MyMonthlyGift };
      },
      seen: async () => ((await (await visitor.get("/api/my/monthly-gifts")).json()) as MyMonthlyGift[])[0],
      /** The job's next round. */
      repeat: async () => {
        await pool.query(
          "update recurring_gifts set wished_at = wished_at - interval '2 minutes' where id = $1",
          [gift.donationId],
        );
        await foundation.giving.monthly.repeatUnanswered();
      },
      atProvider: (): number => {
        const known = provider.books.subscriptions.get(subscription.split("/").at(-1) ?? "");
        if (!known) return 0;
        return "items" in known
          ? (known.items.data[0]?.price.unit_amount ?? 0)
          : Math.round(Number(known.amount.value) * 100);
      },
    };
  }

  test.each([
    ["was not heard", false, 2500],
    ["was heard, and only the answer lost", true, 4000],
  ])(
    "that %s is being changed until the job knows, and is then made once",
    async (_, afterWork, meanwhile) => {
      const donor = await monthlyDonor();
      provider.faults.push(...heard, { status: 503, afterWork });
      const { status, gift } = await donor.change(4000);
      expect(status).toBe(200);
      expect(gift).toMatchObject({ amountCents: 2500, changingTo: { amountCents: 4000 } });
      expect(donor.atProvider()).toBe(meanwhile);
      expect(await lettersTo(donor.email)).toEqual([]);

      // Still silent: it stays as it is.
      provider.faults.push({ status: 503 });
      await donor.repeat();
      expect(await donor.seen()).toMatchObject({ amountCents: 2500, changingTo: { amountCents: 4000 } });

      await Promise.all([donor.repeat(), donor.repeat()]);
      await donor.repeat();
      expect(await donor.seen()).toMatchObject({ amountCents: 4000, changingTo: null });
      expect(donor.atProvider()).toBe(4000);
      expect(await lettersTo(donor.email)).toEqual(["monthly-changed"]);
      expect(
        [...provider.books.subscriptions.values()].filter(({ id }) => donor.subscription.endsWith(id)),
      ).toHaveLength(1);
    },
  );

  test("is a gift of whatever was charged meanwhile, the old amount or the new", async () => {
    const donor = await monthlyDonor();
    provider.faults.push(...heard, { status: 503, afterWork: true });
    await donor.change(4000);
    provider.renew(donor.subscription);
    await donor.deliver();
    const { rows } = await pool.query(
      "select amount_cents, status from donations where recurring_gift_id = $1 and id <> $1",
      [donor.id],
    );
    expect(rows).toEqual([{ amount_cents: 4000, status: "COMPLETED" }]);
  });

  test("gives way to what the donor asks next, and the job never brings it back", async () => {
    const donor = await monthlyDonor();
    provider.faults.push(...heard, { status: 503, afterWork: true });
    await donor.change(4000);
    expect((await donor.change(6000)).gift).toMatchObject({ amountCents: 6000, changingTo: null });
    await donor.repeat();
    expect(donor.atProvider()).toBe(6000);
    expect(await donor.seen()).toMatchObject({ amountCents: 6000, changingTo: null });
  });
});
