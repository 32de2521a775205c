import type pg from "pg";

/** Results of notices since the last store. */
export type NoticeNews = Readonly<{
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
