import type pg from "pg";
import { suggest, type Explanation } from "#domain/bank/suggest.ts";
import { inTransaction } from "../base/in-transaction.ts";
import { candidatesFor, type LineToMatch } from "./candidates.ts";
import { matchAs, lineColumns, type MatchNeeds } from "./match-line.ts";
import { matchByRules, settleGifts, type LineOfGift, type LineOfRule } from "./match-together.ts";

/** What could match them is looked for once for all of a batch, which goes through much of the books. */
const batchSize = 2000;
/** Booked together; who works on one of these lines at the same moment waits that long. */
const bookedAtOnce = 100;

type Statement = Readonly<{ id: number; matchedTo: number }>;

/**
 * What needs no person: a reference in its own field with the exact sum, and rules that somebody confirmed. Each statement is gone
 * through once, from where the last run was broken off; of the batch that was under way it finds matched what was.
 */
export async function autoMatch(pool: pg.Pool, needs: MatchNeeds, signal?: AbortSignal): Promise<number> {
  let matched = 0;
  for (;;) {
    const { rows } = await pool.query<Statement>(
      `select s.id, s.explained_to as "matchedTo" from bank_statements s join bank_files f on f.id = s.file_id
       where s.state = 'JOINED' and s.explained_at is null and f.state <> 'STOPPED' order by s.id limit 1`,
    );
    const [statement] = rows;
    if (!statement || signal?.aborted) return matched;
    const count = await matchNext(pool, needs, statement, signal);
    if (count === "broken_off") return matched;
    matched += count;
  }
}

/** A batch, and how far that is: the last one ends the statement. */
async function matchNext(
  pool: pg.Pool,
  needs: MatchNeeds,
  { id, matchedTo }: Statement,
  signal: AbortSignal | undefined,
): Promise<number | "broken_off"> {
  const { rows } = await pool.query<{ last: number | null; count: number }>(
    `select max(id) as last, count(*)::int as count from (
       select l.id from bank_lines l join bank_entries e on e.id = l.entry_id
       where e.statement_id = $1 and l.id > $2 order by l.id limit ${batchSize}) batch`,
    [id, matchedTo],
  );
  const { last, count } = rows[0] ?? { last: null, count: 0 };
  if (last === null) {
    await pool.query("update bank_statements set explained_at = now() where id = $1", [id]);
    return 0;
  }
  const { rows: lines } = await pool.query<LineToMatch>(
    `select ${lineColumns} from waiting_bank_lines l join bank_entries e on e.id = l.entry_id
     where e.statement_id = $1 and l.id > $2 and l.id <= $3 order by l.id`,
    [id, matchedTo, last],
  );
  const matched = await matchLines(pool, needs, lines, id, signal);
  if (signal?.aborted) return "broken_off";
  await pool.query(
    "update bank_statements set explained_to = $2, gone_through = gone_through + $3 where id = $1",
    [id, last, count],
  );
  return matched;
}

async function matchLines(
  pool: pg.Pool,
  needs: MatchNeeds,
  lines: readonly LineToMatch[],
  statementId: number,
  signal: AbortSignal | undefined,
): Promise<number> {
  const requestId = `bank-statement-${statementId}`;
  const candidatesOf = await candidatesFor(pool, lines, needs.referencesIn);
  const gifts = new Map<string, LineOfGift>();
  const byRule: LineOfRule[] = [];
  const others: Certain[] = [];
  for (const line of lines) {
    const suggestion = suggest(line, candidatesOf(line));
    if (!suggestion?.canAutoMatch) continue;
    const { explanation } = suggestion;
    if (explanation.kind === "rule") byRule.push({ line, explanation });
    // A second line of the same gift is looked at when the first is settled.
    else if (explanation.kind === "gift" && !gifts.has(explanation.donationId))
      gifts.set(explanation.donationId, { line, explanation });
    else others.push({ line, explanation });
  }
  let matched = 0;
  for (const some of inParts([...gifts.values()])) {
    if (signal?.aborted) return matched;
    const { count, left } = await settleGifts(pool, needs, some, requestId);
    matched += count;
    others.unshift(...left);
  }
  for (const some of inParts(byRule)) matched += await matchByRules(pool, some, requestId);
  for (const { line, explanation } of others.toSorted((one, other) => one.line.id - other.line.id)) {
    if (signal?.aborted) return matched;
    const { ok } = await inTransaction(pool, (client) =>
      matchAs(client, needs, line, explanation, "program", `bank-line-${line.id}`),
    );
    if (ok) matched += 1;
  }
  return matched;
}

type Certain = Readonly<{ line: LineToMatch; explanation: Explanation }>;

const inParts = <Each>(all: readonly Each[]): Each[][] =>
  Array.from({ length: Math.ceil(all.length / bookedAtOnce) }, (_, part) =>
    all.slice(part * bookedAtOnce, (part + 1) * bookedAtOnce),
  );
