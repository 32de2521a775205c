import type pg from "pg";
import { accountOf } from "#domain/ledger/accounts.ts";
import { carriedSources, donorAccounts, openSources, staffNature } from "#domain/open-data/open-entries.ts";
import type { RowOf } from "#domain/open-data/rows.ts";

type Line = RowOf<"lines">;
type Stored = Omit<Line, "id" | "heading">;
type Place = Readonly<{ entry: number; line: number }>;
const begin: Place = { entry: 0, line: 0 };

const batchSize = 1000;

const quoted = (words: readonly string[]): string => words.map((word) => `'${word}'`).join(", ");
/** The condition of the index `ledger_entries_open`. */
const isOfOpenSource = `e.cause_kind in (${quoted([...openSources, "reversal"])})`;
/** `e` is the entry. A reversal is as open as its entry. Without income or costs it can be the payment of a wage. */
export const isOpen = `(${isOfOpenSource} and e.donation_id is null
  and (e.cause_kind <> 'reversal' or exists (select from ledger_entries first
    where first.id = e.reverses_entry_id and first.cause_kind in (${quoted(openSources)}) and first.donation_id is null))
  and (e.cause_kind in (${quoted(carriedSources)}) or not exists (select from ledger_postings own
    where own.entry_id = e.id and (own.account_id in (${quoted(donorAccounts)}) or own.nature = '${staffNature}'))
    and exists (select from ledger_postings own join ledger_accounts a on a.id = own.account_id
      where own.entry_id = e.id and a.kind in ('INCOME', 'EXPENSE'))))`;

type Asked = Readonly<{ through: number; after?: Place; most: number }>;

/** The next open lines after a cursor, up to a mark, found by index. */
export async function openLines(db: Pick<pg.ClientBase, "query">, asked: Asked): Promise<Line[]> {
  const { through, after = begin, most } = asked;
  const { rows } = await db.query<Stored>({
    name: "open-lines",
    text: nextOpenLines,
    values: [after.entry, after.line, through, most],
  });
  return rows.map((row) => ({ ...row, id: `${row.entry}-${row.line}`, heading: headingOf(row.account) }));
}

export const nextOpenLines = `
  select e.id as entry, p.line, e.booked_on as "bookedOn", e.value_on as "happenedOn", e.cause_kind as source,
    e.reverses_entry_id as reverses, p.account_id as account, p.cents, p.campaign_id as campaign, p.program_id as program,
    p.project_id as project, p.fund, p.nature
  from ledger_entries e join ledger_postings p on p.entry_id = e.id
  where ${isOpen} and e.id between $1 and $3 and (e.id, p.line) > ($1, $2)
  order by e.id, p.line limit $4`;

export async function* allOpenLines(pool: pg.Pool, through: number): AsyncGenerator<Line[]> {
  let after = begin;
  for (;;) {
    const rows = await openLines(pool, { through, after, most: batchSize });
    if (rows.length > 0) yield rows;
    const last = rows.at(-1);
    if (!last || rows.length < batchSize) return;
    after = last;
  }
}

export function headingOf(id: string): string {
  const account = accountOf(id);
  if (!account) throw new Error(`The chart has no account ${id}`);
  return account.line ?? account.group ?? id;
}
