import type pg from "pg";
import { inTransaction } from "#adapters/postgres/base/in-transaction.ts";
import { shapeOf, type Shape } from "#adapters/postgres/partitions/shape-of.ts";

/** Gifts of these years before this one; what this year holds is the same whatever came before. */
const pastYears = 5;
const giftsAtOnce = 500_000;
const tables = ["donations", "payment_attempts", "ledger_entries", "ledger_postings", "receipts"];

/**
 * Number, moment and id of each gift, evenly through the years before this one; the id as `domain/giving/gift-id.ts` makes it. Fenced, so
 * that each is worked out once.
 */
const past = (which: string): string => `(
  select n, at, 'g' || lpad(to_hex((extract(epoch from at) * 1000)::bigint), 12, '0') || substr(md5(n::text), 1, 20) as id
  from (select n, date_trunc('year', now()) - interval '${pastYears} years' + interval '${pastYears} years' * ((n - 0.5::float8) / $3) as at
    from generate_series($1::int, $2::int) n where ${which} offset 0) moments offset 0) past`;
const all = past("true");
const paid = past("n % 50 > 0");

type Report = (line: string) => void;

/**
 * That many gifts of earlier years, made by the database itself as the program would have left them: each with its payment, its two
 * entries of two lines (what came, and what the provider took) and its receipt. Of fifty one was never paid.
 */
export async function fillPast(owner: pg.Pool, gifts: number, report: Report): Promise<void> {
  const started = performance.now();
  const putBack = await bare(owner);
  for (let first = 1; first <= gifts; first += giftsAtOnce) {
    const last = Math.min(first + giftsAtOnce - 1, gifts);
    await asTheDatabase(owner, (client) => fillSome(client, first, last, gifts));
    report(`${last.toLocaleString("en")} gifts after ${seconds(started)}`);
  }
  await asTheDatabase(owner, async (client) => {
    await client.query("set local maintenance_work_mem = '1GB'");
    for (const statement of putBack) await client.query(statement);
    await client.query(
      `insert into receipt_counters (year, last) select year, max(number) from receipts group by year
       on conflict (year) do update set last = greatest(receipt_counters.last, excluded.last)`,
    );
  });
  await owner.query("vacuum analyze");
  report(`filled in ${seconds(started)}`);
}

/** Takes the tables' keys and indexes away, and answers what puts them back: made at once they are made in a tenth of the time. */
async function bare(owner: pg.Pool): Promise<string[]> {
  const putBack: string[] = [];
  await inTransaction(owner, async (client) => {
    const shapes: Shape[] = [];
    for (const table of tables) shapes.push(await shapeOf(client, table));
    for (const { referencedBy } of shapes)
      for (const { table, name } of referencedBy)
        await client.query(`alter table ${table} drop constraint ${name}`);
    for (const [place, { keys, indexes }] of shapes.entries()) {
      for (const { name, made } of keys) {
        await client.query(`alter table ${tables[place]} drop constraint ${name}`);
        putBack.push(`alter table ${tables[place]} add constraint ${name} ${made}`);
      }
      for (const { name, made } of indexes) {
        await client.query(`drop index ${name}`);
        putBack.push(made);
      }
    }
    for (const { referencedBy } of shapes)
      for (const { table, name, made } of referencedBy)
        putBack.push(`alter table ${table} add constraint ${name} ${made}`);
  });
  return putBack;
}

/** Rows of a past that never happened: the guards of single changes would only be asked millions of times for nothing. */
const asTheDatabase = (owner: pg.Pool, work: (client: pg.ClientBase) => Promise<void>): Promise<void> =>
  inTransaction(owner, async (client) => {
    await client.query("set local statement_timeout = 0");
    await client.query("set local session_replication_role = replica");
    await work(client);
  });

async function fillSome(client: pg.ClientBase, first: number, last: number, gifts: number): Promise<void> {
  const values = [first, last, gifts];
  await client.query(
    `insert into donations (id, reference, amount_cents, charged_cents, currency, frequency, campaign_id, country, donor_name,
       donor_email, language, status, created_at, paid_at, paid_attempt_id)
     select id, 'PAST-' || n, 500 + n % 50 * 100, 500 + n % 50 * 100, 'EUR', 'ONE_TIME',
       case when n % 3 > 0 then 'winter-' || n % 7 end, (array['NL','NL','BE','DE','FR','GB','IT','US',null])[n % 9 + 1],
       case when n % 2 = 0 then 'Giver ' || n % 400000 end, 'giver-' || n % 2000000 || '@example.org',
       (array['en','nl','ar'])[n % 3 + 1], case when n % 50 = 0 then 'FAILED' else 'COMPLETED' end, at,
       case when n % 50 > 0 then at end, case when n % 50 > 0 then id || '-1' end
     from ${all}`,
    values,
  );
  await client.query(
    `insert into payment_attempts (id, donation_id, number, amount_cents, charged_cents, frequency, claimed_until, provider,
       payment_id, truth)
     select id || '-1', id, 1, 500 + n % 50 * 100, 500 + n % 50 * 100, 'ONE_TIME', at, 'mollie', 'tr_past' || n,
       jsonb_build_object('state', 'paid', 'method', (array['ideal','ideal','creditcard','directdebit','paypal'])[n % 5 + 1])
     from ${paid}`,
    values,
  );
  await client.query(
    `with entry as (
       insert into ledger_entries (booked_on, cause_kind, cause_id, lines, donation_id, description, created_at)
       select at::date, kind, case kind when 'gift' then gift else gift || '-1' end, 2, gift, kind, at
       from (select n, at, id as gift from ${paid}) paid, (values ('gift'), ('fee')) entries(kind) order by n
       returning id, cause_kind
     )
     insert into ledger_postings (entry_id, line, account_id, cents, campaign_id)
     select id, line, account_id, cents, case when account_id = 'gifts-unrestricted' and id % 3 > 0 then 'winter-' || id % 7 end
     from entry join (values ('gift', 1, 'provider-mollie', 2500), ('gift', 2, 'gifts-unrestricted', -2500),
       ('fee', 1, 'payment-fees', 29), ('fee', 2, 'provider-mollie', -29)) posting(kind, line, account_id, cents) on kind = cause_kind`,
    values,
  );
  await client.query(
    `insert into receipts (donation_id, cause, year, number, queued_at, numbered_at)
     select id, 'gift', extract(year from at), n, at, at from ${paid}`,
    values,
  );
}

function seconds(since: number): string {
  return `${((performance.now() - since) / 1000).toFixed(0)} s`;
}
