import { beforeAll, describe, expect, test } from "vitest";
import { sumOf } from "#domain/analytics/figures.ts";
import { dimensions } from "#domain/analytics/parts.ts";
import { addDays } from "#domain/calendar/day.ts";
import { bookChargeback, bookGift, bookRefund } from "#domain/ledger/postings.ts";
import { asCents } from "#domain/money/cents.ts";
import { today } from "#server/timing/clock.ts";
import { testApp } from "#testing/app.ts";
import { testDatabase } from "#testing/database.ts";
import { storedBooks } from "../ledger/ledger.ts";
import { summariseLedger } from "../ledger/ledger-summary.ts";
import { analyticsSource, partsStatement, wholeStatement } from "./analytics-source.ts";
import { addFunnelCounts, summariseGifts } from "./summarise-gifts.ts";

const { pool, owner } = await testDatabase("demonstration");
const source = analyticsSource(pool);
const books = storedBooks(pool);
const everyGift = { campaign: null, frequency: null };
const everyDay = { from: "2000-01-01", to: "2100-01-01" };
const aYear = { from: addDays(today(), -364), to: today() };

beforeAll(async () => {
  await testApp(pool);
});

type Given = {
  id: string;
  on: string;
  email?: string;
  method?: string;
  country?: string | null;
  campaignId?: string | null;
};

/** Booked first, then COMPLETED, like any donation. */
async function give({ id, on, email = "eva@example.org", method, country = "NL", campaignId = null }: Given) {
  await pool.query(
    `insert into donations (id, reference, amount_cents, charged_cents, currency, frequency, campaign_id, donor_email,
       language, country)
     values ($1, $1, 2500, 2608, 'EUR', 'ONE_TIME', $2, $3, 'nl', $4)`,
    [id, campaignId, email, country],
  );
  await pool.query(
    `insert into payment_attempts (id, donation_id, number, amount_cents, charged_cents, frequency, claimed_until, provider,
       payment_id, truth)
     values ($1, $1, 1, 2500, 2608, 'ONE_TIME', now(), 'stripe', $1, $2)`,
    [id, method ? { method } : null],
  );
  const booked = { ...ofDonation(id), on, campaignId, giftCents: asCents(2500), coverCents: asCents(108) };
  await books.book(bookGift(booked));
  await pool.query(
    "update donations set status = 'COMPLETED', paid_at = $2::date + time '12:00', paid_attempt_id = $1 where id = $1",
    [id, on],
  );
}

const ofDonation = (id: string) =>
  ({ donationId: id, holder: "stripe", campaignId: null, programId: null, fund: null }) as const;
const on = (day: string) => source.gifts({ from: day, to: day }, everyGift);

