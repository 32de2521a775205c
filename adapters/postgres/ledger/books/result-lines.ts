import type pg from "pg";
import { accountOf, accounts } from "#domain/ledger/accounts.ts";
import { numberOf } from "#domain/ledger/books/audit-file.ts";
import type { AskedResultLines, ResultLines } from "#domain/ledger/books/result-lines.ts";
import { noCents, type Cents } from "#domain/money/cents.ts";
import { withAddedBelow } from "../chart/stored-chart.ts";
import { readDayCursor, writeDayCursor } from "../../base/page-cursor.ts";

const pageSize = 50;
/** Means "none" in a filter by purpose or nature. */
const none = "";

type Row = Omit<ResultLines["lines"][number], "number"> & { line: number };

/** The postings behind a figure of the annual accounts by date, and their sum. */
export async function resultLines(pool: pg.Pool, asked: AskedResultLines): Promise<ResultLines> {
  const own = accounts.filter(({ line }) => line === asked.line).map(({ id }) => id);
  const ids = await withAddedBelow(pool, own);
  const natures = ids.map((id) => [id, accountOf(id)?.nature] as const);
  const usual = Object.fromEntries(natures.filter(([, nature]) => nature));
  const { from, to, program, project, nature } = asked;
  const values = [ids, from, to, program ?? null, project ?? null, nature ?? null, JSON.stringify(usual)];
  const cursor = readDayCursor(asked.after);
  const { rows } = await pool.query<Row>(
    `select e.id as "entryId", e.booked_on as "bookedOn", e.value_on as "valueOn", e.cause_kind as kind, e.description,
       p.account_id as account, p.cents, p.line
     from ledger_entries e join ledger_postings p on p.entry_id = e.id
     where ${conditions} and ($8::date is null or (e.booked_on, e.id, p.line) > ($8, $9::bigint, $10::int))
     order by e.booked_on, e.id, p.line limit ${pageSize + 1}`,
    [...values, cursor?.day ?? null, cursor?.entryId ?? null, cursor?.line ?? null],
  );
  const shown = rows.slice(0, pageSize);
  const last = shown.at(-1);
  const isNarrowed = program !== null || project !== null || nature !== null;
  return {
    totalCents: await (isNarrowed ? narrowedTotal(pool, values) : totalOf(pool, [ids, from, to])),
    lines: shown.map((row) => {
      const { line: _, ...told } = row;
      return { ...told, number: numberOf(row.account) };
    }),
    after: rows.length > pageSize && last ? writeDayCursor(last.bookedOn, last.entryId, last.line) : null,
  };
}

/** A posting's program is its own or its project's at booking time; its nature its own or its account's. */
const conditions = `p.account_id = any($1::text[])
  and e.booked_on in (select day from ledger_day_sums where account_id = any($1) and day between $2 and $3)
  and ($4::text is null or coalesce(p.program_id, (
    select kept.program_id from purposes kept
    where coalesce(p.campaign_id, p.project_id) is not null and (kept.id = p.purpose_id or (p.purpose_id is null
      and kept.kind = case when p.campaign_id is null then 'project' else 'campaign' end
      and kept.content_id = coalesce(p.campaign_id, p.project_id)))
    order by kept.id limit 1), '${none}') = $4)
  and ($5::text is null or p.project_id = $5)
  and ($6::text is null or coalesce(p.nature, $7::jsonb->>p.account_id, '${none}') = $6)`;

async function narrowedTotal(pool: pg.Pool, values: readonly unknown[]): Promise<Cents> {
  const { rows } = await pool.query<{ cents: Cents }>(
    `select coalesce(sum(p.cents), 0)::bigint as cents
     from ledger_entries e join ledger_postings p on p.entry_id = e.id where ${conditions}`,
    [...values],
  );
  return rows[0]?.cents ?? noCents;
}

async function totalOf(pool: pg.Pool, values: readonly unknown[]): Promise<Cents> {
  const { rows } = await pool.query<{ cents: Cents }>(
    `select coalesce(sum(debit_cents - credit_cents), 0)::bigint as cents from ledger_day_sums
     where account_id = any($1::text[]) and day between $2 and $3`,
    [...values],
  );
  return rows[0]?.cents ?? noCents;
}
