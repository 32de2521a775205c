import { beforeEach, expect, test } from "vitest";
import { testDatabase } from "#testing/database.ts";
import { isNotifiedTwice } from "./bank-statements.ts";
import { sandboxBank } from "./bank.ts";
import { sandboxCollection } from "./collection.ts";
import { sandboxPayments } from "./payments.ts";
import { sandboxSubscriptionControls, sandboxSubscriptions } from "./subscriptions.ts";
import { asCents } from "#domain/money/cents.ts";

const { pool, owner } = await testDatabase();
const bank = sandboxBank(pool);
const { charge, collect, tryAgain } = sandboxCollection(pool);
const publicUrl = "http://open-hand.test";
const subscriptions = sandboxSubscriptions({ pool, publicUrl });
const controls = sandboxSubscriptionControls(pool);
const payments = sandboxPayments({ bank, subscriptions, publicUrl });

beforeEach(async () => {
  await owner.query("truncate sandbox_webhooks, sandbox_subscriptions, sandbox_payments");
});

/** A monthly gift begun here, with its next charge on this day. */
async function subscribed(nextChargeOn = "2026-12-14"): Promise<string> {
  const order = {
    attemptId: "a1",
    chargedCents: asCents(2500),
    currency: "EUR",
    reference: "DON-1",
    language: "nl",
  } as const;
  const { id } = await bank.open({ ...order, frequency: "MONTHLY" });
  await bank.act(id, "pay");
  await pool.query("update sandbox_subscriptions set next_charge_on = $1, day_of_month = 14", [nextChargeOn]);
  return `sub_${id}`;
}
const charges = async (id: string) => {
  const { rows } = await pool.query<{ id: string; state: string; notices: number }>(
    `select id, state, (select count(*) from sandbox_webhooks where payment_id = p.id)
         / case when ${isNotifiedTwice("p.id")} then 2 else 1 end as notices
     from sandbox_payments p where subscription_id = $1 order by created_at`,
    [id],
  );
  return rows;
};

test("a paid monthly gift is collected by itself on its day, once, however many collect", async () => {
  const id = await subscribed();
  await collect("2026-12-13");
  expect(await charges(id)).toEqual([]);
  await Promise.all(Array.from({ length: 8 }, () => collect("2026-12-14")));
  const [charged, ...more] = await charges(id);
  expect(more).toEqual([]);
  expect(charged).toMatchObject({ state: "paid", notices: 1 });
  expect(await payments.fetch(charged?.id ?? "")).toMatchObject({
    state: "paid",
    attemptId: null,
    subscriptionId: id,
    chargedCents: asCents(2500),
  });
  expect(await subscriptions.describe(id)).toMatchObject({ status: "ACTIVE", nextChargeOn: "2027-01-14" });
});

test("a declined card is tried again after 1, 3, 7 and 13 days and no more; it stays one payment", async () => {
  const id = await subscribed();
  await controls.declineFromNow(id);
  const tried: string[] = [];
  for (let day = 14; day <= 31; day++) {
    const before = (await charges(id))[0]?.notices ?? 0;
    await collect(`2026-12-${day}`);
    const [owed] = await charges(id);
    if ((owed?.notices ?? 0) > before) tried.push(`2026-12-${day}`);
  }
  expect(tried).toEqual(["2026-12-14", "2026-12-15", "2026-12-17", "2026-12-21", "2026-12-27"]);
  expect(await charges(id)).toEqual([expect.objectContaining({ state: "failed" })]);
  expect(await subscriptions.describe(id)).toMatchObject({ status: "PAST_DUE" });
});

test("a declined debit is not tried again", async () => {
  const id = await subscribed();
  await controls.useMethod(id, "sepa_debit");
  await controls.declineFromNow(id);
  for (let day = 14; day <= 31; day++) await collect(`2026-12-${day}`);
  expect(await charges(id)).toEqual([expect.objectContaining({ state: "failed", notices: 1 })]);
});

test("with another method what is owed can be paid at once", async () => {
  const id = await subscribed();
  await controls.declineFromNow(id);
  await charge(id, null);
  await controls.useMethod(id, "card");
  expect(await tryAgain(id, null)).toBe(true);
  expect(await charges(id)).toEqual([expect.objectContaining({ state: "paid" })]);
  expect(await subscriptions.describe(id)).toMatchObject({ status: "ACTIVE" });
  expect(await tryAgain(id, null)).toBe(false);
});

test("what is paused or has ended is not collected, and nobody's subscription is refused", async () => {
  const id = await subscribed();
  expect(await subscriptions.pause(id)).toBe("done");
  await collect("2026-12-14");
  expect(await subscriptions.resume(id, "2027-01-14")).toBe("done");
  const change = { chargedCents: asCents(4000), dayOfMonth: 20, nextChargeOn: "2027-01-20", key: "w1" };
  expect(await subscriptions.change(id, change)).toBe("done");
  await collect("2027-01-20");
  expect(await subscriptions.cancel(id)).toBe("done");
  expect(await subscriptions.cancel(id)).toBe("done");
  await collect("2027-06-01");
  expect(await charge(id, null)).toBeNull();
  expect(await charges(id)).toHaveLength(1);
  expect(await subscriptions.pause(id)).toBe("refused");
  expect(await subscriptions.cancel("sub_unknown")).toBe("refused");
  expect(await subscriptions.changeMethod(id, publicUrl)).toBe("refused");
});
