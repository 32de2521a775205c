import { beforeAll, beforeEach, expect, test } from "vitest";
import { sandboxBank } from "#adapters/payments/sandbox/bank.ts";
import { sandboxPayments } from "#adapters/payments/sandbox/payments.ts";
import { sandboxSubscriptions } from "#adapters/payments/sandbox/subscriptions.ts";
import { storedDonations } from "#adapters/postgres/giving/donations.ts";
import type { MyMonthlyGift } from "#domain/giving/monthly/monthly-gift.ts";
import { settleDonation } from "#domain/giving/settle/settle-donation.ts";
import { bookMovement } from "#domain/ledger/book-movement.ts";
import { testApp } from "#testing/app.ts";
import { testDatabase } from "#testing/database.ts";
import { signInByLink, visitorOf, type TestVisitor } from "../../auth/visitor.fixtures.ts";

const { pool, owner } = await testDatabase("demonstration");
const publicUrl = "http://open-hand.test";
const provider = sandboxPayments({
  bank: sandboxBank(pool),
  subscriptions: sandboxSubscriptions({ pool, publicUrl }),
  publicUrl,
});
const settle = settleDonation({ donations: storedDonations(pool), book: bookMovement });
let app: Awaited<ReturnType<typeof testApp>>["app"];

beforeAll(async () => {
  ({ app } = await testApp(pool));
});
beforeEach(async () => {
  await owner.query("truncate rate_limits");
});

/** As if the sandbox's notice had come. */
async function notify(paymentId: string): Promise<void> {
  const report = await provider.fetch(paymentId);
  if (typeof report === "object") await settle(report);
}

/** Someone who gives €25 a month and has signed in. */
async function monthlyDonor(email: string) {
  const visitor = visitorOf(app);
  const amount = { amountCents: 2500, currency: "EUR" };
  const { clientSecret } = await (await visitor.send("POST", "/api/create-payment-intent", amount)).json();
  const body = {
    ...amount,
    clientSecret,
    frequency: "MONTHLY",
    coverFees: false,
    donor: { email },
    language: "nl",
  };
  const { donationId, next } = await (await visitor.send("POST", "/api/donations", body)).json();
  const paymentId: string = next.url.split("/").at(-1);
  await visitor.send("POST", `/api/sandbox/payments/${paymentId}/pay`, {});
  await notify(paymentId);
  await signInByLink(visitor, pool, email);
  return {
    visitor,
    giftId: donationId as string,
    subscriptionId: `sub_${paymentId}`,
    path: `/api/my/monthly-gifts/${donationId}`,
    charge: async () => {
      const answer = await visitor.send("POST", `/api/sandbox/subscriptions/sub_${paymentId}/charge`, {});
      const { paymentId: charged } = (await answer.json()) as { paymentId: string };
      await notify(charged);
    },
  };
}
test("after paying, the donor sees when the next payment is", async () => {
  const { visitor } = await monthlyDonor("next@example.org");
  const [gift] = await giftsOf(visitor);
  expect(gift?.nextChargeOn).toMatch(/^\d{4}-/);
  expect(await (await visitor.get("/api/donations/current")).json()).toMatchObject({
    frequency: "MONTHLY",
    nextChargeOn: gift?.nextChargeOn,
  });
});

const giftsOf = async (visitor: TestVisitor): Promise<MyMonthlyGift[]> =>
  (await visitor.get("/api/my/monthly-gifts")).json();
const monthlyCents = async (visitor: TestVisitor): Promise<number> =>
  (await (await visitor.get("/api/my/giving")).json()).monthlyCents;
const kindsOfMail = async (email: string): Promise<string[]> => {
  const { rows } = await pool.query<{ kind: string }>(
    "select kind from mail_outbox where to_address = $1 and kind like 'monthly-%' order by created_at, kind",
    [email],
  );
  return rows.map(({ kind }) => kind);
};

test("a donor sees what is given each month, from what, and when it is next", async () => {
  const { visitor, giftId, charge } = await monthlyDonor("sees@example.org");
  const [gift] = await giftsOf(visitor);
  expect(gift).toMatchObject({
    id: giftId,
    amountCents: 2500,
    status: "ACTIVE",
    method: { kind: "card", lastDigits: "4242" },
  });
  const next = gift?.nextChargeOn ?? "";
  await charge();
  const [later] = await giftsOf(visitor);
  expect((later?.nextChargeOn ?? "") > next).toBe(true);
  const donations = (await (await visitor.get("/api/donations/my")).json()) as { status: string }[];
  expect(donations.map(({ status }) => status)).toEqual(["COMPLETED", "COMPLETED"]);
});

