import type pg from "pg";
import { TooBusy } from "./in-batches.ts";
import { DatabaseUnavailable, keepPresence, type Presence } from "./presence.ts";
import { watchStatements, type WatchStatement } from "./watch-statements.ts";
import { replaceConnect, type Acquire } from "./replace-connect.ts";

/** So many may wait for one of a pool's connections; one more would wait in vain, and take memory from all. */
const maxWaiting = 1_000;
/** Of the time that an answer may take: if in so long there was none, whoever joins those who wait would wait in vain. */
const silenceShare = 0.2;

/** `answerWithinMs`: null for who waits as long as it takes. */
type Guard = Readonly<{ presence: Presence; answerWithinMs: number | null }>;

/**
 * The server ends a statement that takes too long, but a server that stands still, or behind a cable that was cut, ends nothing:
 * then the connection is thrown away here, and whoever waited is told. Whether the server is there is learnt from every answer.
 */
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
    // The driver's own way to end a connection on which a statement is under way is to cut it.
    Reflect.apply(Reflect.get(client, "end"), client, [() => {}]);
  };
  return (statement) => {
    // Whoever asks the server for more time has it here too, until that is over.
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
