import { randomBytes, randomUUID } from "node:crypto";
import { beforeEach, expect, test } from "vitest";
import { addDays } from "#domain/calendar/day.ts";
import { settleDonation } from "#domain/giving/settle/settle-donation.ts";
import { startDonation } from "#domain/giving/start/start-donation.ts";
import type { DonationRequest } from "#domain/giving/start/donation-request.ts";
import { sessionLifeMs } from "#domain/giving/start/open-payment-session.ts";
import { paymentsThatOpen } from "#domain/giving/payments.fixtures.ts";
import type { PaymentReport, Refund } from "#domain/giving/payment-report.ts";
import { referenceBytes, referenceFrom } from "#domain/giving/reference.ts";
import { paymentReport, requestFor } from "#domain/giving/sample-gift.fixtures.ts";
import { bookMovement } from "#domain/ledger/book-movement.ts";
import type { PledgeValues } from "#domain/matching/pledge-form.ts";
import { firstFeeRates } from "#domain/money/cover-fees.ts";
import { asCents } from "#domain/money/cents.ts";
import { today } from "#server/timing/clock.ts";
import { testDatabase } from "#testing/database.ts";
import { bookedByCampaign } from "#testing/public-sums.ts";
import { storedDonations } from "../giving/donations.ts";
import { storedPaymentSessions } from "../giving/payment-sessions.ts";
import { decideWaitingMatches } from "./decide-matches.ts";
import { storedPledges } from "./pledges.ts";

const { pool } = await testDatabase();
const donations = storedDonations(pool);
const pledges = storedPledges(pool);
const settle = settleDonation({ donations, book: bookMovement });
const decide = decideWaitingMatches(pool, today);
const by = { actor: { userId: "admin", role: "ADMIN" }, requestId: "r1" };

/** Each test has its own campaign. */
let campaignId: string;
let pledgeId: string;
beforeEach(() => {
  campaignId = `campaign-${randomUUID()}`;
  pledgeId = randomUUID();
});

const terms = (changes: Partial<PledgeValues> = {}): PledgeValues => ({
  campaignId,
  sponsor: "Sample Company",
  sponsorKind: "COMPANY",
  sponsorEmail: "Sponsor@example.org",
  adds: 1,
  per: 1,
  poolCents: asCents(250_00),
  perDonationCents: asCents(100_00),
  perDonorCents: null,
  minimumCents: null,
  startsOn: today(),
  endsOn: addDays(today(), 30),
  priority: 1,
  monthly: "FIRST",
  withManual: false,
  remainderGiven: false,
  signedOn: today(),
  ...changes,
});
const pledged = async (changes: Partial<PledgeValues> = {}, id = pledgeId) =>
  expect(await pledges.add(id, terms(changes), by)).toEqual({ ok: true });

async function started(cents: number, changes: Partial<DonationRequest> = {}) {
  const clientSecret = randomBytes(32).toString("base64url");
  const openedAt = new Date();
  const expiresAt = new Date(openedAt.getTime() + sessionLifeMs);
  await storedPaymentSessions(pool).open({
    clientSecret,
    userId: null,
    fees: firstFeeRates,
    openedAt,
    expiresAt,
  });
  const start = startDonation({
    donations,
    payments: paymentsThatOpen(),
    purposes: { status: async () => "open" as const },
    isServed: async () => true,
    methods: async () => [],
    newId: () => randomUUID(),
    newReference: () => referenceFrom(randomBytes(referenceBytes)),
    clock: () => new Date(),
    pause: async () => {},
  });
  const donor = { email: `${randomUUID()}@example.org` };
  const request = requestFor({ clientSecret, amountCents: asCents(cents), campaignId, donor, ...changes });
  const outcome = await start(request, { userId: null, country: "NL" });
  if (!outcome.ok) throw new Error(outcome.reason);
  return { id: outcome.donationId, cents };
}
type Started = Awaited<ReturnType<typeof started>>;
const reports = ({ id, cents }: Started, changes: Partial<PaymentReport> = {}) =>
  settle(paymentReport(`p-${id}-1`, { chargedCents: asCents(cents), ...changes }));
const refundOf = ({ id }: Started, cents: number): Refund => ({
  id: `refund-${id}`,
  cents: asCents(cents),
  state: "done",
  at: new Date().toISOString(),
});
async function gives(cents: number, changes: Partial<DonationRequest> = {}): Promise<Started> {
  const donation = await started(cents, changes);
  await reports(donation);
  return donation;
}
const matchOfDonation = async ({ id }: Started) =>
  (await pledges.ofDonation(id)).reduce((sum, { cents }) => sum + cents, 0);
const used = async () => (await pledges.show(pledgeId, today()))?.usedCents;

test("the published example, in the order of confirmation", async () => {
  await pledged();
  const given = [];
  for (const cents of [50_00, 150_00, 33_33, 125_00, 10_00]) given.push(await gives(cents));
  await decide();
  expect(await Promise.all(given.map(matchOfDonation))).toEqual([50_00, 100_00, 33_33, 66_67, 0]);
  expect(await pledges.show(pledgeId, today())).toMatchObject({
    usedCents: 250_00,
    state: "USED_UP",
    donations: 4,
  });
  // What sponsors add is no part of the public total.
  expect((await bookedByCampaign(pool)).get(campaignId)).toBe(368_33);
});