test("everything a donor changes is true at the provider, on the dashboard and in a letter, once", async () => {
  const email = "changes@example.org";
  const { visitor, path, subscriptionId, charge } = await monthlyDonor(email);
  const ask = async (method: string, noun: string, body?: object) => {
    const answer = await visitor.send(method, path + noun, body ?? {});
    expect(answer.status, `${noun}: ${await answer.clone().text()}`).toBe(200);
    return (await answer.json()) as MyMonthlyGift;
  };
  const atProvider = () => provider.subscriptions.describe(subscriptionId);

  expect(await ask("PATCH", "", { amountCents: 4000 })).toMatchObject({ amountCents: 4000 });
  await ask("PATCH", "", { amountCents: 4000 });
  expect(await monthlyCents(visitor)).toBe(4000);
  const { dayOfMonth, nextChargeOn } = await ask("PATCH", "", { dayOfMonth: 28 });
  expect(dayOfMonth).toBe(28);
  expect(await atProvider()).toMatchObject({ nextChargeOn });

  const skipped = await ask("POST", "/skip", { date: nextChargeOn });
  expect((skipped.nextChargeOn ?? "") > (nextChargeOn ?? "")).toBe(true);
  expect((await ask("POST", "/skip", { date: nextChargeOn })).nextChargeOn).toBe(skipped.nextChargeOn);

  expect(await ask("POST", "/pause")).toMatchObject({ status: "PAUSED", nextChargeOn: null });
  expect(await monthlyCents(visitor)).toBe(0);
  expect(await atProvider()).toMatchObject({ status: "PAUSED" });
  expect(await ask("POST", "/resumption")).toMatchObject({
    status: "ACTIVE",
    nextChargeOn: skipped.nextChargeOn,
  });
  await charge();
  const donations = (await (await visitor.get("/api/donations/my")).json()) as { amountCents: number }[];
  expect(donations[0]?.amountCents).toBe(4000);

  expect(await ask("POST", "/cancellation")).toMatchObject({ status: "ENDED" });
  await ask("POST", "/cancellation");
  expect(await monthlyCents(visitor)).toBe(0);
  expect(await atProvider()).toMatchObject({ status: "ENDED" });
  expect((await visitor.send("POST", `${path}/pause`, {})).status).toBe(409);
  expect(await kindsOfMail(email)).toEqual([
    "monthly-changed",
    "monthly-changed",
    "monthly-skipped",
    "monthly-paused",
    "monthly-resumed",
    "monthly-cancelled",
  ]);
});

test("twenty clicks at once change it once", async () => {
  const email = "clicks@example.org";
  const { visitor, path } = await monthlyDonor(email);
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => visitor.send("PATCH", path, { amountCents: 3000 })),
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(await kindsOfMail(email)).toEqual(["monthly-changed"]);
});

test("a stranger and another donor find nothing", async () => {
  const { path } = await monthlyDonor("owner@example.org");
  const { visitor: other } = await monthlyDonor("other@example.org");
  for (const [visitor, status] of [
    [visitorOf(app), 401],
    [other, 404],
  ] as const) {
    expect((await visitor.send("PATCH", path, { amountCents: 3000 })).status).toBe(status);
    expect((await visitor.send("POST", `${path}/skip`, { date: "2027-01-01" })).status).toBe(status);
    for (const noun of ["pause", "resumption", "cancellation"])
      expect((await visitor.send("POST", `${path}/${noun}`, {})).status).toBe(status);
  }
  expect((await visitorOf(app).get("/api/my/monthly-gifts")).status).toBe(401);
  expect((await visitorOf(app).get(`${path}/method`)).status).toBe(401);
  const away = await other.get(`${path}/method?language=nl`);
  expect(away.headers.get("location")).toBe("/nl/dashboard/monthly?problem=gift_unknown");
  expect(await giftsOf(other)).toHaveLength(1);
});

test.each([
  [{ amountCents: 49 }, 422],
  [{ amountCents: 25.5 }, 422],
  [{ amountCents: "25" }, 422],
  [{ dayOfMonth: 32 }, 422],
  [{ amountCents: 1e308 }, 422],
])("%j is refused with %i", async (body, status) => {
  const { visitor, path } = await monthlyDonor(`bad${JSON.stringify(body).length}@example.org`);
  expect((await visitor.send("PATCH", path, body)).status).toBe(status);
});

test("another card or account is chosen at the provider, which leads back to the page", async () => {
  const { visitor, path, giftId, subscriptionId } = await monthlyDonor("method@example.org");
  const away = new URL((await visitor.get(`${path}/method?language=ar`)).headers.get("location") ?? "");
  expect(away.pathname).toBe(`/sandbox/subscriptions/${subscriptionId}/method`);
  expect(await (await visitor.get(away.pathname)).text()).toContain("sepa_debit");
  const back = await visitor.post(away.pathname + away.search, { method: "sepa_debit" });
  expect(back.headers.get("location")).toBe(`${publicUrl}/ar/dashboard/monthly?done=method`);
  const [gift] = await giftsOf(visitor);
  expect(gift).toMatchObject({ id: giftId, method: { kind: "sepa_debit" } });

  const elsewhere = await visitor.post(`${away.pathname}?returnTo=https://evil.example`, { method: "card" });
  expect(elsewhere.headers.get("location")).toBe(publicUrl);
});

test("the page's forms do the same without JavaScript", async () => {
  const { visitor, giftId } = await monthlyDonor("forms@example.org");
  const send = (form: string, fields: Record<string, string> = {}) =>
    visitor.post("/nl/dashboard/monthly", { form, gift: giftId, ...fields });
  const changed = await send("monthly-amount", { amount: "12,50" });
  expect([changed.status, changed.headers.get("location")]).toEqual([
    303,
    "/nl/dashboard/monthly?done=changed",
  ]);
  expect((await send("monthly-amount", { amount: "0,10" })).status).toBe(422);
  expect((await send("monthly-day", { day: "x" })).status).toBe(422);
  expect((await send("monthly-pause")).headers.get("location")).toContain("done=paused");
  expect((await send("monthly-cancel")).headers.get("location")).toContain("done=cancelled");
  expect((await send("monthly-resume")).status).toBe(409);
  expect(
    (await visitorOf(app).post("/dashboard/monthly", { form: "monthly-pause", gift: giftId })).status,
  ).toBe(401);
  expect(await giftsOf(visitor)).toEqual([
    expect.objectContaining({ amountCents: 1250, status: "ENDED", nextChargeOn: null }),
  ]);
});

test("whoever asks for the provider's page again and again is told when to come back", async () => {
  const { visitor, path } = await monthlyDonor("restless@example.org");
  for (let each = 0; each < 10; each += 1) expect((await visitor.get(`${path}/method`)).status).toBe(302);
  const refused = await visitor.get(`${path}/method`);
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
});
