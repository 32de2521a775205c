import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { fakeMollie } from "#adapters/payments/mollie/fake/mollie.fixtures.ts";
import { fakeStripe } from "#adapters/payments/stripe/fake/stripe.fixtures.ts";
import { testApp } from "#testing/app.ts";
import { testDatabase } from "#testing/database.ts";
import { giver, type Given } from "#testing/giver.ts";
import { visitorOf, type TestVisitor } from "../../auth/visitor.fixtures.ts";

const { pool } = await testDatabase("demonstration");
const stripe = await fakeStripe();
const mollie = await fakeMollie();
afterAll(() => Promise.all([stripe.stop(), mollie.stop()]));

type Program = Awaited<ReturnType<typeof testApp>>;
let programs: Record<Name, { program: Program; admin: TestVisitor }>;
type Name = "stripe" | "mollie";
const fakes = { stripe, mollie };

beforeAll(async () => {
  const env = {
    STRIPE_SECRET_KEY: stripe.settings.secretKey,
    STRIPE_PUBLISHABLE_KEY: stripe.settings.publishableKey,
    STRIPE_WEBHOOK_SECRET: stripe.settings.webhookSecret,
    STRIPE_API_BASE: stripe.settings.apiBase,
    MOLLIE_API_KEY: mollie.settings.apiKey,
    MOLLIE_API_BASE: mollie.settings.apiBase,
    ADMIN_EMAILS: "admin@example.org",
  };
  const composed = async (name: Name, seed: boolean) => {
    const program = await testApp(pool, { env: { ...env, PAYMENT_PROVIDERS: name }, seed });
    const admin = visitorOf(program.app);
    await admin.post("/sign-in", { form: "demo", email: "admin@example.org" });
    return { program, admin };
  };
  programs = { stripe: await composed("stripe", true), mollie: await composed("mollie", false) };
});

/** A gift of 25 euros, paid. */
async function paid(name: Name): Promise<Given> {
  const donor = giver(programs[name].program.app, pool);
  const gift = await donor.gives();
  const [payment] = await donor.paymentsOf(gift);
  fakes[name].pay(payment?.paymentId ?? "");
  if (name === "stripe") await stripe.webhooks.deliver(donor.fromStripe);
  else await mollie.webhooks.deliver(donor.fromMollie);
  expect(await donor.statusOf(gift)).toBe("COMPLETED");
  return gift;
}
const refund = (name: Name, gift: Given, cents: number, id: string = randomUUID()) =>
  programs[name].admin.send("POST", "/api/admin/refunds", {
    id,
    donationId: gift.donationId,
    cents,
    reason: "given twice",
  });
type Told = { status: string; refundableCents: number; refunds: { outcome: string; cents: number }[] };
const story = async (name: Name, gift: Given): Promise<Told> =>
  (await programs[name].admin.get(`/api/admin/donations/${gift.donationId}`)).json();
const atProvider = async (name: Name, gift: Given): Promise<number> => {
  const ids = (await giver(programs[name].program.app, pool).paymentsOf(gift)).map(
    ({ paymentId }) => paymentId,
  );
  return name === "stripe"
    ? [...stripe.books.refunds.values()].filter((each) => ids.includes(each.payment_intent as string)).length
    : [...mollie.books.refunds.values()].filter(({ paymentId }) => ids.includes(paymentId)).length;
};
/** The time for the next try has come. */
const later = (gift: Given, by = "1 hour") =>
  pool.query(
    "update refund_requests set next_try_at = next_try_at - $2::interval, asked_at = asked_at - $2::interval where donation_id = $1",
    [gift.donationId, by],
  );
const pursue = (name: Name) => programs[name].program.foundation.donationAdmin.pursueRefunds();
const entries = async (gift: Given): Promise<number> =>
  (
    await pool.query(
      "select count(*)::int as n from ledger_entries where donation_id = $1 and cause_kind = 'refund'",
      [gift.donationId],
    )
  ).rows[0].n;

