import { beforeAll, beforeEach, expect, test } from "vitest";
import { storedDonations } from "#adapters/postgres/giving/donations.ts";
import { paymentReport } from "#domain/giving/sample-gift.fixtures.ts";
import type { MyDonation, MyGiving } from "#domain/giving/my-giving.ts";
import type { PaymentReport } from "#domain/giving/payment-report.ts";
import { settleDonation } from "#domain/giving/settle/settle-donation.ts";
import { bookMovement } from "#domain/ledger/book-movement.ts";
import { asCents } from "#domain/money/cents.ts";
import { testApp } from "#testing/app.ts";
import { testDatabase } from "#testing/database.ts";
import { signInByLink, visitorOf, type TestVisitor } from "../../auth/visitor.fixtures.ts";

const { pool, owner } = await testDatabase("demonstration");
const settlePayment = settleDonation({ donations: storedDonations(pool), book: bookMovement });
let app: Awaited<ReturnType<typeof testApp>>["app"];

beforeAll(async () => {
  ({ app } = await testApp(pool));
});
beforeEach(async () => {
  await owner.query("truncate rate_limits");
});

const signedIn = async (email: string): Promise<TestVisitor> => {
  const visitor = visitorOf(app);
  await signInByLink(visitor, pool, email);
  return visitor;
};
const listOf = async (visitor: TestVisitor): Promise<MyDonation[]> =>
  (await visitor.get("/api/donations/my")).json();
const sumsOf = async (visitor: TestVisitor): Promise<MyGiving> =>
  (await visitor.get("/api/my/giving")).json();

/** A started gift, and what its provider says of it. */
async function give(visitor: TestVisitor, email: string, choices: object = {}) {
  const amount = { amountCents: asCents(2500), currency: "EUR" };
  const { clientSecret } = await (await visitor.send("POST", "/api/create-payment-intent", amount)).json();
  const { donationId, next } = await (
    await visitor.send("POST", "/api/donations", {
      ...amount,
      clientSecret,
      frequency: "ONE_TIME",
      coverFees: false,
      donor: { email },
      language: "en",
      ...choices,
    })
  ).json();
  const paymentId: string = next.url.split("/").at(-1);
  const report = paymentReport(paymentId, { paidAt: new Date().toISOString() });
  return {
    donationId: donationId as string,
    settle: (changes: Partial<PaymentReport> = {}) => settlePayment({ ...report, ...changes }),
  };
}

test.each(["/api/donations/my", "/api/my/giving"])("%s tells a stranger nothing", async (path) => {
  for (const language of ["en", "nl", "ar"]) {
    const response = await visitorOf(app).get(path, { "x-language": language });
    expect(response.status).toBe(401);
    expect(await response.text()).toContain("Unauthorized");
  }
});

test("someone who never gave has an empty list and sums of nothing", async () => {
  const visitor = await signedIn("newcomer@example.org");
  expect(await listOf(visitor)).toEqual([]);
  expect(await sumsOf(visitor)).toEqual({
    totalCents: asCents(0),
    totalCount: 0,
    yearCents: asCents(0),
    deductibleCents: asCents(0),
    yearCount: 0,
    monthlyCents: asCents(0),
    monthlyCount: 0,
  });
});

test("the list is the donor's own, newest first, and shows also what is not paid yet", async () => {
  const visitor = visitorOf(app);
  await visitor.post("/sign-in", { form: "demo", email: "donor@example.org" });
  const list = await listOf(visitor);
  expect(list).toHaveLength(13);
  expect(list.every(({ id }) => id.startsWith("demo-own-"))).toBe(true);
  expect(list[0]).toMatchObject({ status: "PENDING", amountCents: 5000, campaignId: null });
  expect(list.map(({ createdAt }) => createdAt)).toEqual(
    list
      .map(({ createdAt }) => createdAt)
      .toSorted()
      .toReversed(),
  );
  expect(Object.keys(list[0] ?? {}).toSorted()).toEqual([
    "amountCents",
    "campaignId",
    "chargedCents",
    "createdAt",
    "frequency",
    "id",
    "reference",
    "status",
  ]);
  // Nine times 25, and 100, 50 and 75 to campaigns; the gift on its way is not money yet.
  expect(await sumsOf(visitor)).toMatchObject({ totalCents: 45_000, totalCount: 12 });
});

test("gifts under the same address before signing in are the person's own, and nobody else's", async () => {
  const { donationId, settle } = await give(visitorOf(app), "Layla@Example.org", { coverFees: true });
  await settle({ chargedCents: asCents(2608) });
  const layla = await signedIn("layla@example.org");
  expect(await listOf(layla)).toMatchObject([
    { id: donationId, status: "COMPLETED", amountCents: asCents(2500), chargedCents: asCents(2608) },
  ]);
  expect(await sumsOf(layla)).toMatchObject({ totalCents: 2500, yearCents: 2500, yearCount: 1 });
  expect(await listOf(await signedIn("eve@example.org"))).toEqual([]);
});

test("a gift made by someone signed in is theirs, whatever address they typed", async () => {
  const giver = await signedIn("giver-signed-in@example.org");
  const { donationId } = await give(giver, "someone-else@example.org");
  expect(await listOf(giver)).toMatchObject([{ id: donationId }]);
  expect(await listOf(await signedIn("someone-else@example.org"))).toEqual([]);
});

test("what was refunded does not count, and of a part the rest does", async () => {
  const email = "refunded@example.org";
  const visitor = await signedIn(email);
  const whole = await give(visitor, email);
  const part = await give(visitor, email);
  const refund = (cents: number) => [
    { id: `refund-${cents}`, cents: asCents(cents), state: "done" as const, at: new Date().toISOString() },
  ];
  await whole.settle({ refunds: refund(2500) });
  await part.settle({ refunds: refund(1000) });
  expect((await listOf(visitor)).map(({ status }) => status).toSorted()).toEqual([
    "PARTIALLY_REFUNDED",
    "REFUNDED",
  ]);
  expect(await sumsOf(visitor)).toMatchObject({
    totalCents: asCents(1500),
    totalCount: 1,
    yearCents: asCents(1500),
    yearCount: 1,
  });
});

test("a gift of an earlier year counts in all, not in this year", async () => {
  const email = "earlier@example.org";
  const visitor = await signedIn(email);
  await (await give(visitor, email)).settle({ paidAt: "2024-05-01T12:00:00Z" });
  expect(await sumsOf(visitor)).toMatchObject({ totalCents: 2500, yearCents: 0, yearCount: 0 });
});

test("monthly giving is what active monthly gifts bring each month; a paused one brings nothing", async () => {
  const email = "monthly@example.org";
  const visitor = await signedIn(email);
  for (const amountCents of [2500, 1000]) {
    const { settle, donationId } = await give(visitor, email, { amountCents, frequency: "MONTHLY" });
    await settle({ chargedCents: asCents(amountCents), subscriptionId: `sub-${donationId}` });
  }
  const { donationId, settle } = await give(visitor, email, { frequency: "MONTHLY" });
  await settle({ subscriptionId: `sub-${donationId}` });
  await pool.query("update recurring_gifts set status = 'PAUSED' where id = $1", [donationId]);
  expect(await sumsOf(visitor)).toMatchObject({ monthlyCents: 3500, monthlyCount: 2, totalCount: 3 });
});
