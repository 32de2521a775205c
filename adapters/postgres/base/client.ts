import { Pool, TypeOverrides, types as builtIn } from "pg";
import { watchStatements, type WatchStatement } from "./watch-statements.ts";
import { guardPool } from "./guard-pool.ts";
import { forgetNames } from "./pooler.ts";
import { presence, type Presence } from "./presence.ts";

const defaultConnections = 10;
/** Kept open when idle: new connections cost time, and their statements must be planned again. */
const warmConnections = 4;
const statementTimeoutMs = 10_000;
const idleInTransactionTimeoutMs = 30_000;
const connectionTimeoutMs = 10_000;
/** Relative to the server's own timeout, which comes first. */
const answerShare = 1.5;

/** `patient`: without timeouts, for migrations. `pooled`: through a pooler. */
type PoolOptions = {
  max?: number;
  patient?: boolean;
  pooled?: boolean;
  reachWithinMs?: number;
  watch?: WatchStatement | undefined;
  /** The server's presence, if several pools share it. */
  its?: Presence;
};

/** Days depend on the query, not on the server's time zone. */
export const roleSettings = {
  timezone: "UTC",
  statement_timeout: `${statementTimeoutMs}ms`,
  idle_in_transaction_session_timeout: `${idleInTransactionTimeoutMs}ms`,
};

/** The program's connections. Settings in the connection string have priority. */
export function openPool(
  connectionString: string,
  {
    max = defaultConnections,
    patient = false,
    pooled = false,
    reachWithinMs = connectionTimeoutMs,
    watch,
    its = presence(),
  }: PoolOptions = {},
): Pool {
  const pool = new Pool({
    connectionString,
    max,
    min: Math.min(max, warmConnections),
    types: storedTypes(),
    application_name: "open-hand",
    ...(pooled ? {} : sessionSettings(patient)),
    connectionTimeoutMillis: reachWithinMs,
    keepAlive: true,
  });
  // Without a listener the event would end the process. The pool's own is removed while a connection is lent out.
  pool.on("error", () => {});
  guardPool(pool, {
    presence: its,
    answerWithinMs: patient ? null : limitOf(connectionString) * answerShare,
  });
  pool.on("connect", (client) => {
    client.on("error", () => {});
    if (watch) watchStatements(client, watch);
    if (pooled) forgetNames(client);
  });
  return pool;
}

const limitOf = (connectionString: string): number =>
  Number(/[?&]statement_timeout=(\d+)/.exec(connectionString)?.[1] ?? statementTimeoutMs);

/** Set when a connection is made. */
const sessionSettings = (patient: boolean) => ({
  statement_timeout: patient ? 0 : statementTimeoutMs,
  idle_in_transaction_session_timeout: idleInTransactionTimeoutMs,
  options: `-c timezone=${roleSettings.timezone}`,
});

function storedTypes(): TypeOverrides {
  const types = new TypeOverrides();
  types.setTypeParser(builtIn.builtins.INT8, safeInteger);
  // A date has no time zone: as a JavaScript Date it could be the previous day.
  types.setTypeParser(builtIn.builtins.DATE, (value: string) => value);
  return types;
}

/** Counts and cents are bigint in the database; an unsafe integer must not pass as a number. */
function safeInteger(value: string): number {
  const number = Number(value);
  if (!Number.isSafeInteger(number)) throw new RangeError(`Too large for an exact number: ${value}`);
  return number;
}
