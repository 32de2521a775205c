import type pg from "pg";
import type { Actor } from "#domain/audit/audit-entry.ts";
import type { Decision, MatchOutcome } from "#domain/bank/matching.ts";
import { suggest, type Explanation } from "#domain/bank/suggest.ts";
import type { TransferLine } from "#domain/giving/transfer/transfer-line.ts";
import { asCents } from "#domain/money/cents.ts";
import { inTransaction } from "../base/in-transaction.ts";
import { candidatesFor, type LineToMatch, type ReferencesIn } from "./candidates.ts";
import { giveAgain } from "./give-again.ts";
import { keepMatch } from "./keep-match.ts";
import type { Match } from "./match-entry.ts";
import { canStillPay } from "./open-entries.ts";
import { payoutOf, stillOpen } from "./open-payouts.ts";
import { refusalOfMeaning } from "./refusal-of-meaning.ts";

type Settled = Readonly<{ outcome: string; donationId?: string }>;
export type MatchNeeds = Readonly<{
  referencesIn: ReferencesIn;
  /** Settles the gift that is named, within the transaction of this client. */
  settleTransfer: (client: pg.PoolClient, line: TransferLine) => Promise<Settled>;
  /** The same for many lines that each name another gift; a line that it tells nothing of is settled by itself. */
  settleTransfers: (
    client: pg.PoolClient,
    lines: readonly TransferLine[],
  ) => Promise<ReadonlyMap<string, string>>;
  newReference: () => string;
}>;

export const lineColumns = `l.id, l.cents, l.event, l.counterparty_name as "counterpartyName",
  l.counterparty_iban as "counterpartyIban", l.remittance, l.joined_remittance as "joinedRemittance",
  l.structured_reference as "structuredReference", l.end_to_end_id as "endToEndId", e.booked_on as "bookedOn",
  e.account_id as "accountId"`;

/** A person's decision about one line. What is suggested is looked for again: it may have changed since it was shown. */
export const matchLine =
  (pool: pg.Pool, needs: MatchNeeds) =>
  (lineId: number, decided: Decision, by: Actor, requestId: string): Promise<MatchOutcome> =>
    inTransaction(pool, async (client) => {
      const line = await lockLine(client, lineId);
      if (line === null) return { ok: false, reason: "unknown_line" };
      if (line === "matched") return { ok: false, reason: "already_matched" };
      if (decided.kind === "account") {
        const { account, projectId = null, programId = null, nature = null } = decided;
        const match = { kind: "account", account, projectId, programId, nature } as const;
        const wrong = await refusalOfMeaning(client, match);
        if (wrong) return { ok: false, reason: wrong };
        return { ok: true, matchId: await keepMatch(client, line, match, by, requestId) };
      }
      const found = suggest(line, (await candidatesFor(client, [line], needs.referencesIn))(line));
      if (!found) return { ok: false, reason: "nothing_suggested" };
      return matchAs(client, needs, line, found.explanation, by, requestId);
    });

/** Books what a line is, in the transaction that also keeps it. */
export async function matchAs(
  client: pg.PoolClient,
  { settleTransfer, newReference }: MatchNeeds,
  line: LineToMatch,
  explanation: Explanation,
  by: Actor,
  requestId: string,
): Promise<MatchOutcome> {
  const settle = (reference: string): Promise<Settled> => settleTransfer(client, transferOf(line, reference));
  const kept = async (match: Match): Promise<MatchOutcome> => ({
    ok: true,
    matchId: await keepMatch(client, line, match, by, requestId),
  });
  switch (explanation.kind) {
    case "gift":
    case "donor": {
      const reference =
        explanation.kind === "gift"
          ? explanation.reference
          : await giveAgain(client, explanation.donationId, line, { newReference, by, requestId });
      const { outcome, donationId } = await settle(reference);
      if (outcome.startsWith("settled") && donationId)
        return kept({ kind: explanation.kind, account: null, donationId });
      // A further gift was stored a moment ago: it goes with the transaction.
      if (explanation.kind === "donor") throw new Error(`A further gift was not settled: ${outcome}`);
      return { ok: false, reason: "gift_not_settled" };
    }
    case "entered_gift":
      return kept({
        kind: "entered_gift",
        account: "transfers-expected",
        donationId: explanation.donationId,
      });
    case "expense":
      return kept({ kind: "expense", account: "creditors", expenseId: explanation.expenseId });
    case "own_transfer":
      return kept({ kind: "own_transfer", account: explanation.account });
    case "entry":
      if (!(await canStillPay(client, explanation.entryId, asCents(line.cents))))
        return { ok: false, reason: "nothing_suggested" };
      return kept({ kind: "entry", account: explanation.account, handEntryId: explanation.entryId });
    case "payout":
      if (!(await stillOpen(client, explanation))) return { ok: false, reason: "nothing_suggested" };
      return kept({ kind: "payout", account: explanation.account, payout: payoutOf(explanation) });
    case "return":
      return kept({
        kind: "return",
        account: explanation.account,
        originalLineId: Number(explanation.lineId),
      });
    case "rule":
      await client.query(
        "update match_rules set confirmed_at = coalesce(confirmed_at, now()) where id = $1",
        [explanation.ruleId],
      );
      return kept(matchOfRule(explanation));
  }
}

export const transferOf = (line: LineToMatch, reference: string): TransferLine => ({
  reference,
  cents: asCents(line.cents),
  paidOn: line.bookedOn,
  bankEntryId: String(line.id),
});

export const matchOfRule = ({
  ruleId,
  account,
  projectId,
  programId,
  nature,
}: Extract<Explanation, { kind: "rule" }>): Match => ({
  kind: "rule",
  ruleId,
  account,
  projectId,
  programId,
  nature,
});

async function lockLine(client: pg.PoolClient, id: number): Promise<LineToMatch | "matched" | null> {
  await client.query("select hold_bank_line($1)", [id]);
  const { rows } = await client.query<LineToMatch>(
    `select ${lineColumns} from bank_lines l join bank_entries e on e.id = l.entry_id where l.id = $1`,
    [id],
  );
  const [line] = rows;
  if (!line) return null;
  const { rowCount } = await client.query("select from waiting_bank_lines where id = $1", [id]);
  return rowCount === 1 ? line : "matched";
}