describe("the gifts of a year", () => {
  test("are the paid ones, in cents, and come to what the books say", async () => {
    const { rows } = await pool.query<{ gifts: number; cents: number }>(
      `select count(*)::int as gifts, sum(amount_cents)::bigint as cents from donations
       where paid_at is not null and status <> 'REVERSED'`,
    );
    const { rows: net } = await pool.query<{ cents: number }>(
      `select -sum(p.cents)::bigint as cents from ledger_postings p join ledger_entries e on e.id = p.entry_id
         join ledger_accounts a on a.id = p.account_id where a.raised and e.donation_id is not null`,
    );
    const total = sumOf((await source.gifts(aYear, everyGift)).days);
    expect(total).toMatchObject({ gifts: rows[0]?.gifts, givenCents: rows[0]?.cents });
    expect(total.givenCents - total.returnedCents).toBe(net[0]?.cents);
    expect(total.returnedCents).toBeGreaterThan(0);
  });

  test.each(dimensions)("add up to the same by %s", async (dimension) => {
    const { days, parts } = await source.gifts(aYear, everyGift);
    expect(sumOf(parts[dimension])).toEqual(sumOf(days));
  });

  test("are the same whether they are kept by day or read from the books, and summing twice adds nothing", async () => {
    const read = await source.gifts(everyDay, everyGift);
    await summariseLedger(pool);
    await Promise.all([summariseGifts(pool, 100), summariseGifts(pool, 70)]);
    await summariseGifts(pool);
    const { rows } = await pool.query(
      "select entry_id from gift_days_mark where entry_id = (select max(id) from ledger_entries)",
    );
    expect(rows).toHaveLength(1);
    const kept = await source.gifts(everyDay, everyGift);
    const sorted = (figures: object) =>
      JSON.stringify(
        Object.values(figures)
          .flat()
          .map((each) => JSON.stringify(each))
          .toSorted(),
      );
    expect(sorted(kept.days)).toBe(sorted(read.days));
    expect(sorted(kept.parts)).toBe(sorted(read.parts));
  });

  test("can be narrowed to a campaign, to none, and to monthly ones", async () => {
    const all = await source.gifts(aYear, everyGift);
    for (const { key, gifts } of all.parts.campaign) {
      const narrowed = await source.gifts(aYear, { campaign: key, frequency: null });
      expect(sumOf(narrowed.days).gifts).toBe(gifts);
      expect(narrowed.parts.campaign.map((part) => part.key)).toEqual([key]);
    }
    const monthly = await source.gifts(aYear, { campaign: null, frequency: "MONTHLY" });
    expect(sumOf(monthly.days).gifts).toBe(all.parts.frequency.find(({ key }) => key === "MONTHLY")?.gifts);
  });
});

describe("one gift", () => {
  const day = "2031-05-01";
  beforeAll(async () => {
    await give({ id: "g1", on: day, method: "ideal", campaignId: "winter" });
    await give({ id: "g2", on: addDays(day, 1), email: "EVA@example.org", country: null });
  });

  test("is counted on its day, without the fee that was covered", async () => {
    const { days, parts } = await on(day);
    const figures = { gifts: 1, givenCents: asCents(2500), returnedCents: asCents(0) };
    expect(days).toEqual([{ day, ...figures }]);
    expect(parts).toEqual({
      campaign: [{ key: "winter", ...figures }],
      country: [{ key: "NL", ...figures }],
      language: [{ key: "nl", ...figures }],
      method: [{ key: "ideal", ...figures }],
      donor: [{ key: "new", ...figures }],
      frequency: [{ key: "ONE_TIME", ...figures }],
    });
  });

  test("from someone who gave before is a returning donor's, however they wrote their address", async () => {
    const { parts } = await on(addDays(day, 1));
    expect(parts.donor).toMatchObject([{ key: "returning", gifts: 1 }]);
    expect(parts.country).toMatchObject([{ key: "", gifts: 1 }]);
    expect(parts.method).toMatchObject([{ key: "stripe", gifts: 1 }]);
  });

  test("that went back is counted as returned on the day it did, in its own campaign", async () => {
    const back = { ...ofDonation("g1"), on: addDays(day, 9), campaignId: "winter" };
    await books.book(
      bookRefund({ ...back, movementId: "r1", giftCents: asCents(1000), coverCents: asCents(40) }),
    );
    await books.book(
      bookChargeback({ ...back, movementId: "c1", giftCents: asCents(500), coverCents: asCents(0) }),
    );
    const { days, parts } = await on(addDays(day, 9));
    const figures = { gifts: 0, givenCents: asCents(0), returnedCents: asCents(1500) };
    expect(days).toEqual([{ day: addDays(day, 9), ...figures }]);
    expect(parts.campaign).toEqual([{ key: "winter", ...figures }]);
    expect((await on(day)).days).toMatchObject([{ returnedCents: 0 }]);
  });
});

