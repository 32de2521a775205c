import type pg from "pg";
import type { MatchRule } from "#domain/bank/match-rule.ts";
import { inTransaction } from "../base/in-transaction.ts";
import type { LineToMatch } from "./candidates.ts";
import { keepMatches } from "./keep-match.ts";
import { transferOf, type MatchNeeds } from "./match-needs.ts";
import { matchOfRule } from "./match-part.ts";

export type LineOfRule = Readonly<{ line: LineToMatch; rule: MatchRule }>;
export type LineOfGift = Readonly<{ line: LineToMatch; donationId: string }>;

export const matchByRules = (
  pool: pg.Pool,
  found: readonly LineOfRule[],
  requestId: string,
): Promise<number> =>
  inTransaction(pool, async (client) => {
    const waiting = await holdWaiting(client, found);
    const matches = waiting.map(({ line, rule }) => ({
      line,
      match: { ...matchOfRule(rule, line.cents), cents: null },
    }));
    await keepMatches(client, matches, "program", requestId);
    return matches.length;
  });

/** Settles donations with one line each, in one transaction. `left`: the others, which are settled one by one. */
export async function settleGifts(
  pool: pg.Pool,
  { settleTransfers }: MatchNeeds,
  found: readonly LineOfGift[],
  requestId: string,
): Promise<{ count: number; left: LineOfGift[] }> {
  const settled = await inTransaction(pool, async (client) => {
    const waiting = await holdWaiting(client, found);
    const references = await referencesOf(client, waiting);
    const lines = waiting.map(({ line, donationId }) => transferOf(line, references.get(donationId) ?? ""));
    const giftOf = await settleTransfers(client, lines);
    const matches = waiting.flatMap(({ line }) => {
      const donationId = giftOf.get(String(line.id));
      return donationId ? { line, match: { kind: "gift", account: null, donationId } as const } : [];
    });
    await keepMatches(client, matches, "program", requestId);
    const waitingIds = new Set(waiting.map(({ line }) => line.id));
    return { giftOf, waitingIds };
  });
  const left = found.filter(
    ({ line }) => settled.waitingIds.has(line.id) && !settled.giftOf.has(String(line.id)),
  );
  return { count: settled.giftOf.size, left };
}

async function referencesOf(
  client: pg.PoolClient,
  found: readonly LineOfGift[],
): Promise<ReadonlyMap<string, string>> {
  const { rows } = await client.query<{ id: string; reference: string }>(
    "select id, reference from donations where id = any($1)",
    [found.map(({ donationId }) => donationId)],
  );
  return new Map(rows.map(({ id, reference }) => [id, reference]));
}

/** Somebody may have matched one of them since they were read: it stays as they said. */
async function holdWaiting<Each extends Readonly<{ line: LineToMatch }>>(
  client: pg.PoolClient,
  found: readonly Each[],
): Promise<Each[]> {
  const ids = found.map(({ line }) => line.id);
  await client.query(
    "select hold_bank_line(id) from (select id from unnest($1::bigint[]) id order by id) one_after_another",
    [ids],
  );
  const { rows } = await client.query<{ id: number }>(
    "select id from waiting_bank_lines where id = any($1) and open_cents = cents /* never null: id, because a line has one */",
    [ids],
  );
  const waiting = new Set(rows.map(({ id }) => id));
  return found.filter(({ line }) => waiting.has(line.id));
}
