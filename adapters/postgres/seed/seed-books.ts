import type pg from "pg";
import { usualNatures } from "#domain/annual-lines.ts";
import { addDays, daysBetween, yearOf } from "#domain/calendar/day.ts";
import { foundation } from "#domain/content/kinds/foundation/sample.ts";
import { sampleFigures } from "#domain/content/sample-figures.ts";
import type { Entry } from "#domain/ledger/entry.ts";
import { bookExpense, bookGift, bookOpening, bookRefund } from "#domain/ledger/postings.ts";
import { chargeFor, firstFeeRates } from "#domain/money/cover-fees.ts";
import { asCents, plus, type Cents } from "#domain/money/cents.ts";
import { minus, negated, sumOf, times } from "#domain/money/sums.ts";
import { bookAll } from "./book-all.ts";
import { pastYearEntries } from "./past-years.ts";
import { firstStatementDay } from "./sample-bank.ts";
import { bookedElsewhere } from "./sample-hand-entries.ts";
import { handGiftCents } from "./sample-hand-gifts.ts";
import { sampleGifts, type SampleGift } from "./sample-gifts.ts";
import { transferGifts } from "./sample-transfers.ts";
import { storeGifts } from "./store-gifts.ts";

const paidFates = ["COMPLETED", "REFUNDED"];
const { spentCents, spentThisYearCents } = sampleFigures;
const spentOnProjectsBefore = minus(
  sumOf(Object.values(spentCents)),
  sumOf(Object.values(spentThisYearCents)),
);

/**
 * Books with history: a year of donations, expenses of this and earlier years, and openings, so that every specified
 * figure is computed.
 */
export async function seedBooks(client: pg.ClientBase, today: string): Promise<void> {
  const gifts = [...sampleGifts(Object.keys(sampleFigures.raisedCents), today), ...transferGifts()];
  await bookAll(client, [
    // First, so that their numbers are stable.
    ...expenseEntries(today),
    ...giftEntries(gifts, today),
    ...openingEntries(gifts, today),
  ]);
  await storeGifts(client, gifts, today);
}

function giftEntries(gifts: readonly SampleGift[], today: string): Entry[] {
  return gifts
    .filter(({ fate }) => paidFates.includes(fate))
    .flatMap((gift) => {
      const common = {
        donationId: gift.id,
        holder: gift.reference ? ("statement" as const) : ("sandbox" as const),
        on: addDays(today, -gift.daysAgo),
        campaignId: gift.campaignId,
        programId: null,
        fund: null,
        giftCents: gift.giftCents,
        coverCents: minus(chargeFor(gift.giftCents, gift.coverFees, firstFeeRates), gift.giftCents),
      };
      const received = bookGift(common);
      return gift.fate === "REFUNDED"
        ? [received, bookRefund({ ...common, movementId: `${gift.id}-refund` })]
        : [received];
    });
}

/** The specified totals beyond the year of donations. */
function openingEntries(gifts: readonly SampleGift[], today: string): Entry[] {
  const kept = gifts.filter(({ fate }) => fate === "COMPLETED");
  const given = (list: readonly SampleGift[]) => sumOf(list.map(({ giftCents }) => giftCents));
  const on = addDays(today, -400);
  const campaigns = Object.entries(sampleFigures.raisedCents).map(([campaignId, raised]) => ({
    account: "gifts-restricted" as const,
    cents: minus(given(kept.filter((gift) => gift.campaignId === campaignId)), raised),
    campaignId,
  }));
  const inCampaigns = sumOf(campaigns.map(({ cents }) => cents));
  const counted = plus(given(kept), handGiftCents(today));
  const rest = minus(plus(sampleFigures.impactStats.totalRaised, inCampaigns), counted);
  return [
    bookOpening({
      openingId: "gifts-before-these-books",
      on,
      description: "Gifts received before these books began",
      balances: [...campaigns, { account: "bank-suspense", cents: negated(inCampaigns) }],
    }),
    ...pastYearEntries({
      firstYear: foundation.foundedYear,
      lastYear: yearOf(today) - 1,
      raisedCents: rest,
      projectCentsInLastYear: spentOnProjectsBefore,
      firstYearOfStatements: yearOf(firstStatementDay(today)),
      bookedElsewhere: (category, year) => bookedElsewhere(category, year, today),
    }),
  ];
}

function expenseEntries(today: string): Entry[] {
  const year = yearOf(today);
  const { expenditureCents } = sampleFigures;
  const ofProject = Object.entries(spentCents).flatMap(([projectId, total]) => {
    const thisYear = spentThisYearCents[projectId as keyof typeof spentThisYearCents];
    return [
      { projectId, name: `${year - 1}`, on: `${year - 1}-12-01`, cents: minus(total, thisYear) },
      ...quarters(today).map((on, quarter, all) => ({
        projectId,
        name: `${year}-${quarter + 1}`,
        on,
        cents: partOf(thisYear, quarter, all.length),
      })),
    ];
  });
  const projects = ofProject
    .filter(({ cents }) => cents > 0)
    .map(({ projectId, name, on, cents }) =>
      bookExpense({
        expenseId: `demo-${projectId}-${name}`,
        on,
        category: "PROGRAM",
        projectId,
        cents,
        nature: "purchases",
        description: "Costs of the project",
      }),
    );
  const overhead = (["ADMINISTRATION", "FUNDRAISING"] as const).map((category) =>
    bookExpense({
      expenseId: `demo-${category.toLowerCase()}-${year}`,
      on: earlyThisYear(today),
      category,
      projectId: null,
      cents: minus(expenditureCents[category], bookedElsewhere(category, year, today)),
      nature: usualNatures[category],
      description: category === "ADMINISTRATION" ? "Office, accountant and insurance" : "Mailings and events",
    }),
  );
  return [...projects, ...overhead];
}

/** Four days of this year so far, the last is today. */
const quarters = (today: string): string[] => {
  const first = earlyThisYear(today);
  const passed = daysBetween(first, today);
  return [1, 2, 3, 4].map((quarter) => addDays(first, Math.floor((passed * quarter) / 4)));
};

/** Whole cents; the last part is the rest. */
const partOf = (cents: Cents, place: number, parts: number): Cents => {
  const part = asCents(Math.floor(cents / parts));
  return place === parts - 1 ? minus(cents, times(part, parts - 1)) : part;
};

/** A day of this year that is never in the future. */
const earlyThisYear = (today: string): string => `${yearOf(today)}-01-01`;
