import type pg from "pg";
import type { JobNews, JobRecord } from "#domain/running/job-health.ts";

/** One row per job across instances: the newest run counts, and a success ends a series of failures. */
export async function storeJobNews(pool: pg.Pool, news: readonly JobNews[]): Promise<void> {
  const column = <Key extends keyof JobNews>(key: Key) => news.map((each) => each[key]);
  await pool.query(
    `insert into job_health as known (job, first_seen_at, running_since, last_ended_at, last_duration_ms, last_done_at,
       last_failed_at, failures, last_error)
     select * from unnest($1::text[], $2::timestamptz[], $3::timestamptz[], $4::timestamptz[], $5::int[], $6::timestamptz[],
       $7::timestamptz[], $8::int[], $9::text[])
     on conflict (job) do update set
       running_since = excluded.running_since,
       last_ended_at = greatest(known.last_ended_at, excluded.last_ended_at),
       last_duration_ms = coalesce(excluded.last_duration_ms, known.last_duration_ms),
       last_done_at = greatest(known.last_done_at, excluded.last_done_at),
       last_failed_at = greatest(known.last_failed_at, excluded.last_failed_at),
       failures = excluded.failures + case when excluded.last_done_at is null then known.failures else 0 end,
       last_error = coalesce(excluded.last_error, known.last_error)`,
    [
      column("job"),
      column("firstSeenAt"),
      column("runningSince"),
      column("endedAt"),
      column("durationMs"),
      column("doneAt"),
      column("failedAt"),
      column("failures"),
      column("error"),
    ],
  );
}

export async function storedJobHealth(pool: pg.Pool): Promise<JobRecord[]> {
  const { rows } = await pool.query<JobRecord>(
    `select job, first_seen_at as "firstSeenAt", running_since as "runningSince", last_ended_at as "lastEndedAt",
       last_duration_ms as "lastDurationMs", last_done_at as "lastDoneAt", last_failed_at as "lastFailedAt", failures,
       last_error as "lastError"
     from job_health order by job`,
  );
  return rows;
}
