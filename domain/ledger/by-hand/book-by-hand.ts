import type { Cents } from "#domain/money/cents.ts";
import { negated, times } from "#domain/money/sums.ts";
import { usualNature } from "../accounts.ts";
import { entry, type Entry, type Posting } from "../entry.ts";
import { bookOpening, reverse } from "../postings.ts";
import type { TypedEntry } from "./typed-entry.ts";

/** An open amount: payable if negative. */
export type OpenSum = Readonly<{ account: "creditors" | "debtors"; cents: Cents }>;

/** The postings of a typed entry. `open` is what a payment pays. */
export function bookByHand(typed: TypedEntry, open: OpenSum | null = null): Entry {
  const { kind, id, on, description } = typed;
  if (typed.kind === "opening") return bookOpening({ openingId: id, on, description, balances: typed.lines });
  return entry({ cause: { kind, id }, bookedOn: on, description, postings: postingsOf(typed, open) });
}

/** An accrual is released on its date by the reversed postings. */
export const releaseOf = (accrual: Entry, on: string): Entry => ({
  ...reverse(accrual, { on, reason: accrual.description }),
  cause: { kind: "release", id: accrual.cause.id },
});

type Lined = Exclude<TypedEntry, { kind: "opening" }>;

function postingsOf(typed: Lined, open: OpenSum | null): readonly Posting[] {
  switch (typed.kind) {
    case "invoice": {
      const { account, amountCents, nature } = typed;
      return moved({ account, ...purposeOf(typed), nature }, "creditors", amountCents);
    }
    case "income":
      return moved(typed.into, { account: typed.account, ...purposeOf(typed) }, typed.amountCents);
    case "charge": {
      const { account, from, amountCents } = typed;
      return moved({ account, nature: usualNature(account) }, from, amountCents);
    }
    case "transfer":
      return moved(typed.to, typed.from, typed.amountCents);
    case "accrual": {
      const { balance, sign } = accruing[typed.what];
      const { account, nature, amountCents } = typed;
      return moved({ account, ...purposeOf(typed), nature }, balance, times(amountCents, sign));
    }
    case "payment":
      if (!open) throw new Error(`Payment ${typed.id} pays nothing that is known`);
      return moved(typed.account, open.account, partOf(open.cents, typed.amountCents));
    case "journal":
      return typed.lines;
  }
}

/** With the sign of the open amount. */
const partOf = (open: Cents, amount: Cents | null): Cents =>
  amount === null ? open : open < 0 ? negated(amount) : amount;

type Place = Posting["account"] | Omit<Posting, "cents">;

/** Moves an amount between two accounts. */
const moved = (to: Place, from: Place, cents: Cents): readonly Posting[] => [
  { ...placeOf(to), cents },
  { ...placeOf(from), cents: negated(cents) },
];
const placeOf = (place: Place): Omit<Posting, "cents"> =>
  typeof place === "string" ? { account: place } : place;

const purposeOf = ({ projectId, programId, fund }: Pick<Posting, "projectId" | "programId" | "fund">) => ({
  projectId,
  programId,
  ...(fund && { fund }),
});

/** The balance account of an accrual, and the sign of its result. */
const accruing = {
  cost_to_pay: { balance: "accruals", sign: 1 },
  cost_paid_ahead: { balance: "prepaid", sign: -1 },
  income_to_come: { balance: "prepaid", sign: -1 },
  income_ahead: { balance: "accruals", sign: 1 },
} as const;
