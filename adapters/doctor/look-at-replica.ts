import pg from "pg";
import { found, type Finding } from "#domain/doctor/finding.ts";
import { codeOf } from "../postgres/base/code-of.ts";

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
