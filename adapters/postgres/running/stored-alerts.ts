import type pg from "pg";
import type { Finding } from "#domain/doctor/finding.ts";
import type { MailToQueue } from "#domain/mail/mail.ts";
import type { StoredAlert } from "#domain/running/alert.ts";
import { inTransaction, lockByName } from "../base/in-transaction.ts";
import { queueMails } from "../mail/outbox.ts";

/** Claims the next round of checks. False if an instance ran one within four minutes. */
export async function beginLook(pool: pg.Pool): Promise<boolean> {
  const { rowCount } = await pool.query(
    `insert into alert_looks (at) values (now())
     on conflict (is_one) do update set at = now() where alert_looks.at < now() - interval '4 minutes'`,
  );
  return rowCount === 1;
}

export type AlertChanges = Readonly<{ raised: readonly StoredAlert[]; resolved: readonly StoredAlert[] }>;

/** Stores the findings and queues one mail about raised and resolved alerts, in the same transaction. */
export const keepAlerts = (
  pool: pg.Pool,
  found: readonly Finding[],
  lettersFor: (changes: AlertChanges) => readonly MailToQueue[],
): Promise<AlertChanges> =>
  inTransaction(pool, async (client) => {
    await lockByName(client, "alerts");
    // Two checks can report the same fault.
    const findings = [...new Map(found.map((each) => [`${each.id} ${each.place}`, each])).values()];
    await client.query(
      `insert into alerts as known (kind, place, why)
       select * from unnest($1::text[], $2::text[], $3::text[])
       on conflict (kind, place) where ended_at is null
         do update set why = excluded.why, seen_at = now(), looks = known.looks + 1`,
      [findings.map(({ id }) => id), findings.map(({ place }) => place), findings.map(({ why }) => why)],
    );
    await client.query("update alerts set ended_at = now() where ended_at is null and seen_at < now()");
    await client.query("delete from alerts where ended_at < now() - interval '90 days'");
    const { rows: raised } = await client.query<StoredAlert>(
      `update alerts set told_at = now() where told_at is null and ended_at is null and looks > 1 returning ${columns}`,
    );
    const { rows: resolved } = await client.query<StoredAlert>(
      `update alerts set end_told_at = now()
       where end_told_at is null and ended_at is not null and told_at is not null returning ${columns}`,
    );
    if (raised.length + resolved.length > 0) await queueMails(client, lettersFor({ raised, resolved }));
    return { raised, resolved };
  });

export async function openAlerts(pool: pg.Pool): Promise<StoredAlert[]> {
  const { rows } = await pool.query<StoredAlert>(
    `select ${columns} from alerts where ended_at is null and looks > 1 order by began_at, id`,
  );
  return rows;
}

export async function alertCounts(pool: pg.Pool): Promise<{ kind: string; count: number }[]> {
  const { rows } = await pool.query<{ kind: string; count: number }>(
    "select kind, count(*)::int as count from alerts where ended_at is null and looks > 1 group by kind order by kind",
  );
  return rows;
}

const columns = `id, kind, place, why, began_at as "beganAt", ended_at as "endedAt"`;

type NoticeNews = Readonly<{
  provider: string;
  acceptedAt: Date | null;
  refusedAt: Date | null;
  /** Since the last accepted one. */
  refused: number;
}>;

export async function storeNoticeNews(pool: pg.Pool, news: readonly NoticeNews[]): Promise<void> {
  await pool.query(
    `insert into notice_health as known (provider, last_accepted_at, last_refused_at, refused)
     select * from unnest($1::text[], $2::timestamptz[], $3::timestamptz[], $4::int[])
     on conflict (provider) do update set
       last_accepted_at = greatest(known.last_accepted_at, excluded.last_accepted_at),
       last_refused_at = greatest(known.last_refused_at, excluded.last_refused_at),
       refused = excluded.refused + case when excluded.last_accepted_at is null then known.refused else 0 end`,
    [
      news.map(({ provider }) => provider),
      news.map(({ acceptedAt }) => acceptedAt),
      news.map(({ refusedAt }) => refusedAt),
      news.map(({ refused }) => refused),
    ],
  );
}
