import { expect, test } from "vitest";
import { inTransaction } from "#adapters/postgres/base/in-transaction.ts";
import { storedBooks } from "#adapters/postgres/ledger/ledger.ts";
import { seedContent } from "#adapters/postgres/seed/seed-content.ts";
import type { DonationRequest } from "#domain/giving/start/donation-request.ts";
import type { GiftTrail } from "#domain/giving/gift-trail.ts";
import type { PaymentReport } from "#domain/giving/payment-report.ts";
import { entry } from "#domain/ledger/entry.ts";
import { bookExpense, reverse } from "#domain/ledger/postings.ts";
import { asCents } from "#domain/money/cents.ts";
import { testDatabase } from "#testing/database.ts";
import { today } from "../../timing/clock.ts";
import { giftOn } from "./donor-papers.fixtures.ts";
import { composeTrails } from "./trails.ts";

const { pool } = await testDatabase();
await inTransaction(pool, (client) => seedContent(client, today()));
const { followGift: follow, openExpenses } = composeTrails(pool, { addUpEveryMs: 0 });
const donor = { userId: "nobody", verifiedEmail: "donor@example.org" };
const bed = "a-safe-bed-in-rotterdam";
const shelter = "rotterdam-emergency-housing";

const given = async (day: number, choices: Partial<DonationRequest>, report: Partial<PaymentReport> = {}) => {
  const gift = await giftOn(pool, choices);
  await gift.settle({ paidAt: `2026-03-${String(day).padStart(2, "0")}T12:00:00Z`, ...report });
  return gift;
};
const spend = (day: number, cents: number, projectId: string | null, expenseId: string) => {
  const category = projectId ? ("PROGRAM" as const) : ("ADMINISTRATION" as const);
  const on = `2026-03-${String(day).padStart(2, "0")}`;
  return bookExpense({
    expenseId,
    on,
    category,
    projectId,
    cents: asCents(cents),
    description: `Expense ${expenseId}`,
  });
};
const trailOf = async ({ donationId }: { donationId: string }): Promise<GiftTrail> => {
  const trail = await follow(donor, donationId, "en");
  if (!trail) throw new Error(`There is no trail of ${donationId}`);
  const parts = trail.spent.reduce((sum, { cents }) => sum + cents, Number(trail.waitingCents));
  expect(trail.returnedCents + trail.feeCents + parts, "adds up to the gift").toBe(trail.receivedCents);
  return trail;
};

test("gifts are followed to the expenses they paid, the oldest and the narrowest first, to the cent", async () => {
  const books = storedBooks(pool);
  const free = await given(1, { amountCents: asCents(5000) }, { feeCents: asCents(100) });
  const first = await given(
    2,
    { campaignId: bed, coverFees: true },
    { chargedCents: asCents(2608), feeCents: asCents(29) },
  );
  const second = await given(3, { campaignId: bed });
  const late = await given(20, { campaignId: bed });
  expect((await trailOf(first)).waitingCents).toBe(2579);

  await books.book(spend(10, 3000, shelter, "beds"));
  await books.book(spend(11, 4000, shelter, "heating"));
  await books.book(spend(12, 500, null, "accountant"));
  expect(await trailOf(first)).toMatchObject({
    receivedCents: asCents(2608),
    coveredFeeCents: asCents(108),
    feeCents: asCents(29),
    assigned: { kind: "project", title: expect.any(String) },
    spent: [
      {
        cents: asCents(2579),
        description: "Expense beds",
        expenseCents: asCents(3000),
        project: { id: shelter },
      },
    ],
    waitingCents: asCents(0),
  });
  expect((await trailOf(second)).spent).toMatchObject([
    { cents: asCents(421), description: "Expense beds" },
    { cents: asCents(2079), description: "Expense heating" },
  ]);
  expect(await trailOf(free)).toMatchObject({
    feeCents: asCents(100),
    assigned: { kind: "free", title: null },
    spent: [
      { cents: asCents(1921), description: "Expense heating" },
      { cents: asCents(500), description: "Expense accountant", category: "ADMINISTRATION", project: null },
    ],
    waitingCents: asCents(2479),
  });
  expect(await trailOf(late), "came in after all of it was spent").toMatchObject({
    spent: [],
    waitingCents: asCents(2500),
    aheadCents: asCents(0),
  });

  const at = "2026-03-21T12:00:00Z";
  await first.settle({
    chargedCents: asCents(2608),
    refunds: [{ id: "re_first", cents: asCents(2608), state: "done", at }],
  });
  expect(await trailOf(first)).toMatchObject({
    returnedCents: asCents(2608),
    feeCents: asCents(0),
    spent: [],
    waitingCents: asCents(0),
  });
  expect((await trailOf(second)).spent).toMatchObject([{ cents: 2500, description: "Expense beds" }]);

  const heating = spend(11, 4000, shelter, "heating");
  await books.book(reverse(heating, { on: "2026-03-22", reason: "Entered twice" }));
  expect((await trailOf(free)).spent.map(({ description }) => description)).toEqual([
    "Expense beds",
    "Expense accountant",
  ]);
});

