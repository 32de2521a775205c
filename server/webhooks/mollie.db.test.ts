import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { fakeMollie } from "#adapters/payments/mollie/fake/mollie.fixtures.ts";
import { molliePayments } from "#adapters/payments/mollie/payments.ts";
import { testApp } from "#testing/app.ts";
import { testDatabase } from "#testing/database.ts";
import { signInByLink, visitorOf } from "../auth/visitor.fixtures.ts";
import { noticesPerPayment, unknownPaymentsPerAddress } from "./notice-allowance.ts";
import { giver, type Given } from "#testing/giver.ts";
import { asCents } from "#domain/money/cents.ts";

const { pool, owner } = await testDatabase("demonstration");
const mollie = await fakeMollie();
afterAll(() => mollie.stop());

let app: Awaited<ReturnType<typeof testApp>>;
let donor: ReturnType<typeof giver>;
beforeAll(async () => {
  app = await testApp(pool, {
    env: {
      PAYMENT_PROVIDERS: "mollie",
      MOLLIE_API_KEY: mollie.settings.apiKey,
      MOLLIE_ACCESS_TOKEN: mollie.settings.accessToken ?? "",
      MOLLIE_API_BASE: mollie.settings.apiBase,
    },
  });
  donor = giver(app.app, pool);
});
beforeEach(() => mollie.webhooks.drop());

const paymentOf = async (gift: Given) => (await donor.paymentsOf(gift)).at(-1)?.paymentId ?? "";
const storedNotices = async (paymentId: string): Promise<number> =>
  (await pool.query("select from provider_events where payment_id = $1", [paymentId])).rowCount ?? 0;

describe("a gift once", () => {
  test("is paid on Mollie's page, settled by the webhook, booked once and heard of once", async () => {
    const gift = await donor.gives({ language: "nl" });
    expect(gift.next).toEqual({ type: "redirect", url: expect.stringMatching(/^https:\/\/mollie\.test/) });
    const id = await paymentOf(gift);
    expect(mollie.books.payments.get(id)).toMatchObject({
      redirectUrl: "http://open-hand.test/nl/donate?success=true",
      webhookUrl: "http://open-hand.test/api/webhooks/mollie",
      locale: "nl_NL",
    });
    mollie.pay(id);
    expect(await mollie.webhooks.deliver(donor.fromMollie, { times: 3 })).toEqual([200, 200, 200]);
    expect(await donor.statusOf(gift)).toBe("COMPLETED");
    expect(await donor.bookedFor(gift)).toEqual({ gifts: 1, receipts: 1, discrepancies: [] });
    expect(await storedNotices(id)).toBe(1);
  });

  test.each([
    ["failed", "FAILED"],
    ["expired", "CANCELLED"],
    ["canceled", "CANCELLED"],
  ] as const)("that is %s is %s", async (end, status) => {
    const gift = await donor.gives();
    mollie.end(await paymentOf(gift), end);
    await mollie.webhooks.deliver(donor.fromMollie);
    expect(await donor.statusOf(gift)).toBe(status);
  });

  test("is refunded in part, the refund fails, and then the bank takes it all back", async () => {
    const gift = await donor.gives();
    const id = await paymentOf(gift);
    mollie.pay(id);
    const { refund } = molliePayments({
      settings: mollie.settings,
      addresses: { returnUrl: () => "", webhookUrl: null },
    });
    expect(await refund(id, asCents(1000), "r1")).toBe("accepted");
    await mollie.webhooks.deliver(donor.fromMollie);
    expect(await donor.statusOf(gift)).toBe("COMPLETED");
    mollie.finishRefunds(id);
    await mollie.webhooks.deliver(donor.fromMollie);
    expect(await donor.statusOf(gift)).toBe("PARTIALLY_REFUNDED");
    mollie.failRefund(id);
    await mollie.webhooks.deliver(donor.fromMollie);
    expect(await donor.statusOf(gift)).toBe("COMPLETED");
    mollie.chargeBack(id);
    await mollie.webhooks.deliver(donor.fromMollie);
    expect(await donor.statusOf(gift)).toBe("CHARGED_BACK");
    expect(await storedNotices(id)).toBe(4);
  });

  test("works without JavaScript, from the form to Mollie's page", async () => {
    const answer = await donor.givesWithoutScript();
    expect(answer.status).toBe(303);
    expect(answer.headers.get("location")).toMatch(/^https:\/\/mollie\.test/);
  });
});

