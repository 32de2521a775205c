import { bookedGiftsArePaid } from "./booked-gifts-are-paid.ts";
import { bookedPurposesAreKept } from "./booked-purposes-are-kept.ts";
import { campaignTotalsAgree } from "./campaign-totals-agree.ts";
import type { Check } from "./check.ts";
import { everyChargeHasItsReceipt } from "./every-charge-has-its-receipt.ts";
import { keptDaySumsAreRight } from "./kept-day-sums-are-right.ts";
import { keptGiftDaysAreRight } from "./kept-gift-days-are-right.ts";
import { keptSumsAreRight } from "./kept-sums-are-right.ts";
import { ledgerBalances } from "./ledger-balances.ts";
import { nothingIsBookedAhead } from "./nothing-is-booked-ahead.ts";
import { nothingLiesInSuspense } from "./nothing-lies-in-suspense.ts";
import { paidGiftsAreBooked } from "./paid-gifts-are-booked.ts";
import { payoutsAreExplained } from "./payouts-are-explained.ts";
import { receiptsHaveNoGaps } from "./receipts-have-no-gaps.ts";
import { receiptsWerePaid } from "./receipts-were-paid.ts";
import { returnedMoneyIsBooked } from "./returned-money-is-booked.ts";
import { sealedGiftsAreBooked } from "./sealed-gifts-are-booked.ts";

/** Checks by the database alone; provider checks are separate. */
export const checksOfTheBooks: readonly Check[] = [
  ledgerBalances,
  paidGiftsAreBooked,
  bookedGiftsArePaid,
  returnedMoneyIsBooked,
  everyChargeHasItsReceipt,
  receiptsWerePaid,
  receiptsHaveNoGaps,
  nothingLiesInSuspense,
  payoutsAreExplained,
  nothingIsBookedAhead,
  campaignTotalsAgree,
  bookedPurposesAreKept,
  keptSumsAreRight,
  keptDaySumsAreRight,
  keptGiftDaysAreRight,
  sealedGiftsAreBooked,
];
