import type pg from "pg";
import type { Explanation } from "#domain/bank/suggest.ts";
import { inTransaction } from "../base/in-transaction.ts";
import type { LineToMatch } from "./candidates.ts";
import { matchOfRule, transferOf, type MatchNeeds } from "./match-line.ts";
import { keepMatches } from "./keep-match.ts";

type LineOf<Kind extends Explanation["kind"]> = Readonly<{
  line: LineToMatch;
  explanation: Extract<Explanation, { kind: Kind }>;
}>;
export type LineOfRule = LineOf<"rule">;
export type LineOfGift = LineOf<"gift">;

export const matchByRules = (
  pool: pg.Pool,
  found: readonly LineOfRule[],
  requestId: string,
): Promise<number> =>
  inTransaction(pool, async (client) => {
    const waiting = await holdWaiting(client, found);
    const matches = waiting.map(({ line, explanation }) => ({ line, match: matchOfRule(explanation) }));
    await keepMatches(client, matches, "program", requestId);
    return matches.length;
  });

/**
 * Gifts that are named by one line each, all in one transaction: settled with receipt and books and kept as found, or none of them.
 * `left`: what is not as simple, or changed meanwhile, and is settled by itself.
 */
export async function settleGifts(
  pool: pg.Pool,
  { settleTransfers }: MatchNeeds,
  found: readonly LineOfGift[],
  requestId: string,
): Promise<{ count: number; left: LineOfGift[] }> {
  const settled = await inTransaction(pool, async (client) => {
    const waiting = await holdWaiting(client, found);
    const lines = waiting.map(({ line, explanation }) => transferOf(line, explanation.reference));
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
    "select id from waiting_bank_lines where id = any($1)",
    [ids],
  );
  const waiting = new Set(rows.map(({ id }) => id));
  return found.filter(({ line }) => waiting.has(line.id));
}