describe("Mollie's fee", () => {
  const feesOf = async ({ donationId }: Given): Promise<number[]> => {
    const { rows } = await pool.query<{ cents: number }>(
      `select p.cents from ledger_entries e join ledger_postings p on p.entry_id = e.id
       where e.donation_id = $1 and e.cause_kind = 'fee' and p.account_id = 'provider-fees'`,
      [donationId],
    );
    return rows.map(({ cents }) => cents);
  };
  const paid = async () => {
    const gift = await donor.gives();
    const id = await paymentOf(gift);
    mollie.pay(id);
    await mollie.webhooks.deliver(donor.fromMollie);
    return { gift, id };
  };

  test("is booked once, as soon as the balance tells it, and no later word takes it away", async () => {
    const { gift, id } = await paid();
    const { fetchFees } = app.foundation.giving;
    await fetchFees();
    expect(await feesOf(gift)).toEqual([]);
    mollie.toBalance(id, asCents(32));
    await Promise.all([fetchFees(), fetchFees()]);
    await fetchFees();
    expect(await feesOf(gift)).toEqual([32]);
    mollie.chargeBack(id);
    await mollie.webhooks.deliver(donor.fromMollie);
    expect(await donor.statusOf(gift)).toBe("CHARGED_BACK");
    expect(await feesOf(gift)).toEqual([32]);
  });

  test("for a refund, by invoice and for a proof of an account is a cost of its own, booked once", async () => {
    const { gift, id } = await paid();
    mollie.toBalance(id, asCents(32));
    const costs = async () =>
      (
        await pool.query<{ cents: number }>(
          `select p.cents from ledger_postings p join ledger_entries e on e.id = p.entry_id
           where p.account_id = 'provider-fees' and e.cause_kind <> 'fee' order by p.cents`,
        )
      ).rows.map(({ cents }) => cents);
    mollie.moveBalance("balance-correction", asCents(5));
    mollie.moveBalance("refund", asCents(-1000), 25, { paymentId: id, refundId: "re_1" });
    mollie.moveBalance("invoice-compensation", asCents(-1234), 0, { invoiceId: "inv_1" });
    mollie.moveBalance("payment", asCents(2), 29, {
      paymentId: "tr_proof",
      paymentDescription: "proof sub_1",
    });
    const { fetchCosts, fetchFees } = app.foundation.giving;
    await fetchCosts();
    await Promise.all([fetchCosts(), fetchFees()]);
    expect(await costs()).toEqual([25, 27, 1234]);
    expect(await feesOf(gift)).toEqual([32]);
  });

  test("of nothing is known as well, and is not asked for again", async () => {
    const { gift, id } = await paid();
    mollie.toBalance(id, asCents(0));
    await app.foundation.giving.fetchFees();
    expect(await feesOf(gift)).toEqual([]);
    const asked = mollie.asked.length;
    const { rows } = await pool.query(
      "select from payment_attempts where payment_id = $1 and truth->>'feeCents' = '0'",
      [id],
    );
    expect(rows).toHaveLength(1);
    await pool.query(
      `update payment_attempts set truth = truth || '{"feeCents": 0}' where truth->>'state' = 'paid' and truth->>'feeCents' is null`,
    );
    await app.foundation.giving.fetchFees();
    expect(mollie.asked).toHaveLength(asked);
  });
});

test("a monthly gift begins once, with its subscription", async () => {
  const gift = await donor.gives({ frequency: "MONTHLY" });
  mollie.pay(await paymentOf(gift));
  await mollie.webhooks.deliver(donor.fromMollie, { times: 2 });
  const { rows } = await pool.query(
    "select provider, subscription_id, status from recurring_gifts where id = $1",
    [gift.donationId],
  );
  const [subscription] = mollie.books.subscriptions.values();
  expect(mollie.books.subscriptions.size).toBe(1);
  expect(rows).toEqual([
    {
      provider: "mollie",
      subscription_id: `${subscription?.customerId}/${subscription?.id}`,
      status: "ACTIVE",
    },
  ]);
});

