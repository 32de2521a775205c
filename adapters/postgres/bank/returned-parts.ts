import type pg from "pg";
import type { PartOf } from "#domain/bank/part.ts";
import type { Cents } from "#domain/money/cents.ts";
import { absoluteOf, negated, sumOf } from "#domain/money/sums.ts";
import type { LineToMatch } from "./candidates.ts";
import type { Match } from "./match-entry.ts";
import { MatchRefused, type MatchNeeds } from "./match-needs.ts";

type Original = Omit<Match, "payout" | "ruleId" | "originalLineId" | "cents" | "description"> &
  Readonly<{ cents: Cents }>;

/** Reverses every part of the returned payment: the invoice is open again. The database refuses a second return. */
export async function returnedParts(
  client: pg.PoolClient,
  { refundTransfer }: MatchNeeds,
  line: LineToMatch,
  { lineId, cents }: PartOf<"return">,
): Promise<Match[]> {
  const { rows } = await client.query<Original>(
    `select held.kind, held.cents, m.ledger_account_id as account, m.donation_id as "donationId", m.expense_id as "expenseId",
       m.hand_entry_id as "handEntryId", m.project_id as "projectId", m.program_id as "programId", m.nature, m.fund
       /* never null: kind, cents, because a match has them */
     from held_bank_matches held join bank_matches m on m.id = held.id
     where held.line_id = $1 and hold_bank_line(held.line_id) order by m.id`,
    [lineId],
  );
  if (rows.length === 0 || sumOf(rows.map((part) => part.cents)) !== negated(cents))
    throw new MatchRefused("taken");
  const back: Match[] = [];
  for (const { kind, donationId, ...part } of rows) {
    const isGift = kind === "gift" || kind === "donor" || kind === "entered_gift";
    const of = { cents: negated(part.cents), originalLineId: lineId };
    if (isGift && donationId) {
      const refund = { donationId, refundId: `bank-line-${line.id}`, on: line.bookedOn };
      await refundTransfer(client, { ...refund, cents: absoluteOf(part.cents) });
      back.push({ kind: "refund", account: null, donationId, ...of });
    } else back.push({ ...part, ...of, kind: "return" });
  }
  return back;
}
