import type { SpendingCategory } from "#domain/spending-category.ts";
import type { FeeTaken, GiftReceived, GiftReturned, Purpose } from "#domain/money/movement.ts";
import { plus, type Cents } from "#domain/money/cents.ts";
import { negated, sumOf } from "#domain/money/sums.ts";
import { expenseAccounts, holdings } from "./accounts.ts";
import type { AddedAccountId } from "#domain/money/added-account.ts";
import { entry, type Cause, type Entry, type Posting } from "./entry.ts";

export const bookGift = (gift: GiftReceived): Entry =>
  entry({
    cause: { kind: "gift", id: gift.donationId },
    bookedOn: gift.on,
    description: "Gift received",
    donationId: gift.donationId,
    postings: [
      { account: holdings[gift.holder], cents: plus(gift.giftCents, gift.coverCents) },
      {
        account: gift.campaignId || gift.programId || gift.fund ? "gifts-restricted" : "gifts-unrestricted",
        cents: negated(gift.giftCents),
        ...purposeOf(gift),
      },
      { account: "fee-cover", cents: negated(gift.coverCents) },
    ],
  });

export const bookFee = (fee: FeeTaken): Entry =>
  entry({
    cause: { kind: "fee", id: fee.feeId },
    bookedOn: fee.on,
    description: "Payment fee",
    donationId: fee.donationId,
    postings: [
      { account: "provider-fees", cents: fee.cents },
      { account: holdings[fee.holder], cents: negated(fee.cents) },
    ],
  });

export const bookRefund = (refund: GiftReturned): Entry =>
  entry({
    cause: { kind: "refund", id: refund.movementId },
    description: "Refund to the donor",
    ...outgoing("refunds", refund),
  });

/** A bank can reject a refund days later; the money is then ours again. */
export const bookFailedRefund = (refund: GiftReturned): Entry =>
  entry({
    cause: { kind: "refund_failed", id: refund.movementId },
    description: "Refund did not reach the donor",
    ...mirrored(outgoing("refunds", refund)),
  });

/** Booked when the money is taken, so a disputed donation is already out of every public total. */
export const bookChargeback = (chargeback: GiftReturned): Entry =>
  entry({
    cause: { kind: "chargeback", id: chargeback.movementId },
    description: "Taken back by the donor's bank",
    ...outgoing("chargebacks", chargeback),
  });

export const bookChargebackReversal = (chargeback: GiftReturned): Entry =>
  entry({
    cause: { kind: "chargeback_reversed", id: chargeback.movementId },
    description: "Chargeback reversed",
    ...mirrored(outgoing("chargebacks", chargeback)),
  });

/** Spent on a project, on a program only, or on neither. */
export type Expense = Pick<Posting, "programId" | "fund" | "nature"> &
  Readonly<{
    expenseId: string;
    on: string;
    category: SpendingCategory;
    account?: AddedAccountId | null;
    projectId: string | null;
    cents: Cents;
    description: string;
  }>;

export const bookExpense = (expense: Expense): Entry =>
  entry({
    cause: { kind: "expense", id: expense.expenseId },
    bookedOn: expense.on,
    description: expense.description,
    postings: [
      {
        account: expense.account ?? expenseAccounts[expense.category],
        cents: expense.cents,
        projectId: expense.projectId,
        programId: expense.programId,
        ...(expense.fund && { fund: expense.fund }),
        ...(expense.nature && { nature: expense.nature }),
      },
      { account: "bank", cents: negated(expense.cents) },
    ],
  });

export type Opening = Readonly<{
  openingId: string;
  on: string;
  description: string;
  balances: readonly Posting[];
}>;

/** Balances from before these books, so that totals include them. */
export const bookOpening = (opening: Opening): Entry =>
  entry({
    cause: { kind: "opening", id: opening.openingId },
    bookedOn: opening.on,
    description: opening.description,
    postings: [
      ...opening.balances,
      { account: "opening-balances", cents: negated(sumOf(opening.balances.map(({ cents }) => cents))) },
    ],
  });

/** The only correction: the same postings negated, naming the reversed entry. */
export const reverse = (first: Entry, { on, reason }: { on: string; reason: string }): Entry =>
  entry({
    cause: { kind: "reversal", id: nameOf(first.cause) },
    description: reason,
    donationId: first.donationId,
    reverses: first.cause,
    ...mirrored({ bookedOn: on, postings: first.postings }),
  });

const nameOf = ({ kind, id }: Cause): string => `${kind}:${id}`;

const purposeOf = ({ campaignId, programId, fund }: Purpose) => ({
  campaignId,
  programId,
  ...(fund && { fund }),
});

type Lines = Pick<Entry, "bookedOn" | "postings"> & Partial<Pick<Entry, "donationId">>;

const outgoing = (account: "refunds" | "chargebacks", returned: GiftReturned): Lines => ({
  bookedOn: returned.on,
  donationId: returned.donationId,
  postings: [
    { account, cents: returned.giftCents, ...purposeOf(returned) },
    { account: "fee-cover", cents: returned.coverCents },
    { account: holdings[returned.holder], cents: negated(plus(returned.giftCents, returned.coverCents)) },
  ],
});

const mirrored = (lines: Lines): Lines => ({
  ...lines,
  postings: lines.postings.map((posting) => ({ ...posting, cents: negated(posting.cents) })),
});