test("of a monthly gift that was paid twice, only the subscription of the payment that counts lives on", async () => {
  const gift = await donor.gives({ frequency: "MONTHLY" });
  const first = await paymentOf(gift);
  mollie.chooseTransfer(first);
  const again = await app.app.request("/api/donations", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({
      clientSecret: gift.clientSecret,
      amountCents: 3000,
      currency: "EUR",
      frequency: "MONTHLY",
      coverFees: false,
      donor: { email: "giver@example.org" },
      language: "en",
    }),
  });
  expect(again.status).toBe(201);
  const second = await paymentOf(gift);
  // Mollie had not withdrawn it after all, as it had said.
  Object.assign(mollie.books.payments.get(first) ?? {}, { status: "open" });
  mollie.pay(first);
  mollie.pay(second);
  await mollie.webhooks.deliver(donor.fromMollie, { times: 2 });
  expect((await donor.bookedFor(gift)).discrepancies).toEqual(["paid_twice"]);
  const customers = [first, second].map((id) => mollie.books.payments.get(id)?.customerId ?? "");
  const living = customers.flatMap((customerId) => mollie.livingSubscriptions(customerId));
  expect(living.map(({ amount }) => amount.value)).toEqual(["25.00"]);
});

test("a monthly gift whose mandate the bank confirms a day later has its subscription then, and one", async () => {
  const gift = await donor.gives({ frequency: "MONTHLY" });
  const id = await paymentOf(gift);
  mollie.pay(id, { mandate: "invalid" });
  const payment = mollie.books.payments.get(id);
  const customerId = payment?.customerId ?? "";
  if (payment) payment.paidAt = new Date(Date.now() - 2 * 60 * 60 * 1000).toISOString();
  await mollie.webhooks.deliver(donor.fromMollie);
  expect(await donor.bookedFor(gift)).toMatchObject({ gifts: 1 });
  const subscription = async () =>
    (await pool.query("select subscription_id as name from recurring_gifts where id = $1", [gift.donationId]))
      .rows[0]?.name;
  const { catchUp } = app.foundation.giving.monthly;
  await catchUp();
  expect(await subscription()).toBeNull();
  mollie.confirmMandates();
  await Promise.all([catchUp(), catchUp()]);
  await catchUp();
  const living = mollie.livingSubscriptions(customerId);
  expect(living).toHaveLength(1);
  expect(await subscription()).toBe(`${customerId}/${living[0]?.id}`);
});

describe("a monthly gift that was charged", () => {
  async function charged() {
    await owner.query("truncate rate_limits");
    const email = `monthly-${crypto.randomUUID()}@example.org`;
    const gift = await donor.gives({ frequency: "MONTHLY", donor: { email } });
    mollie.pay(await paymentOf(gift));
    await mollie.webhooks.deliver(donor.fromMollie);
    const stored = async () =>
      (
        await pool.query<{ name: string; status: string; next: string }>(
          `select subscription_id as name, status, next_charge_on::text as next from recurring_gifts where id = $1`,
          [gift.donationId],
        )
      ).rows[0] ?? { name: "", status: "", next: "" };
    const { name } = await stored();
    mollie.renew(name);
    await mollie.webhooks.deliver(donor.fromMollie);
    const visitor = visitorOf(app.app);
    await signInByLink(visitor, pool, email);
    const path = `/api/my/monthly-gifts/${gift.donationId}`;
    const asks = async (method: "POST" | "PATCH", request: string, body: object = {}) =>
      (await visitor.send(method, `${path}${request}`, body)).status;
    return { id: gift.donationId, name, stored, asks };
  }
  const renewals = async (id: string) =>
    (
      await pool.query("select status from donations where recurring_gift_id = $1 and id <> $1", [id])
    ).rows.map(({ status }) => status);

  test("is skipped, moved, paused and resumed by its donor, and its charges are renewals all the same", async () => {
    const { id, name, stored, asks } = await charged();
    expect(await asks("POST", "/skip", { date: (await stored()).next })).toBe(200);
    expect(mollie.livingSubscriptions(name)).toMatchObject([{ nextPaymentDate: (await stored()).next }]);
    expect(await asks("PATCH", "", { dayOfMonth: 5 })).toBe(200);
    expect(mollie.livingSubscriptions(name)).toMatchObject([
      { nextPaymentDate: expect.stringMatching(/-05$/) },
    ]);
    mollie.renew(name);
    await mollie.webhooks.deliver(donor.fromMollie);
    expect(await asks("POST", "/pause")).toBe(200);
    expect(mollie.livingSubscriptions(name)).toEqual([]);
    expect((await stored()).status).toBe("PAUSED");
    expect(await asks("POST", "/resumption")).toBe(200);
    mollie.renew(name);
    await mollie.webhooks.deliver(donor.fromMollie);
    expect(await stored()).toMatchObject({ name, status: "ACTIVE" });
    expect(await renewals(id)).toEqual(["COMPLETED", "COMPLETED", "COMPLETED"]);
  });
});

