import type pg from "pg";
import type { Actor } from "#domain/audit/audit-entry.ts";
import type { Decision, MatchOutcome } from "#domain/bank/matching.ts";
import type { Part } from "#domain/bank/part.ts";
import { sumOf } from "#domain/money/sums.ts";
import { constraintOf } from "../base/constraint-of.ts";
import { inTransaction } from "../base/in-transaction.ts";
import { clearHandEntries } from "./clear-hand-entries.ts";
import { lineColumns, type LineToMatch } from "./candidates.ts";
import { keepMatches } from "./keep-match.ts";
import { MatchRefused, type MatchNeeds } from "./match-needs.ts";
import { matchesOf } from "./match-part.ts";

/** A person's decision about one line: all of its parts are booked, or none. */
export const matchLine =
  (pool: pg.Pool, needs: MatchNeeds) =>
  async (lineId: number, { parts }: Decision, by: Actor, requestId: string): Promise<MatchOutcome> => {
    // An expense that was entered for this line a moment ago.
    if (parts.some(({ kind }) => kind === "expense")) await clearHandEntries(pool);
    return inTransaction(pool, async (client): Promise<MatchOutcome> => {
      const line = await lockLine(client, lineId);
      return { ok: true, matchId: await matchParts(client, needs, line, parts, by, requestId) };
    }).catch(refusalOf);
  };

/** The same for a line that needs no person. */
export const matchAutomatically = (
  pool: pg.Pool,
  needs: MatchNeeds,
  lineId: number,
  part: Part,
): Promise<MatchOutcome> =>
  matchLine(pool, needs)(lineId, { parts: [part] }, "program", `bank-line-${lineId}`);

/** Books what a line is, and stores it, in one transaction. Answers the id of the first part. */
async function matchParts(
  client: pg.PoolClient,
  needs: MatchNeeds,
  line: LineToMatch,
  parts: readonly Part[],
  by: Actor,
  requestId: string,
): Promise<string> {
  const amounts = parts.map(({ cents }) => cents);
  const isOneWay = amounts.every((cents) => Math.sign(cents) === Math.sign(line.cents));
  if (sumOf(amounts) !== line.cents || !isOneWay) throw new MatchRefused("wrong_sum");
  const matches = [];
  // In one order for everybody, so that two people do not wait for each other.
  for (const part of parts.toSorted((one, other) => (targetOf(one) < targetOf(other) ? -1 : 1)))
    matches.push(...(await matchesOf(client, needs, { line, part, by, requestId })));
  const isWhole = matches.length === 1 && line.cents === line.wholeCents;
  const found = matches.map((match) => ({ line, match: isWhole ? { ...match, cents: null } : match }));
  const [matchId = ""] = await keepMatches(client, found, by, requestId);
  return matchId;
}

const targetOf = (part: Part): string => JSON.stringify({ ...part, cents: 0 });

async function lockLine(client: pg.PoolClient, id: number): Promise<LineToMatch> {
  const { rows: known } = await client.query<{ isKnown: boolean | null }>(
    `select hold_bank_line($1) as "isKnown"`,
    [id],
  );
  if (!known[0]?.isKnown) throw new MatchRefused("unknown_line");
  const { rows } = await client.query<LineToMatch>(
    `select ${lineColumns} from waiting_bank_lines l join bank_entries e on e.id = l.entry_id where l.id = $1
     /* never null: id, cents, wholeCents, event, remittance, joinedRemittance, because a line has them */`,
    [id],
  );
  if (!rows[0]) throw new MatchRefused("already_matched");
  return rows[0];
}

const refusals = {
  line_matched_once: "already_matched",
  matched_once: "taken",
  settled_once: "taken",
  not_overpaid: "taken",
  zakat_fund_holds_it: "zakat_too_much",
  account_is_open: "unknown_account",
} as const;

function refusalOf(error: unknown): MatchOutcome {
  if (error instanceof MatchRefused) return { ok: false, reason: error.reason };
  const broken = constraintOf(error);
  const reason = broken && broken in refusals ? refusals[broken as keyof typeof refusals] : null;
  if (reason) return { ok: false, reason };
  throw error;
}
