import { realProviders } from "#domain/money/providers.ts";
import type pg from "pg";
import { found, type Finding } from "#domain/doctor/finding.ts";

/** Fewer refusals could be a stranger. */
const refusedFrom = 5;
/** A share of the server's connection limit. */
const connectionsFrom = 0.9;

/** Findings from the database. Each reads the latest of something, so it is cheap. */
export async function watchFacts(pool: pg.Pool): Promise<Finding[]> {
  const looked = await Promise.all([
    stuckMail(pool),
    refusedNotices(pool),
    lateNotices(pool),
    differences(pool),
    faults(pool),
    connections(pool),
    longTransactions(pool),
  ]);
  return looked.flat();
}

/** Single mails may wait for their receivers; if nothing was sent in the same time, it is our fault. */
async function stuckMail(pool: pg.Pool): Promise<Finding[]> {
  const { rows } = await pool.query<{ since: Date | null }>(
    `select min(created_at) as since from mail_outbox where state in ('QUEUED', 'SENDING')
       and created_at < now() - interval '30 minutes'
       and not exists (select from mail_outbox sent where sent.sent_at > now() - interval '30 minutes')`,
  );
  const since = rows[0]?.since;
  return since ? [found("mail_stuck", { why: minuteOf(since) })] : [];
}

async function refusedNotices(pool: pg.Pool): Promise<Finding[]> {
  const { rows } = await pool.query<{ provider: string; refused: number }>(
    "select provider, refused from notice_health where refused >= $1 order by provider",
    [refusedFrom],
  );
  return rows.map(({ provider, refused }) =>
    found("notices_refused", { place: provider, why: String(refused) }),
  );
}

/** A payment was found by polling, and no notice came since. */
async function lateNotices(pool: pg.Pool): Promise<Finding[]> {
  const { rows } = await pool.query<{ provider: string; since: Date }>(
    `/* never null: provider, because it is asked for; never null: since */
     select a.provider, coalesce(max(n.last_accepted_at), min(d.created_at)) as since
     from donations d join payment_attempts a on a.donation_id = d.id and a.provider = any($1)
       left join notice_health n on n.provider = a.provider
     where d.status = 'COMPLETED' and d.created_at between now() - interval '1 day' and now() - interval '15 minutes'
       and d.created_at > coalesce(n.last_accepted_at, '-infinity')
     group by a.provider order by a.provider`,
    [realProviders],
  );
  return rows.map(({ provider, since }) => found("notices_late", { place: provider, why: minuteOf(since) }));
}

async function differences(pool: pg.Pool): Promise<Finding[]> {
  const { rows } = await pool.query<{ account: string; night: string }>(
    `select account_id as account, night from reconciliations
     where night = (select max(night) from reconciliations) and not agrees and not_told is null order by 1`,
  );
  return rows.map(({ account, night }) => found("reconciliation_differs", { place: account, why: night }));
}

async function faults(pool: pg.Pool): Promise<Finding[]> {
  const { rows } = await pool.query<{ night: string; names: string }>(
    `select night, string_agg(name, ', ' order by name) as names /* never null: names */ from check_results
     where night = (select max(night) from check_results) and faults > 0 group by night`,
  );
  return rows.map(({ night, names }) => found("books_faulty", { place: night, why: names }));
}

async function connections(pool: pg.Pool): Promise<Finding[]> {
  const { rows } = await pool.query<{ used: number; most: number }>(
    `select count(*)::int as used, current_setting('max_connections')::int as most
     from pg_stat_activity where backend_type = 'client backend'`,
  );
  const { used, most } = rows[0] ?? { used: 0, most: 1 };
  return used >= most * connectionsFrom ? [found("connections_few", { why: `${used}/${most}` })] : [];
}

async function longTransactions(pool: pg.Pool): Promise<Finding[]> {
  const { rows } = await pool.query<{ since: Date | null }>(
    `select min(xact_start) as since from pg_stat_activity
     where datname = current_database() and xact_start < now() - interval '1 hour'`,
  );
  const since = rows[0]?.since;
  return since ? [found("long_transaction", { why: minuteOf(since) })] : [];
}

const minuteOf = (moment: Date): string => `${moment.toISOString().slice(0, 16).replace("T", " ")} UTC`;