describe("a webhook", () => {
  const tells = (body: string) =>
    donor.fromMollie({ url: "http://open-hand.test/api/webhooks/mollie", body });

  test("is answered alike for known, unknown and nonsensical ids, and unknown ones leave nothing behind", async () => {
    const asked = mollie.asked.length;
    for (const body of ["id=tr_unknown", "id=ord_1", "id=", "", "id=../../v2/customers"])
      expect(await tells(body)).toBe(200);
    expect(await storedNotices("tr_unknown")).toBe(0);
    expect(mollie.asked.slice(asked)).toEqual(["GET /v2/payments/tr_unknown"]);
  });

  test("about made-up payments costs a few questions at most, and none about those of donors", async () => {
    const gift = await donor.gives();
    const asked = mollie.asked.length;
    for (let i = 0; i < 200; i++) expect(await tells(`id=tr_made_up_${i}`)).toBe(200);
    const questions = mollie.asked.slice(asked);
    expect(questions.length).toBeLessThanOrEqual(unknownPaymentsPerAddress.most);
    mollie.pay(await paymentOf(gift));
    await mollie.webhooks.deliver(donor.fromMollie);
    expect(await donor.statusOf(gift)).toBe("COMPLETED");
  });

  test("sent without end about one payment is a few questions too", async () => {
    const id = await paymentOf(await donor.gives());
    const asked = mollie.asked.length;
    for (let i = 0; i < 50; i++) expect(await tells(`id=${id}`)).toBe(200);
    expect(mollie.asked.length - asked).toBeLessThanOrEqual(noticesPerPayment.most);
  });

  test("of one payment is kept once while Mollie cannot be asked, and again when that happens again", async () => {
    await pool.query("delete from rate_limits");
    const waiting = async () =>
      (
        await pool.query(
          "select payment_id as id from provider_events where provider = 'mollie' and done_at is null",
        )
      ).rows;
    const id = await paymentOf(await donor.gives());
    for (const unheard of ["tr_nobodys", id, id]) {
      for (let i = 0; i < 5; i++) {
        mollie.faults.push({ status: 503 });
        await tells(`id=${unheard}`);
      }
      expect(await waiting()).toEqual([{ id: unheard }]);
      await app.foundation.giving.catchUpWithPayments(new Date(Date.now() + 1000));
      expect(await waiting()).toEqual([]);
    }
  });

  test("that anybody could send moves nothing but what Mollie confirms", async () => {
    const gift = await donor.gives();
    expect(await tells(`id=${await paymentOf(gift)}`)).toBe(200);
    expect(await donor.statusOf(gift)).toBe("PENDING");
  });

  test("that never comes is made up for by asking", async () => {
    const gift = await donor.gives();
    mollie.pay(await paymentOf(gift));
    await app.foundation.giving.catchUpWithPayments(new Date(Date.now() + 1000));
    expect(await donor.statusOf(gift)).toBe("COMPLETED");
  });

  test("heard while Mollie cannot be asked is kept, and followed up later", async () => {
    const gift = await donor.gives();
    mollie.pay(await paymentOf(gift));
    mollie.faults.push({ status: 503 });
    expect(await mollie.webhooks.deliver(donor.fromMollie)).toEqual([200]);
    expect(await donor.statusOf(gift)).toBe("PENDING");
    await app.foundation.giving.catchUpWithPayments(new Date(Date.now() + 1000));
    expect(await donor.statusOf(gift)).toBe("COMPLETED");
  });

  test("about another currency is for staff to look at and never a gift", async () => {
    const gift = await donor.gives();
    const payment = mollie.books.payments.get(await paymentOf(gift));
    if (payment) payment.amount = { ...payment.amount, currency: "USD" };
    mollie.pay(await paymentOf(gift));
    await mollie.webhooks.deliver(donor.fromMollie);
    expect(await donor.bookedFor(gift)).toEqual({ gifts: 0, receipts: 0, discrepancies: ["wrong_currency"] });
  });

  test("of a megabyte is refused before it is read", async () => {
    expect(await tells(`id=${"x".repeat(1_000_000)}`)).toBe(413);
  });

  test("about too little money is for staff to look at and never a gift", async () => {
    const gift = await donor.gives();
    mollie.pay(await paymentOf(gift), { received: "24.00" });
    await mollie.webhooks.deliver(donor.fromMollie);
    expect(await donor.bookedFor(gift)).toEqual({ gifts: 0, receipts: 0, discrepancies: ["wrong_amount"] });
  });
});

test("the key and the donor's address stay out of the log", () => {
  const log = JSON.stringify(app.logged);
  for (const secret of ["test_fake", "giver@example.org"]) expect(log).not.toContain(secret);
});
