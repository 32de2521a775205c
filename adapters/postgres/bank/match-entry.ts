import type { CostNature } from "#domain/annual-lines.ts";
import { isAccountId, usualNature } from "#domain/ledger/accounts.ts";
import { entry, type Entry } from "#domain/ledger/entry.ts";
import type { Cents } from "#domain/money/cents.ts";
import { negated } from "#domain/money/sums.ts";

export type Match = Readonly<{
  kind:
    | "gift"
    | "entered_gift"
    | "own_transfer"
    | "entry"
    | "expense"
    | "payout"
    | "donor"
    | "return"
    | "rule"
    | "account";
  /** Null for a gift, which books itself from what the bank shows. */
  account: string | null;
  donationId?: string;
  expenseId?: string;
  originalLineId?: number;
  ruleId?: string;
  /** Null: the provider has not told of it. */
  payout?: Readonly<{ provider: string; payoutId: string }> | null;
  handEntryId?: string;
  projectId?: string | null;
  programId?: string | null;
  nature?: CostNature | null;
}>;

type Booked = Pick<Match, "account" | "projectId" | "programId" | "nature"> &
  Readonly<{ id: string; cents: Cents; bookedOn: string }>;

/** What the bank shows is matched: it leaves the account of what is not, for what it means. */
export function matchEntry({ id, cents, bookedOn, account, ...of }: Booked): Entry | null {
  if (account === null || cents === 0) return null;
  if (!isAccountId(account)) throw new Error(`No account of the books: ${account}`);
  return entry({
    cause: { kind: "bank_match", id },
    bookedOn,
    description: "Bank entry matched",
    postings: [
      { account: "bank-suspense", cents },
      {
        account,
        cents: negated(cents),
        projectId: of.projectId,
        programId: of.programId,
        nature: of.nature ?? usualNature(account),
      },
    ],
  });
}