test("monthly gifts are grouped by the Dutch month in which they began and ended", async () => {
  const monthly = async (id: string, began: string, status: string, ended: string | null) => {
    await give({ id, on: "2030-01-01" });
    await pool.query(
      `insert into recurring_gifts (id, status, amount_cents, charged_cents, provider, subscription_id, day_of_month,
         next_charge_on, created_at, ended_at)
       values ($1, $3, 2500, 2500, 'stripe', $1, 1, '2031-01-01', $2, $4)`,
      [id, began, status, ended],
    );
  };
  // 23:30 in London is the next month in Amsterdam.
  await monthly("m1", "2030-03-31T22:30:00Z", "ACTIVE", null);
  await monthly("m2", "2030-04-02T12:00:00Z", "PAST_DUE", null);
  await monthly("m3", "2030-04-02T12:00:00Z", "ENDED", "2030-06-01T12:00:00Z");
  await monthly("m4", "2030-05-02T12:00:00Z", "ENDED", null);
  await monthly("m5", "2030-06-02T12:00:00Z", "ENDED", "2030-08-02T12:00:00Z");
  const groups = (await source.monthly(["2030-04-01", "2030-05-01", "2030-06-01"])).filter(
    ({ began }) => began > "2030-03-01",
  );
  expect(groups.toSorted((a, b) => (`${a.began}${a.ended}` < `${b.began}${b.ended}` ? -1 : 1))).toEqual([
    { began: "2030-04-01", ended: "2030-06-01", gifts: 1, cents: asCents(2500) },
    { began: "2030-04-01", ended: null, gifts: 2, cents: asCents(5000) },
    { began: "2030-05-01", ended: "2030-05-01", gifts: 1, cents: asCents(2500) },
    { began: "2030-06-01", ended: "2030-07-01", gifts: 1, cents: asCents(2500) },
  ]);
  const later = await source.monthly(["2031-01-01"]);
  expect(later.every(({ began, ended }) => began === "2030-12-01" && (ended ?? began) === "2030-12-01")).toBe(
    true,
  );
});

test("two instances that count at once add to the same numbers", async () => {
  const counted = (count: number) => [
    { day: "2026-11-15", step: "opened", language: "nl", frequency: null, count } as const,
    { day: "2026-11-15", step: "paid", language: "nl", frequency: "MONTHLY", count } as const,
  ];
  await Promise.all([addFunnelCounts(pool, counted(2)), addFunnelCounts(pool, counted(3).toReversed())]);
  await addFunnelCounts(pool, [{ ...counted(1)[0]!, day: "2026-11-16" }]);
  const found = await source.funnel({ from: "2026-11-15", to: "2026-11-15" });
  expect(found).toHaveLength(2);
  expect(found).toContainEqual({ step: "opened", language: "nl", frequency: null, count: 5 });
  expect(found).toContainEqual({ step: "paid", language: "nl", frequency: "MONTHLY", count: 5 });
});

test.each([
  ["the days", wholeStatement],
  ["the parts", partsStatement],
])(
  "%s of a month are read from the index of the kept days, and never from the donations",
  async (_, statement) => {
    await pool.query(
      `insert into gift_days (dimension, day, value, campaign_id, frequency, gifts, given_cents, returned_cents)
     select dimension, date '1990-01-01' + n, value, '*', 'ONE_TIME', 1, 2500, 0
     from generate_series(1, 3000) n, (values ('all', ''), ('country', 'NL'), ('country', 'BE'), ('language', 'nl'),
       ('method', 'card'), ('method', 'ideal'), ('donor', 'new'), ('donor', 'returning')) v(dimension, value)`,
    );
    await owner.query("analyze gift_days");
    const { text, values } = statement({ from: "1992-01-01", to: "1992-01-30" }, everyGift);
    const { rows } = await pool.query<{ "QUERY PLAN": string }>(`explain ${text}`, [...values]);
    const plan = rows.map((row) => row["QUERY PLAN"]).join("\n");
    expect(plan).toContain("gift_days_pkey");
    expect(plan).not.toContain("Seq Scan on gift_days ");
    expect(plan).not.toContain("donations");
    await pool.query("delete from gift_days where day < '2000-01-01'");
  },
);
