import { beforeAll, describe, expect, test } from "vitest";
import { testApp } from "#testing/app.ts";
import { bothProviders } from "#testing/both-providers.ts";
import { testDatabase } from "#testing/database.ts";
import { giver } from "#testing/giver.ts";

const { pool } = await testDatabase("demonstration");
const { stripe, mollie, env } = await bothProviders();
beforeAll(async () => {
  await testApp(pool, { env });
});

const statusOf = async (id: string) =>
  (await pool.query<{ status: string }>("select status from recurring_gifts where id = $1", [id])).rows[0]
    ?.status;
const subscriptionOf = async (id: string) =>
  (
    await pool.query<{ name: string }>("select subscription_id as name from recurring_gifts where id = $1", [
      id,
    ])
  ).rows[0]?.name ?? "";
const renewalsOf = async (id: string) => {
  const { rows } = await pool.query<{ status: string; entries: string[] }>(
    `select d.status, array(select cause_kind from ledger_entries where donation_id = d.id and cause_kind <> 'fee'
       order by id) as entries
     from donations d where d.recurring_gift_id = $1 and d.id <> $1 order by d.created_at`,
    [id],
  );
  return rows;
};
const lettersAbout = async (id: string) => {
  const { rows } = await pool.query<{ kind: string; letter: unknown }>(
    "select kind, letter from mail_outbox where cause like $1 || '%' and kind like 'monthly-%' order by created_at",
    [id],
  );
  return rows;
};

describe.each([
  ["stripe", "is disputed", stripe, (id: string) => stripe.dispute(id, "lost")],
  ["stripe", "fails late", stripe, stripe.failLate],
  ["mollie", "is charged back", mollie, mollie.chargeBack],
  ["mollie", "fails late", mollie, mollie.failLate],
] as const)("at %s, a monthly debit that %s after it was paid", (name, _, provider, takeBack) => {
  test("is written about once with a link to mend it, is not tried again, and ends the gift the second time", async () => {
    const { app, foundation } = await testApp(pool, {
      env: { ...env, PAYMENT_PROVIDERS: name },
      seed: false,
    });
    const donor = giver(app, pool);
    const deliver = () =>
      name === "stripe"
        ? stripe.webhooks.deliver(donor.fromStripe, { times: 2 })
        : mollie.webhooks.deliver(donor.fromMollie, { times: 2 });
    const { maintain } = foundation.giving.monthly;

    const { donationId: id, ...gift } = await donor.gives({ frequency: "MONTHLY" });
    const [first] = await donor.paymentsOf({ donationId: id, ...gift });
    if (name === "stripe") stripe.pay(first?.paymentId ?? "", { method: "ideal" });
    else mollie.pay(first?.paymentId ?? "");
    await deliver();
    const subscription = await subscriptionOf(id);

    const debit = provider.renew(subscription);
    await deliver();
    expect(await statusOf(id)).toBe("ACTIVE");
    takeBack(debit);
    await deliver();
    await deliver();
    expect(await statusOf(id)).toBe("PAST_DUE");
    expect(await renewalsOf(id)).toEqual([{ status: "CHARGED_BACK", entries: ["gift", "chargeback"] }]);

    const asked = provider.asked.length;
    await Promise.all([maintain(), maintain()]);
    const [letter, ...more] = await lettersAbout(id);
    expect(more).toEqual([]);
    expect(letter?.kind).toBe("monthly-failed");
    expect(JSON.stringify(letter?.letter)).toMatch(/dashboard\/monthly\/mend\?key=/);
    expect(JSON.stringify(letter?.letter)).toContain("We will not collect this amount again");
    expect(provider.asked.slice(asked).filter((request) => !request.startsWith("GET"))).toEqual([]);

    takeBack(provider.renew(subscription));
    await deliver();
    expect((await renewalsOf(id)).map(({ status }) => status)).toEqual(["CHARGED_BACK", "CHARGED_BACK"]);
    await pool.query("update recurring_gifts set looked_at = null where id = $1", [id]);
    await maintain();
    expect(await statusOf(id)).toBe("ENDED");
    expect(provider.books.subscriptions.get(subscription.split("/").at(-1) ?? "")?.status).toBe("canceled");
    expect((await lettersAbout(id)).map(({ kind }) => kind)).toEqual(["monthly-failed", "monthly-ended"]);
  });
});
