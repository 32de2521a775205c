import type pg from "pg";

export type StoredStatusFacts = Readonly<{
  isWritable: boolean;
  /** Findings of the last check. */
  alerts: readonly string[];
  mailIsLate: boolean;
  lastNoticeAt: Date | null;
}>;

/** One statement, because it is queried often. */
export async function statusFacts(pool: pg.Pool): Promise<StoredStatusFacts> {
  const { rows } = await pool.query<StoredStatusFacts>(
    `/* never null: isWritable, alerts, mailIsLate */
     select not pg_is_in_recovery() and current_setting('transaction_read_only') = 'off' as "isWritable",
       array(select kind from alerts where ended_at is null) as alerts,
       exists (select from mail_outbox where state in ('QUEUED', 'SENDING') and created_at < now() - interval '30 minutes')
         and not exists (select from mail_outbox where sent_at > now() - interval '30 minutes') as "mailIsLate",
       (select max(last_accepted_at) from notice_health) as "lastNoticeAt"`,
  );
  const [facts] = rows;
  if (!facts) throw new Error("The database said nothing about itself");
  return facts;
}
