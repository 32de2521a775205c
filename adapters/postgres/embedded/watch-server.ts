import { setTimeout as pause } from "node:timers/promises";
import type { OpenConnection } from "./connection.ts";

export type Watch = { release: () => Promise<void> };

const restBetweenTriesMs = 5_000;

/**
 * Keeps one connection open while the program uses the server. It shows other programs that the server is needed, and
 * its end triggers a restart.
 */
export function watchServer(
  first: OpenConnection,
  bringBack: (signal: AbortSignal) => Promise<OpenConnection>,
  report: (line: string) => void,
): Watch {
  const released = new AbortController();
  let connection = first;
  let revival = Promise.resolve();
  watch(first);

  function watch(next: OpenConnection): void {
    connection = next;
    // Does not keep the process alive.
    connection.socket.unref();
    connection.client.once("end", () => {
      if (!released.signal.aborted) revival = revive();
    });
  }

  async function revive(): Promise<void> {
    report("The database server stopped; restarting it.");
    while (!released.signal.aborted) {
      try {
        watch(await bringBack(released.signal));
        report("The database server is back.");
        return;
      } catch (error) {
        if (released.signal.aborted) return;
        report(error instanceof Error ? error.message : String(error));
        await pause(restBetweenTriesMs, undefined, { signal: released.signal }).catch(() => {});
      }
    }
  }

  return {
    async release() {
      released.abort();
      await revival;
      connection.socket.ref();
      await connection.client.end();
    },
  };
}
