import type pg from "pg";
import { propose, type Explanation } from "#domain/bank/propose.ts";
import { inTransaction } from "../base/in-transaction.ts";
import { candidatesFor, type LineToExplain } from "./candidates.ts";
import { explainAs, lineColumns, matchOfRule, type ExplainNeeds } from "./explain-line.ts";
import { keepMatches, type FoundMatch } from "./keep-match.ts";

/** What could explain them is looked for once for all of a batch, which goes through much of the books. */
const batchSize = 2000;
/** What rules explain is booked together; who works on one of these lines at the same moment waits that long. */
const bookedAtOnce = 100;

/**
 * What needs no person: a reference in its own field with the exact sum, and rules that somebody confirmed. Each statement is gone
 * through once; a run that is killed begins it again and finds explained what was.
 */
export async function explainCertain(
  pool: pg.Pool,
  needs: ExplainNeeds,
  signal?: AbortSignal,
): Promise<number> {
  let explained = 0;
  for (;;) {
    const { rows } = await pool.query<{ id: number }>(
      "select id from bank_statements where state = 'JOINED' and explained_at is null order by id limit 1",
    );
    const [statement] = rows;
    if (!statement || signal?.aborted) return explained;
    explained += await explainStatement(pool, needs, statement.id, signal);
    if (signal?.aborted) return explained;
    await pool.query("update bank_statements set explained_at = now() where id = $1", [statement.id]);
  }
}

async function explainStatement(
  pool: pg.Pool,
  needs: ExplainNeeds,
  statementId: number,
  signal: AbortSignal | undefined,
): Promise<number> {
  let explained = 0;
  let after = 0;
  for (;;) {
    const { rows: lines } = await pool.query<LineToExplain>(
      `select ${lineColumns} from waiting_bank_lines l join bank_entries e on e.id = l.entry_id
       where e.statement_id = $1 and l.id > $2 order by l.id limit ${batchSize}`,
      [statementId, after],
    );
    const last = lines.at(-1);
    if (!last || signal?.aborted) return explained;
    const candidatesOf = await candidatesFor(pool, lines, needs.referencesIn);
    const byRule: FoundMatch[] = [];
    for (const line of lines) {
      const proposal = propose(line, candidatesOf(line));
      if (!proposal?.isCertain) continue;
      const { explanation } = proposal;
      if (explanation.kind === "rule") byRule.push({ line, match: matchOfRule(explanation) });
      else if (await explainOne(pool, needs, line, explanation)) explained += 1;
    }
    for (let first = 0; first < byRule.length; first += bookedAtOnce)
      explained += await explainByRule(pool, byRule.slice(first, first + bookedAtOnce), statementId);
    after = last.id;
  }
}

async function explainOne(
  pool: pg.Pool,
  needs: ExplainNeeds,
  line: LineToExplain,
  explanation: Explanation,
): Promise<boolean> {
  const { ok } = await inTransaction(pool, (client) =>
    explainAs(client, needs, line, explanation, "program", `bank-line-${line.id}`),
  );
  return ok;
}

/** Somebody may have explained one of them since they were read: it stays as they said. */
const explainByRule = (pool: pg.Pool, found: readonly FoundMatch[], statementId: number): Promise<number> =>
  inTransaction(pool, async (client) => {
    const ids = found.map(({ line }) => line.id);
    await client.query(
      "select hold_bank_line(id) from (select id from unnest($1::bigint[]) id order by id) one_after_another",
      [ids],
    );
    const { rows } = await client.query<{ id: number }>(
      "select id from waiting_bank_lines where id = any($1)",
      [ids],
    );
    const waiting = new Set(rows.map(({ id }) => id));
    const left = found.filter(({ line }) => waiting.has(line.id));
    await keepMatches(client, left, "program", `bank-statement-${statementId}`);
    return left.length;
  });