test("200 concurrent donations and deciders never exceed a pool that is too small", async () => {
  await pledged({ poolCents: asCents(1_000_00), perDonationCents: null });
  await Promise.all(
    Array.from({ length: 200 }, async (_, n) => {
      await gives(10_00 + n);
      if (n % 10 === 0) await decide();
    }),
  );
  await decide();
  expect(await used()).toBe(1_000_00);
  const { rows } = await pool.query(
    `select count(*)::int as decided, sum(match_cents)::int as cents from matching_entries where pledge_id = $1`,
    [pledgeId],
  );
  expect(rows).toEqual([{ decided: 200, cents: 1_000_00 }]);
});

test("a refund returns its share to the pool while the window is open, and the next donor gets it", async () => {
  await pledged({ poolCents: asCents(60_00) });
  const first = await gives(60_00);
  const second = await gives(20_00);
  await decide();
  expect([await matchOfDonation(first), await matchOfDonation(second)]).toEqual([60_00, 0]);
  await reports(first, { refunds: [refundOf(first, 15_00)] });
  await reports(first, { refunds: [refundOf(first, 15_00)] });
  await decide();
  expect(await matchOfDonation(first)).toBe(45_00);
  const third = await gives(20_00);
  await decide();
  expect([await matchOfDonation(second), await matchOfDonation(third), await used()]).toEqual([
    0, 15_00, 60_00,
  ]);
});

test("a refund after the window is a credit note, and the pool stays used", async () => {
  await pledged();
  const donation = await gives(40_00);
  await decide();
  await reports(donation, { refunds: [refundOf(donation, 40_00)] });
  await decideWaitingMatches(pool, () => addDays(today(), 31))();
  expect(await matchOfDonation(donation)).toBe(0);
  expect(await pledges.show(pledgeId, today())).toMatchObject({ usedCents: 40_00, creditedCents: 40_00 });
});

test("a pending direct debit is reserved, shown only once paid, and released if it fails", async () => {
  await pledged({ poolCents: asCents(30_00) });
  const [failing, paying] = [await started(20_00), await started(20_00)];
  for (const debit of [failing, paying]) await reports(debit, { state: "processing" });
  await decide();
  expect(await used()).toBe(30_00);
  expect([await matchOfDonation(failing), await matchOfDonation(paying)]).toEqual([0, 0]);
  expect(await pledges.claim(pledgeId, today(), by)).toEqual({ ok: false, reason: "payments_pending" });
  await reports(failing, { state: "failed", asOf: Date.now() });
  await reports(paying);
  await decide();
  expect([await matchOfDonation(failing), await matchOfDonation(paying), await used()]).toEqual([
    0, 10_00, 10_00,
  ]);
});

test("donations from before the pledge, also when refunded later, are not matched", async () => {
  const before = await gives(50_00);
  await pledged();
  await reports(before, { refunds: [refundOf(before, 10_00)] });
  await decide();
  expect([await matchOfDonation(before), await used()]).toEqual([0, 0]);
});

test("terms are refused that the matches contradict, and each place is taken once", async () => {
  await pledged();
  const donation = await gives(80_00);
  await decide();
  const change = (changes: Partial<PledgeValues>, version = 1) =>
    pledges.change(pledgeId, version, terms(changes), by);
  expect(await change({ poolCents: asCents(79_99) })).toEqual({ ok: false, reason: "pool_below_used" });
  expect(await change({ endsOn: addDays(today(), -1) })).toEqual({ ok: false, reason: "ends_before_start" });
  expect(await pledges.add(randomUUID(), terms(), by)).toEqual({ ok: false, reason: "priority_taken" });
  expect(await pledges.add(pledgeId, terms({ poolCents: asCents(1) }), by)).toEqual({ ok: true });
  expect(await change({ poolCents: asCents(80_00), adds: 10 })).toEqual({ ok: true });
  expect(await change({})).toEqual({ ok: false, reason: "changed_meanwhile" });
  // Not retroactive.
  await reports(donation, { refunds: [] });
  await decide();
  expect(await matchOfDonation(donation)).toBe(80_00);
});

test("the database refuses more than the pool, another use and a changed entry, whoever writes", async () => {
  await pledged();
  const insert = pool.query(
    `insert into matching_entries (pledge_id, donation_id, kind, counted_cents, match_cents, pool_cents)
     values ($1, 'd', 'DECIDED', 25001, 25001, 25001)`,
    [pledgeId],
  );
  await expect(insert).rejects.toMatchObject({ constraint: "matching_pool_not_exceeded" });
  const use = pool.query("update matching_pledges set used_cents = 1 where id = $1", [pledgeId]);
  await expect(use).rejects.toMatchObject({ constraint: "matching_pledge_stays" });
  await gives(10_00);
  await decide();
  await expect(pool.query("delete from matching_entries")).rejects.toThrow("stays");
  expect(await pledges.claim(pledgeId, today(), by)).toMatchObject({ ok: true, claim: { cents: 10_00 } });
  const raise = pool.query("update matching_pledges set pool_cents = 99900 where id = $1", [pledgeId]);
  await expect(raise).rejects.toMatchObject({ constraint: "matching_pledge_stays" });
  expect(await pledges.change(pledgeId, 2, terms(), by)).toEqual({ ok: false, reason: "claimed" });
});

test("the public amount changes only with ten more donors", async () => {
  await pledged({ poolCents: asCents(5_000_00) });
  const shown = async () => (await pledges.offersFor(campaignId, today()))[0]?.matchedCents;
  for (let n = 0; n < 9; n++) await gives(10_00);
  const again = { donor: { email: "again@example.org" } };
  await gives(10_00, again);
  await gives(10_00, again);
  await decide();
  expect(await shown()).toBe(100_00);
  await gives(33_00);
  await decide();
  expect(await shown()).toBe(100_00);
});