test("gifts of one day are spent in the order in which they were booked", async () => {
  const gifts = [];
  for (let place = 0; place < 3; place += 1)
    gifts.push(await given(25, { programId: "animals", amountCents: asCents(1000) }));
  const vet = { ...spend(26, 1500, "animal-rescue-center-uae", "vet"), bookedOn: "2026-03-26" };
  await storedBooks(pool).book(vet);
  const trails = await Promise.all(gifts.map(trailOf));
  expect(trails.map(({ waitingCents }) => waitingCents)).toEqual([0, 500, 1000]);
  expect(trails.map(({ aheadCents }) => aheadCents)).toEqual([0, 0, 500]);
});

test("a subsidy for a project is spent on it in the same row as gifts, and on nothing else", async () => {
  const books = storedBooks(pool);
  const school = "amsterdam-youth-education-hub";
  const subsidy = (cents: number, on: string, id: string, purpose: object) =>
    entry({
      cause: { kind: "income", id },
      bookedOn: on,
      description: "Subsidy",
      postings: [
        { account: "bank", cents: asCents(cents) },
        { account: "income-government", cents: asCents(-cents), ...purpose },
      ],
    });
  await books.book(subsidy(1000, "2026-03-05", "s1", { projectId: school }));
  const gift = await given(6, { programId: "children", amountCents: asCents(2500) });
  const free = await given(6, { amountCents: asCents(700) });
  await books.book(spend(7, 1800, school, "desks"));
  expect(await trailOf(gift), "the narrower money goes first").toMatchObject({
    spent: [{ cents: 800, description: "Expense desks" }],
    waitingCents: asCents(1700),
  });
  expect((await trailOf(free)).spent.map(({ description }) => description)).not.toContain("Expense desks");

  // For the same program and older, it is before the gift; undone, it pays for nothing.
  const older = subsidy(600, "2026-03-06", "s2", { programId: "children" });
  await books.book({ ...older, bookedOn: "2026-03-04" });
  expect(await trailOf(gift)).toMatchObject({ spent: [{ cents: 200 }], aheadCents: asCents(0) });
  await books.book(
    reverse({ ...older, bookedOn: "2026-03-04" }, { on: "2026-03-08", reason: "Not granted" }),
  );
  expect(await trailOf(gift)).toMatchObject({ spent: [{ cents: 800 }] });
});

test("nobody follows someone else's gift, or one that was not paid", async () => {
  const paid = await given(1, {});
  const pending = await giftOn(pool);
  expect(await follow({ userId: "x", verifiedEmail: "eve@example.org" }, paid.donationId, "en")).toBeNull();
  expect(await follow(donor, pending.donationId, "en")).toBeNull();
  expect(await follow(donor, "no-such-gift", "en")).toBeNull();
});

test("an expense tells how many gifts paid it, and nothing where they are few", async () => {
  const books = storedBooks(pool);
  const project = "jeddah-disaster-preparedness";
  const numberOf = async (id: string): Promise<number> => {
    const { rows } = await pool.query<{ id: number }>(
      "select id from ledger_entries where cause_kind = 'expense' and cause_id = $1",
      [id],
    );
    return rows[0]?.id ?? 0;
  };
  const paidBy = async (id: string) => (await openExpenses.show(await numberOf(id), "en"))?.paidBy;
  for (let place = 0; place < 12; place += 1)
    await given(21, {
      programId: "disaster",
      amountCents: asCents(1000),
      donor: { email: `giver${place}@example.org` },
    });
  await books.book(spend(22, 10_500, project, "many"));
  await books.book(spend(23, 1_500, project, "few"));
  expect(await paidBy("many")).toEqual({ gifts: 11, giftCents: 10_500, restCents: 0 });
  expect(await paidBy("few")).toEqual({ gifts: null, giftCents: 0, restCents: 1_500 });
});
