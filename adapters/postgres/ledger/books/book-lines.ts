import type pg from "pg";
import * as z from "zod/mini";
import type { AccountSums } from "#domain/ledger/books/account-sums.ts";
import { numberOf } from "#domain/ledger/books/audit-file.ts";
import { centsField } from "#domain/money/cents-field.ts";
import { negated } from "#domain/money/sums.ts";
import { dayCell, type Rows } from "#domain/spreadsheet/sheet.ts";
import { inOneMoment, rowsOf } from "../../exports/cursor-batches.ts";

type Asked = Readonly<{ from: string; to: string; account: string | null }>;
type Names = Readonly<{ account: (id: string) => string; kind: (kind: string) => string }>;

const linesRead = z.array(
  z.object({
    entry: z.int(),
    bookedOn: z.string(),
    valueOn: z.nullable(z.string()),
    kind: z.string(),
    description: z.string(),
    reference: z.nullable(z.string()),
    account: z.string(),
    cents: centsField,
    purpose: z.nullable(z.string()),
  }),
);

/** One row per posting, by day. For one account, only days on which it changed are read. */
export async function* bookLines(
  pool: pg.Pool,
  { from, to, account }: Asked,
  names: Names,
): AsyncGenerator<Rows> {
  const batches = inOneMoment(pool, (client) => rowsOf(client, { text, values: [from, to, account] }));
  for await (const rows of batches)
    yield linesRead
      .parse(rows)
      .map((row) => [
        { number: row.entry },
        { day: row.bookedOn },
        dayCell(row.valueOn),
        names.kind(row.kind),
        row.description,
        row.reference,
        numberOf(row.account),
        names.account(row.account),
        row.cents > 0 ? { cents: row.cents } : null,
        row.cents < 0 ? { cents: negated(row.cents) } : null,
        row.purpose,
      ]);
}

const text = `
  select e.id as entry, e.booked_on as "bookedOn", e.value_on as "valueOn", e.cause_kind as kind, e.description,
    d.reference, p.account_id as account, p.cents,
    coalesce(p.project_id, p.campaign_id, p.program_id) as purpose
  from ledger_entries e
    join ledger_postings p on p.entry_id = e.id
    left join donations d on d.id = e.donation_id
  where e.booked_on between $1 and $2
    and ($3::text is null or (p.account_id = $3
      and e.booked_on in (select day from ledger_day_sums where account_id = $3 and day between $1 and $2)))
  order by e.booked_on, e.id, p.line`;

type Queryable = Pick<pg.ClientBase, "query">;

/** Every account with movements before or within a period, from sums by day. */
export async function accountSums(db: Queryable, from: string, to: string): Promise<AccountSums[]> {
  const { rows } = await db.query<AccountSums>({
    name: "account-sums",
    text: `select account_id as account,
        coalesce(sum(debit_cents - credit_cents) filter (where day < date_trunc('year', $1::date)), 0)::bigint
          as "beforeYearCents",
        coalesce(sum(debit_cents - credit_cents) filter (where day >= date_trunc('year', $1::date) and day < $1), 0)::bigint
          as "beforeCents",
        coalesce(sum(debit_cents) filter (where day >= $1), 0)::bigint as "debitCents",
        coalesce(sum(credit_cents) filter (where day >= $1), 0)::bigint as "creditCents"
      from ledger_day_sums where day <= $2 group by 1`,
    values: [from, to],
  });
  return rows;
}
