import type pg from "pg";
import { TooBusy } from "./in-batches.ts";
import { DatabaseUnavailable, keepPresence, type Presence } from "./presence.ts";
import { watchStatements, type WatchStatement } from "./watch-statements.ts";
import { replaceConnect, type Acquire } from "./replace-connect.ts";

/** The maximum queue for a pool's connections. */
const maxWaiting = 1_000;
/** Share of the answer timeout: after this long without any answer, new requests fail at once. */
const silenceShare = 0.2;

/** `answerWithinMs`: null for unlimited. */
type Guard = Readonly<{ presence: Presence; answerWithinMs: number | null }>;

/** Drops the connection when the server hangs or the network is cut, which statement timeouts do not cover. */
export function guardPool(pool: pg.Pool, { presence, answerWithinMs }: Guard): void {
  keepPresence(pool, presence);
  const connect: Acquire = pool.connect.bind(pool);
  const isInVain = (): boolean =>
    pool.waitingCount >= maxWaiting ||
    (answerWithinMs !== null &&
      pool.waitingCount > 0 &&
      presence.silentForMs() > answerWithinMs * silenceShare);
  replaceConnect(pool, async () => {
    if (presence.state() === "unavailable") throw new DatabaseUnavailable();
    if (isInVain()) throw new TooBusy();
    try {
      return await connect();
    } catch (error) {
      presence.unreached(error);
      throw error;
    }
  });
  presence.lookWith(async () => {
    if (pool.ending) return "over";
    const client = await connect();
    try {
      await client.query("select");
    } finally {
      client.release();
    }
  });
  pool.on("connect", (client) => {
    presence.answered();
    watchStatements(client, noteAnswers(client, presence, answerWithinMs));
  });
}

function noteAnswers(client: pg.PoolClient, presence: Presence, withinMs: number | null): WatchStatement {
  let hasTime = withinMs === null;
  const giveUp = (): void => {
    presence.stoodStill();
    // The driver ends a busy connection by closing its socket.
    Reflect.apply(Reflect.get(client, "end"), client, [() => {}]);
  };
  return (statement) => {
    // A longer statement_timeout applies here too.
    if (/^\s*set (?:local )?statement_timeout/i.test(statement)) hasTime = true;
    else if (/^\s*(?:commit|rollback|reset)\b/i.test(statement)) hasTime = withinMs === null;
    const timer = hasTime || withinMs === null ? undefined : setTimeout(giveUp, withinMs);
    return (outcome, error) => {
      clearTimeout(timer);
      if (outcome === "done") presence.answered();
      else presence.failed(error);
    };
  };
}
