import * as fc from "fast-check";
import type { MadeStatement } from "#adapters/files/camt/camt.fixtures.ts";
import { ourIban } from "#adapters/postgres/bank/bank.fixtures.ts";
import type { Entry } from "#domain/ledger/entry.ts";
import { entry } from "#domain/ledger/entry.ts";
import {
  bookChargeback,
  bookChargebackReversal,
  bookExpense,
  bookFailedRefund,
  bookFee,
  bookGift,
  bookRefund,
} from "#domain/ledger/postings.ts";
import { asCents, noCents } from "#domain/money/cents.ts";
import { negated } from "#domain/money/sums.ts";

const cents = fc.integer({ min: 1, max: 500_000 }).map(asCents);
const dayOfYear = fc
  .tuple(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 28 }))
  .map((parts) => parts.map((part) => String(part).padStart(2, "0")).join("-"));

export const fact = fc.record({
  kind: fc.constantFrom("gift", "refund", "chargeback", "expense", "income", "opening"),
  cents,
  cover: fc.boolean(),
  /** A refund that fails, a chargeback that is won back, an expense that is undone. */
  isUndone: fc.boolean(),
  holder: fc.constantFrom("stripe", "mollie", "bank"),
  campaignId: fc.constantFrom("winter", null),
  nature: fc.constantFrom("personnel", "grants", null),
  day: dayOfYear,
});
type Fact = typeof fact extends fc.Arbitrary<infer One> ? One : never;

const movement = fc.record({
  cents: fc.integer({ min: -90_000, max: 90_000 }).filter((each) => each !== 0),
  day: fc.nat(80),
  means: fc.constantFrom("bank-charges", "income-other", "creditors", "interest-received"),
  isExplained: fc.boolean(),
  isUndone: fc.boolean(),
});
export type BankMovement = typeof movement extends fc.Arbitrary<infer One> ? One : never;

/** A year as it may go: what was known in time, and what only came after it was closed. */
const oneYear = fc.record({
  facts: fc.array(fact, { minLength: 5, maxLength: 9 }),
  lateFacts: fc.array(fact, { minLength: 1, maxLength: 4 }),
  bank: fc.array(movement, { minLength: 1, maxLength: 4 }),
  lateBank: fc.array(movement, { minLength: 1, maxLength: 3 }),
  summarise: fc.boolean(),
});
export const someYears = fc.array(oneYear, { minLength: 3, maxLength: 3 });

let made = 0;

/** What is booked for it, in order. */
export function entriesOf(
  { kind, cents: sum, cover, isUndone, holder, campaignId, nature, day }: Fact,
  year: number,
): Entry[] {
  const [id, on] = [`fact-${++made}`, `${year}-${day}`];
  const coverCents = cover ? asCents(108) : noCents;
  const gift = {
    donationId: id,
    holder,
    on,
    campaignId,
    programId: null,
    fund: null,
    giftCents: sum,
    coverCents,
  };
  const back = { ...gift, movementId: `${id}-back` };
  const fee = bookFee({ feeId: id, donationId: id, holder, on, cents: asCents(35) });
  switch (kind) {
    case "gift":
      return [bookGift(gift), fee];
    case "refund":
      return [bookGift(gift), fee, bookRefund(back), ...(isUndone ? [bookFailedRefund(back)] : [])];
    case "chargeback":
      return [bookGift(gift), bookChargeback(back), ...(isUndone ? [bookChargebackReversal(back)] : [])];
    case "expense": {
      const of = campaignId
        ? ({ category: "PROGRAM", projectId: "school" } as const)
        : ({ category: "FUNDRAISING", projectId: null } as const);
      return [
        bookExpense({
          nature,
          expenseId: id,
          on,
          cents: sum,
          description: "Costs",
          ...of,
        }),
      ];
    }
    case "income":
    case "opening": {
      const against = kind === "income" ? "income-companies" : "opening-balances";
      const postings = [
        { account: "debtors", cents: sum },
        { account: against, cents: negated(sum) },
      ] as const;
      return [entry({ cause: { kind, id }, bookedOn: on, description: "Booked by hand", postings })];
    }
  }
}

/** A statement that follows the one before, of the first or the last months of a year. */
export const statementOf = (
  movements: readonly BankMovement[],
  year: number,
  isLate: boolean,
  openingCents: number,
): MadeStatement => {
  const [from, to] = isLate ? [`${year}-04-01`, `${year}-12-31`] : [`${year}-01-01`, `${year}-03-31`];
  return {
    id: `S-${from}`,
    iban: ourIban,
    from,
    to,
    openingCents,
    entries: movements
      .toSorted((a, b) => a.day - b.day)
      .map(({ cents: sum, day }, place) => ({
        cents: sum,
        on: new Date(Date.parse(from) + day * 86_400_000).toISOString().slice(0, 10),
        bankReference: `${from}-${place}`,
        details: [{ name: "A former colleague" }],
      })),
  };
};
