import { setTimeout as pause } from "node:timers/promises";
import { Client, Pool, TypeOverrides, types as builtIn } from "pg";
import { StartRefusal } from "../../start-refusal.ts";
import { watchStatements, type WatchStatement } from "./watch-statements.ts";
import { codeOf } from "./code-of.ts";
import { forgetNames } from "./pooler.ts";

const defaultConnections = 10;
const statementTimeoutMs = 10_000;
const idleInTransactionTimeoutMs = 30_000;
const connectionTimeoutMs = 10_000;

const oldestMajorVersion = 15;
const startWithinMs = 5_000;
const restBetweenTriesMs = 250;

/** `patient`: a migration may take as long as it takes, and wait for the instance that is at it. `pooled`: a pooler stands between. */
type PoolOptions = {
  max?: number;
  patient?: boolean;
  pooled?: boolean;
  reachWithinMs?: number;
  watch?: WatchStatement | undefined;
};

/** A day begins where the query says it does, not where the server happens to stand. */
export const roleSettings = {
  timezone: "UTC",
  statement_timeout: `${statementTimeoutMs}ms`,
  idle_in_transaction_session_timeout: `${idleInTransactionTimeoutMs}ms`,
};

/** Connections as the whole program uses them. What the connection string itself says comes first. */
export function openPool(
  connectionString: string,
  {
    max = defaultConnections,
    patient = false,
    pooled = false,
    reachWithinMs = connectionTimeoutMs,
    watch,
  }: PoolOptions = {},
): Pool {
  const pool = new Pool({
    connectionString,
    max,
    types: storedTypes(),
    application_name: "open-hand",
    ...(pooled ? {} : sessionSettings(patient)),
    connectionTimeoutMillis: reachWithinMs,
    keepAlive: true,
  });
  // A connection that breaks between two queries is replaced, and the next query tells if that fails. Unheard, the
  // event would end the program: the pool's own listener is off duty while a connection is lent out.
  pool.on("error", () => {});
  pool.on("connect", (client) => {
    client.on("error", () => {});
    if (watch) watchStatements(client, watch);
    if (pooled) forgetNames(client);
  });
  return pool;
}

/** Told when a connection is made. */
const sessionSettings = (patient: boolean) => ({
  statement_timeout: patient ? 0 : statementTimeoutMs,
  idle_in_transaction_session_timeout: idleInTransactionTimeoutMs,
  options: `-c timezone=${roleSettings.timezone}`,
});

/** Waits a moment for a server that starts beside this program; then says in one sentence why there is none. */
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

function storedTypes(): TypeOverrides {
  const types = new TypeOverrides();
  types.setTypeParser(builtIn.builtins.INT8, safeInteger);
  // A date has no hour and no time zone: as a JavaScript Date it would be yesterday for half the world.
  types.setTypeParser(builtIn.builtins.DATE, (value: string) => value);
  return types;
}

/** Counts and cents are bigint in the database; one that JavaScript cannot hold exactly must never pass for a number. */
function safeInteger(value: string): number {
  const number = Number(value);
  if (!Number.isSafeInteger(number)) throw new RangeError(`Too large for an exact number: ${value}`);
  return number;
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

/** Host and port only: the connection string also holds the password. */
const placeOf = (client: Client): string =>
  client.host.startsWith("/") ? client.host : `${client.host}:${client.port}`;
