import { setTimeout as pause } from "node:timers/promises";
import { Client } from "pg";
import { StartRefusal } from "../../start-refusal.ts";
import { codeOf } from "./code-of.ts";

const oldestMajorVersion = 15;
const startWithinMs = 5_000;
const restBetweenTriesMs = 250;

/** Waits briefly for a starting server; then says in one sentence why it cannot be reached. */
export async function reachDatabase(
  connectionString: string,
  { withinMs = startWithinMs } = {},
): Promise<void> {
  const giveUpAt = performance.now() + withinMs;
  for (;;) {
    const client = clientFor(connectionString, withinMs);
    try {
      await client.connect();
      return refuseOldServer(await majorVersion(client), placeOf(client));
    } catch (error) {
      if (error instanceof StartRefusal) throw error;
      if (isLasting(error) || performance.now() > giveUpAt) throw unreachable(error, client);
    } finally {
      await client.end().catch(() => {});
    }
    await pause(restBetweenTriesMs);
  }
}

function clientFor(connectionString: string, withinMs: number): Client {
  try {
    const client = new Client({ connectionString, connectionTimeoutMillis: withinMs });
    client.on("error", () => {});
    return client;
  } catch {
    throw new StartRefusal(
      "DATABASE_URL is not the address of a PostgreSQL server: it should look like postgresql://user:password@host:5432/name.",
    );
  }
}

async function majorVersion(client: Client): Promise<number> {
  const { rows } = await client.query<{ version: number }>(
    "select current_setting('server_version_num')::int / 10000 as version",
  );
  return rows[0]?.version ?? 0;
}

function refuseOldServer(version: number, place: string): void {
  if (version >= oldestMajorVersion) return;
  throw new StartRefusal(
    `The database server at ${place} is PostgreSQL ${version}, but this program needs version ${oldestMajorVersion} or newer.`,
  );
}

const invalidPassword = "28P01";
const invalidAuthorization = "28000";
const noSuchDatabase = "3D000";

const isLasting = (error: unknown): boolean =>
  [invalidPassword, invalidAuthorization, noSuchDatabase].includes(codeOf(error) ?? "");

function unreachable(error: unknown, client: Client): StartRefusal {
  const place = placeOf(client);
  const code = codeOf(error);
  if (code === noSuchDatabase) {
    return new StartRefusal(`The database server at ${place} has no database named ${client.database}.`);
  }
  if (code === invalidPassword || code === invalidAuthorization) {
    return new StartRefusal(`The database server at ${place} does not let the user ${client.user} in.`);
  }
  const why = code ?? (error instanceof Error ? error.message : String(error));
  return new StartRefusal(`The database server at ${place} cannot be reached (${why}).`);
}

/** Host and port only, because the connection string has the password. */
const placeOf = (client: Client): string =>
  client.host.startsWith("/") ? client.host : `${client.host}:${client.port}`;
