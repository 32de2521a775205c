import { randomBytes } from "node:crypto";
import { expect, test } from "vitest";
import { pendingDonation, type Donation } from "#domain/giving/donation.ts";
import { choicesFrom } from "#domain/giving/start/donation-request.ts";
import { giftId } from "#domain/giving/gift-id.ts";
import { newAttempt, type PaymentAttempt } from "#domain/giving/payment-attempt.ts";
import { referenceBytes, referenceFrom } from "#domain/giving/reference.ts";
import { noon, paymentReport, requestFor } from "#domain/giving/sample-gift.fixtures.ts";
import { planSettlement } from "#domain/giving/settle/settlement.ts";
import { bookMovement } from "#domain/ledger/book-movement.ts";
import { asCents } from "#domain/money/cents.ts";
import { firstFeeRates } from "#domain/money/cover-fees.ts";
import { testDatabase } from "#testing/database.ts";
import { storedDonations } from "./donations.ts";

const { pool } = await testDatabase();
const expiresAt = new Date(noon.getTime() + 3_600_000);
const donations = storedDonations(pool, () => ({ fees: firstFeeRates, openedAt: noon, expiresAt }));
const first = asCents(2500);
const second = asCents(9900);

async function begun(): Promise<{ donation: Donation; attempt: PaymentAttempt }> {
  const clientSecret = randomBytes(32).toString("base64url");
  const choices = choicesFrom(requestFor({ clientSecret, amountCents: first }), firstFeeRates);
  const names = {
    id: giftId(noon),
    reference: referenceFrom(randomBytes(referenceBytes)),
    createdAt: noon,
  };
  const donation = pendingDonation(choices, { userId: null, country: null }, names);
  const attempt = newAttempt(donation, 1, noon);
  expect(await donations.begin({ clientSecret, donation, attempt, now: noon })).toBe("begun");
  await open(attempt);
  return { donation, attempt };
}

const paymentOf = (attempt: PaymentAttempt): string => `p-${attempt.id}`;
const open = (attempt: PaymentAttempt) =>
  donations.opened(attempt, {
    provider: "sandbox",
    paymentId: paymentOf(attempt),
    next: { type: "redirect", url: "https://pay.example" },
  });
const chosenAnew = (donation: Donation): PaymentAttempt =>
  newAttempt({ ...donation, giftCents: second, chargedCents: second }, 2, noon);

async function plan(attempt: PaymentAttempt) {
  const report = paymentReport(paymentOf(attempt), { chargedCents: attempt.choices.chargedCents });
  const known = await donations.findByPayment(report);
  const settlement = known && planSettlement(known, report);
  if (!settlement) throw new Error("Nothing to settle");
  return () => donations.settle(settlement, settlement.movements.map(bookMovement), null);
}

const amountOf = async ({ id }: Donation) => {
  const donation = await donations.find(id);
  return [donation?.status, donation?.giftCents];
};

test("a gift that was chosen anew, and then paid as it was first, is what was paid for", async () => {
  const { donation, attempt } = await begun();
  expect(await donations.restart(donation, chosenAnew(donation))).toBe("restarted");
  await open(chosenAnew(donation));
  expect(await amountOf(donation)).toEqual(["PENDING", second]);
  const settle = await plan(attempt);
  expect(await settle()).toBe("settled");
  expect(await amountOf(donation)).toEqual(["COMPLETED", first]);
});

test("also when the new choice becomes the gift's between planning and settling", async () => {
  const { donation, attempt } = await begun();
  expect(await donations.restart(donation, chosenAnew(donation))).toBe("restarted");
  const settle = await plan(attempt);
  await open(chosenAnew(donation));
  expect(await amountOf(donation)).toEqual(["PENDING", second]);
  expect(await settle()).toBe("settled");
  expect(await amountOf(donation)).toEqual(["COMPLETED", first]);
});

test("and a plan of before it was chosen anew is void", async () => {
  const { donation, attempt } = await begun();
  const settle = await plan(attempt);
  expect(await donations.restart(donation, chosenAnew(donation))).toBe("restarted");
  await open(chosenAnew(donation));
  expect(await settle()).toBe("stale");
  expect(await amountOf(donation)).toEqual(["PENDING", second]);
});

test("what came in another amount than was chosen is given as it came", async () => {
  const { donation, attempt } = await begun();
  await pool.query("update payment_attempts set amount_cents = $2, charged_cents = $2 where id = $1", [
    attempt.id,
    second,
  ]);
  const settle = await plan({ ...attempt, choices: { ...attempt.choices, chargedCents: second } });
  expect(await settle()).toBe("settled");
  expect(await amountOf(donation)).toEqual(["COMPLETED", second]);
});
