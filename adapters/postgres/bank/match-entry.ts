import type { CostNature } from "#domain/annual-lines.ts";
import { isAccountId, usualNature } from "#domain/ledger/accounts.ts";
import { entry, type Entry } from "#domain/ledger/entry.ts";
import type { Cents } from "#domain/money/cents.ts";
import type { Fund } from "#domain/money/fund.ts";
import { negated } from "#domain/money/sums.ts";

/** One part of a line as it is stored. */
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
    | "refund"
    | "rule"
    | "account";
  /** Null for a donation, which is booked when it is settled. */
  account: string | null;
  /** Without it the part is the whole line. */
  cents?: Cents | null;
  donationId?: string | null;
  expenseId?: string | null;
  originalLineId?: number;
  ruleId?: string;
  /** Null: the provider has not reported it. */
  payout?: Readonly<{ provider: string; payoutId: string }> | null;
  handEntryId?: string | null;
  projectId?: string | null;
  programId?: string | null;
  nature?: CostNature | null;
  fund?: Fund | null;
  description?: string | null;
}>;

type Booked = Pick<Match, "account" | "projectId" | "programId" | "nature" | "fund" | "description"> &
  Readonly<{ id: string; cents: Cents; bookedOn: string }>;

/** The part leaves `bank-suspense` for the account that it belongs to. */
export function matchEntry({ id, cents, bookedOn, account, ...of }: Booked): Entry | null {
  if (account === null || cents === 0) return null;
  if (!isAccountId(account)) throw new Error(`No account of the books: ${account}`);
  return entry({
    cause: { kind: "bank_match", id },
    bookedOn,
    description: of.description ?? "Bank entry matched",
    postings: [
      { account: "bank-suspense", cents },
      {
        account,
        cents: negated(cents),
        projectId: of.projectId,
        programId: of.programId,
        nature: of.nature ?? usualNature(account),
        ...(of.fund && { fund: of.fund }),
      },
    ],
  });
}
