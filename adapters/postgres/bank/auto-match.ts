import type pg from "pg";
import { certainMatch } from "#domain/bank/certain.ts";
import type { Part } from "#domain/bank/part.ts";
import { candidatesFor, lineColumns, type LineToMatch } from "./candidates.ts";
import { matchAutomatically } from "./match-line.ts";
import type { MatchNeeds } from "./match-needs.ts";
import { matchByRules, settleGifts, type LineOfGift, type LineOfRule } from "./match-together.ts";

/** What could match is read once for a batch, because it reads much of the books. */
const batchSize = 2000;
/** Booked together; a person who works on one of these lines waits that long. */
const bookedAtOnce = 100;

type Statement = Readonly<{ id: number; matchedTo: number }>;

/** Matches what needs no person. Resumes where the last run stopped; matched lines stay matched. */
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
     where e.statement_id = $1 and l.id > $2 and l.id <= $3 order by l.id
     /* never null: id, cents, wholeCents, event, remittance, joinedRemittance, because a line has them */`,
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
  const candidatesOf = await candidatesFor(pool, lines, needs.referencesIn, false);
  const gifts = new Map<string, LineOfGift>();
  const byRule: LineOfRule[] = [];
  const others: Certain[] = [];
  for (const line of lines) {
    const candidates = candidatesOf(line);
    const part = certainMatch(line, candidates);
    if (!part) continue;
    const rule = part.kind === "rule" && candidates.rules.find(({ id }) => id === part.ruleId);
    if (rule) byRule.push({ line, rule });
    // A second line of the same donation is matched after the first one.
    else if (part.kind === "gift" && !gifts.has(part.donationId))
      gifts.set(part.donationId, { line, donationId: part.donationId });
    else others.push({ line, part });
  }
  let matched = 0;
  for (const some of inParts([...gifts.values()])) {
    if (signal?.aborted) return matched;
    const { count, left } = await settleGifts(pool, needs, some, requestId);
    matched += count;
    for (const { line, donationId } of left)
      others.push({ line, part: { kind: "gift", donationId, cents: line.cents } });
  }
  for (const some of inParts(byRule)) matched += await matchByRules(pool, some, requestId);
  for (const { line, part } of others.toSorted((one, other) => one.line.id - other.line.id)) {
    if (signal?.aborted) return matched;
    const { ok } = await matchAutomatically(pool, needs, line.id, part);
    if (ok) matched += 1;
  }
  return matched;
}

type Certain = Readonly<{ line: LineToMatch; part: Part }>;

const inParts = <Each>(all: readonly Each[]): Each[][] =>
  Array.from({ length: Math.ceil(all.length / bookedAtOnce) }, (_, part) =>
    all.slice(part * bookedAtOnce, (part + 1) * bookedAtOnce),
  );
