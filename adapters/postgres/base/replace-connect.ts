import type pg from "pg";

type Done = (error: unknown, client?: pg.PoolClient, release?: pg.PoolClient["release"]) => void;
export type Acquire = () => Promise<pg.PoolClient>;

export function replaceConnect(pool: pg.Pool, acquire: Acquire): void {
  Object.defineProperty(pool, "connect", {
    configurable: true,
    value: (done?: Done): Promise<pg.PoolClient | void> => (done ? handTo(acquire, done) : acquire()),
  });
}

async function handTo(acquire: Acquire, done: Done): Promise<void> {
  let client: pg.PoolClient;
  try {
    client = await acquire();
  } catch (error) {
    return done(error);
  }
  done(undefined, client, client.release.bind(client));
}
