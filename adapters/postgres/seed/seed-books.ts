import type pg from "pg";
import { addDays, yearOf } from "#domain/calendar/day.ts";
import { foundation } from "#domain/content/kinds/foundation/sample.ts";
import { sampleFigures } from "#domain/content/sample-figures.ts";
import type { Entry } from "#domain/ledger/entry.ts";
import { bookGift, bookOpening, bookRefund } from "#domain/ledger/postings.ts";
import { chargeFor, firstFeeRates } from "#domain/money/cover-fees.ts";
import { asCents, plus } from "#domain/money/cents.ts";
import { minus, negated, sumOf } from "#domain/money/sums.ts";
import { bookAll } from "./book-all.ts";
import { pastYearEntries } from "./past-years.ts";
import { firstStatementDay } from "./sample-bank.ts";
import { bookedElsewhere } from "./sample-hand-entries.ts";
import { handGiftCents } from "./sample-hand-gifts.ts";
import { earlierPayments, expenseEntries, partOf } from "./sample-expenses.ts";
import { sampleGifts, type SampleGift } from "./sample-gifts.ts";
import { transferGifts } from "./sample-transfers.ts";
import { storeGifts } from "./store-gifts.ts";

/** Half a year of costs. */
const continuityReserveCents = asCents(2_500_000);
const paidFates = ["COMPLETED", "REFUNDED"];

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
  const year = yearOf(today);
  const campaigns = Object.entries(sampleFigures.raisedCents).map(([campaignId, raised]) => ({
    account: "gifts-restricted" as const,
    cents: minus(given(kept.filter((gift) => gift.campaignId === campaignId)), raised),
    campaignId,
  }));
  const inCampaigns = sumOf(campaigns.map(({ cents }) => cents));
  const counted = plus(given(kept), handGiftCents(today));
  const rest = minus(plus(sampleFigures.impactStats.totalRaised, inCampaigns), counted);
  return [
    // In two parts, so that the closed year has restricted funds.
    ...[addDays(today, -400), `${year - 2}-11-20`].map((on, part, all) => {
      const balances = campaigns.map(({ cents, ...campaign }) => ({
        ...campaign,
        cents: negated(partOf(negated(cents), part, all.length)),
      }));
      return bookOpening({
        openingId: `gifts-before-these-books-${part + 1}`,
        on,
        description: "Gifts received before these books began",
        balances: [
          ...balances,
          { account: "bank-suspense", cents: negated(sumOf(balances.map(({ cents }) => cents))) },
        ],
      });
    }),
    bookOpening({
      openingId: "continuity-reserve",
      on: `${year - 2}-12-15`,
      description: "Continuity reserve, decided by the board",
      balances: [{ account: "continuity-reserve", cents: negated(continuityReserveCents) }],
    }),
    ...pastYearEntries({
      firstYear: foundation.foundedYear,
      lastYear: year - 1,
      raisedCents: rest,
      projectCents: (of) =>
        sumOf(
          earlierPayments(today)
            .filter(({ on }) => yearOf(on) === of)
            .map(({ cents }) => cents),
        ),
      firstYearOfStatements: yearOf(firstStatementDay(today)),
      bookedElsewhere: (category, of) => bookedElsewhere(category, of, today),
    }),
  ];
}