describe.each(["stripe", "mollie"] as const)("a refund at %s", (name) => {
  test("that was not answered blocks nothing for good: it is asked for again by itself", async () => {
    const gift = await paid(name);
    fakes[name].faults.push({ status: 503 });
    const answer = await refund(name, gift, 2500);
    expect([answer.status, await answer.json()]).toEqual([202, { answered: false }]);
    expect(await story(name, gift)).toMatchObject({
      refundableCents: 0,
      refunds: [{ outcome: "ASKED", cents: 2500 }],
    });
    const another = await refund(name, gift, 2500);
    expect(another.status).toBe(409);
    expect(await another.text()).toContain("not been answered yet");

    await pursue(name);
    expect(await atProvider(name, gift)).toBe(0);
    await later(gift);
    await pursue(name);
    expect(await atProvider(name, gift)).toBe(1);
    expect(await story(name, gift)).toMatchObject({
      refundableCents: 0,
      refunds: [{ outcome: expect.stringMatching(/^(ACCEPTED|DONE)$/), cents: 2500 }],
    });
  });

  test("whose answer was lost is found by its name and never made twice, however late it is asked for again", async () => {
    const gift = await paid(name);
    const id = randomUUID();
    fakes[name].faults.push({ status: 503, afterWork: true });
    expect((await refund(name, gift, 1000, id)).status).toBe(202);
    await later(gift, "2 days");
    expect((await refund(name, gift, 1000, id)).status).toBe(201);
    await pursue(name);
    expect(await atProvider(name, gift)).toBe(1);
    // Counted once, and what is left can be sent back.
    expect(await story(name, gift)).toMatchObject({ refundableCents: 1500 });
    expect((await refund(name, gift, 1500)).status).toBe(201);
    expect(await atProvider(name, gift)).toBe(2);
  });

  test("that the provider shows before it is answered is not subtracted twice", async () => {
    const gift = await paid(name);
    fakes[name].faults.push({ status: 503, afterWork: true });
    expect((await refund(name, gift, 1000)).status).toBe(202);
    const [payment] = await giver(programs[name].program.app, pool).paymentsOf(gift);
    await programs[name].program.foundation.giving.admin.follow(payment!);
    expect(await story(name, gift)).toMatchObject({ refundableCents: 1500 });
  });

  test("that was answered is not asked for again, whatever the same id says then", async () => {
    const gift = await paid(name);
    const id = randomUUID();
    expect((await refund(name, gift, 500, id)).status).toBe(201);
    const other = await paid(name);
    const asked = fakes[name].asked.length;
    expect((await refund(name, gift, 500, id)).status).toBe(201);
    expect((await refund(name, gift, 2000, id)).status).toBe(409);
    expect((await refund(name, other, 500, id)).status).toBe(409);
    expect(fakes[name].asked.slice(asked).filter((each) => each.startsWith("POST"))).toEqual([]);
  });

  test("that fails after it was accepted is told, and the money can be sent back again", async () => {
    const gift = await paid(name);
    expect((await refund(name, gift, 2500)).status).toBe(201);
    const [payment] = await giver(programs[name].program.app, pool).paymentsOf(gift);
    if (name === "mollie") mollie.failRefund(payment!.paymentId);
    else
      for (const made of stripe.books.refunds.values())
        if (made.payment_intent === payment?.paymentId) stripe.endRefund(made.id, "failed");
    await programs[name].program.foundation.giving.admin.follow(payment!);
    expect(await story(name, gift)).toMatchObject({
      status: "COMPLETED",
      refundableCents: 2500,
      refunds: [{ outcome: "FAILED" }],
    });
  });

  test("that the provider refuses reads kindly, and nothing is kept back for it", async () => {
    const gift = await paid(name);
    fakes[name].faults.push({ status: name === "mollie" ? 422 : 400 });
    const refused = await refund(name, gift, 2500);
    expect([refused.status, await refused.text()]).toEqual([
      502,
      expect.stringContaining("refused, so nothing was refunded"),
    ]);
    expect(await story(name, gift)).toMatchObject({
      refundableCents: 2500,
      refunds: [{ outcome: "REFUSED" }],
    });
  });

  test("that two administrators ask for at once never makes more than was given", async () => {
    const gift = await paid(name);
    const answers = await Promise.all([1, 2, 3].map(() => refund(name, gift, 1500)));
    // The others are too much, or would be if the first is done.
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    for (const { status } of answers) expect([201, 409, 422]).toContain(status);
    expect(await atProvider(name, gift)).toBe(1);
  });

  test("is taken up where the program died after keeping it, and by two instances once", async () => {
    const gift = await paid(name);
    await pool.query(
      `insert into refund_requests (id, donation_id, cents, reason, asked_by, tries, next_try_at)
       values ($1, $2, 700, 'x', 'u', 1, now())`,
      [randomUUID(), gift.donationId],
    );
    await Promise.all([pursue(name), pursue(name), pursue(name)]);
    expect(await atProvider(name, gift)).toBe(1);
    await pursue(name);
    expect(await atProvider(name, gift)).toBe(1);
  });

  test("that nobody answers for days is given up, and staff are told once", async () => {
    const gift = await paid(name);
    fakes[name].faults.push({ status: 503 });
    expect((await refund(name, gift, 2500)).status).toBe(202);
    await later(gift, "6 days");
    await pursue(name);
    await pursue(name);
    expect(await atProvider(name, gift)).toBe(0);
    expect(await story(name, gift)).toMatchObject({
      refundableCents: 2500,
      refunds: [{ outcome: "GIVEN_UP" }],
    });
    const { rows } = await pool.query(
      "select to_address from mail_outbox where kind = 'refund-given-up' and letter::text like $1",
      [`%${gift.donationId}%`],
    );
    expect(rows).toEqual([{ to_address: "admin@example.org" }]);
    expect(await entries(gift)).toBe(0);
  });
});
