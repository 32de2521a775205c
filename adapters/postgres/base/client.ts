import { Pool, TypeOverrides, types as builtIn } from "pg";
import { watchStatements, type WatchStatement } from "./watch-statements.ts";
import { guardPool } from "./guard-pool.ts";
import { forgetNames } from "./pooler.ts";
import { presence, type Presence } from "./presence.ts";

const defaultConnections = 10;
/** Not closed after a lull: whoever comes next would wait for new ones, and for every statement to be planned on them again. */
const warmConnections = 4;
const statementTimeoutMs = 10_000;
const idleInTransactionTimeoutMs = 30_000;
const connectionTimeoutMs = 10_000;
/** Of the server's own limit, which comes first: its answer needs time to arrive. */
const answerShare = 1.5;

/** `patient`: a migration may take as long as it takes, and wait for the instance that is at it. `pooled`: a pooler stands between. */
type PoolOptions = {
  max?: number;
  patient?: boolean;
  pooled?: boolean;
  reachWithinMs?: number;
  watch?: WatchStatement | undefined;
  /** Of the server, where several pools lead to it. */
  its?: Presence;
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
  // A connection that breaks between two queries is replaced, and the next query tells if that fails. Unheard, the
  // event would end the program: the pool's own listener is off duty while a connection is lent out.
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

/** Told when a connection is made. */
const sessionSettings = (patient: boolean) => ({
  statement_timeout: patient ? 0 : statementTimeoutMs,
  idle_in_transaction_session_timeout: idleInTransactionTimeoutMs,
  options: `-c timezone=${roleSettings.timezone}`,
});

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
