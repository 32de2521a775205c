import type pg from "pg";
import type { Chain, Known } from "#domain/bank/chain.ts";
import { noCents, plus, type Cents } from "#domain/money/cents.ts";

export type WaitingStatement = Chain &
  Readonly<{
    id: number;
    fileId: string;
    number: number;
    bankId: string;
    sequence: string | null;
    entryCount: number;
  }>;

/** `isRepeated`: the very statement was joined before, from another file. */
type KnownStatement = Known & Readonly<{ isRepeated: boolean }>;

/** What the books hold of the days of a statement, and which of its entries are new. */
export async function knownOf(
  client: pg.PoolClient,
  accountId: string,
  openingCents: Cents,
  statement: WaitingStatement,
): Promise<KnownStatement> {
  const { rows: read } = await client.query<{ newCount: number; newCents: Cents }>(
    `select count(*) filter (where e.id is null)::int as "newCount",
       coalesce(sum(r.cents) filter (where e.id is null), 0)::bigint as "newCents"
     from (
       select key, (entry->>'cents')::bigint as cents, row_number() over (partition by key order by position) as ordinal
       from bank_read_entries where file_id = $2 and statement = $3
     ) r left join bank_entries e on e.account_id = $1 and e.key = r.key and e.ordinal = r.ordinal`,
    [accountId, statement.fileId, statement.number],
  );
  const { rows: held } = await client.query<{ beforeCents: Cents; untilCents: Cents; count: number }>(
    `select coalesce(sum(cents) filter (where booked_on < $2), 0)::bigint as "beforeCents",
       coalesce(sum(cents), 0)::bigint as "untilCents", count(*) filter (where booked_on >= $2)::int as count
     from bank_entries where account_id = $1 and booked_on <= $3`,
    [accountId, statement.from, statement.to],
  );
  const { rows: joined } = await client.query<{ isCovered: boolean; isRepeated: boolean }>(
    `select not exists (
         select from generate_series($2::date, $3::date, interval '1 day') day
         where not exists (select from bank_statements s
           where s.account_id = $1 and s.state = 'JOINED' and day::date between s.from_on and s.to_on)
       ) as "isCovered",
       exists (select from bank_statements s where s.account_id = $1 and s.state = 'JOINED'
         and (s.bank_id, s.from_on, s.to_on, s.opening_cents, s.closing_cents) = ($4, $2::date, $3::date, $5, $6)
         and s.sequence is not distinct from $7 and s.entry_count = $8) as "isRepeated"`,
    [
      accountId,
      statement.from,
      statement.to,
      statement.bankId,
      statement.openingCents,
      statement.closingCents,
      statement.sequence,
      statement.entryCount,
    ],
  );
  return {
    newCount: read[0]?.newCount ?? 0,
    newCents: read[0]?.newCents ?? noCents,
    openingCents: plus(openingCents, held[0]?.beforeCents ?? noCents),
    closingCents: plus(openingCents, held[0]?.untilCents ?? noCents),
    isCovered: joined[0]?.isCovered ?? false,
    hasAllKnown: held[0]?.count === statement.entryCount - (read[0]?.newCount ?? 0),
    isRepeated: joined[0]?.isRepeated ?? false,
  };
}
