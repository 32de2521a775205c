import pg from "pg";
import { minutesUnarchived, type LogArchive } from "#domain/backup/log-archive.ts";
import { found, type Finding } from "#domain/doctor/finding.ts";
import { failsFrom, type JobHealth } from "#domain/running/job-health.ts";
import { hasStandstills, currentStandstill } from "../postgres/backup/standstills.ts";
import { codeOf } from "../postgres/base/code-of.ts";
import { schemaState } from "../postgres/base/schema-state.ts";
import { mayRewrite } from "../postgres/roles/rights-of-program.ts";

/** Signatures and passkeys depend on the time, and both clocks write into the same books. */
const maxClockDifferenceMs = 5_000;

type Options = Readonly<{
  now?: () => number;
  /** Whether this connection uses the program's role; the owner may always rewrite. */
  isProgram?: boolean;
}>;

/** The database from the program's side: tables, guards, clock. */
export async function lookAtDatabase(
  pool: pg.Pool,
  { now = Date.now, isProgram = true }: Options = {},
): Promise<Finding[]> {
  const { age, serves } = await schemaState(pool);
  if (age === "newer" && !serves) return [found("schema_newer")];
  if (age === "older") return [found("schema_older")];
  const { rows } = await pool.query<{ ms: number }>(
    "select extract(epoch from clock_timestamp())::float8 * 1000 as ms",
  );
  const differenceMs = Math.abs((rows[0]?.ms ?? 0) - now());
  const copy = (await hasStandstills(pool)) ? await currentStandstill(pool) : null;
  return [
    ...(differenceMs > maxClockDifferenceMs
      ? [found("clock_off", { why: String(Math.round(differenceMs / 1000)) })]
      : []),
    ...(isProgram && (await mayRewrite(pool)) ? [found("books_unguarded")] : []),
    ...(copy ? [found("standstill", { place: copy.backupName })] : []),
    ...(await lookAtArchive(pool, new Date(now()))),
  ];
}

/** Only for a server that archives its WAL. */
async function lookAtArchive(pool: pg.Pool, now: Date): Promise<Finding[]> {
  const { rows } = await pool.query<LogArchive>(
    `select last_archived_time as "lastArchivedAt", pg_postmaster_start_time() as "serverStartedAt"
     from pg_stat_archiver where current_setting('archive_mode') <> 'off'`,
  );
  const minutes = rows[0] ? minutesUnarchived(rows[0], now) : null;
  return minutes === null ? [] : [found("archive_old", { why: String(minutes) })];
}

export const lookAtJobs = (jobs: readonly JobHealth[]): Finding[] =>
  jobs.flatMap(({ job, overdueSince, failures, lastError }) => [
    ...(overdueSince
      ? [found("job_overdue", { place: job, why: `${overdueSince.slice(0, 16).replace("T", " ")} UTC` })]
      : []),
    ...(failures >= failsFrom ? [found("job_failing", { place: job, why: lastError ?? "" })] : []),
  ]);

const timeoutMs = 3_000;

/** The primary silently replaces an unavailable replica, so only this reports it. */
export async function lookAtReplica(connectionString: string): Promise<Finding[]> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: timeoutMs });
  client.on("error", () => {});
  const place = `${client.host}:${client.port}`;
  try {
    await client.connect();
    const { rows } = await client.query<{ follows: boolean }>("select pg_is_in_recovery() as follows");
    return rows[0]?.follows ? [] : [found("replica_none", { place })];
  } catch (error) {
    return [found("replica_away", { place, why: codeOf(error) ?? "no answer" })];
  } finally {
    await client.end().catch(() => {});
  }
}
