import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { StartRefusal } from "../../start-refusal.ts";
import { usableBinaries, type Binaries } from "./binaries.ts";
import { removeUnfinished } from "./cluster.ts";
import { startOrJoin, type Plan } from "./start-or-join.ts";
import { connectionString, type OpenConnection } from "./connection.ts";
import { removeOtherCopies } from "./copy-binaries.ts";
import { chooseSite } from "./site.ts";
import { stopServer } from "./stop-server.ts";

export type EmbeddedServer = {
  connectionString: string;
  directory: string;
  /** The server was already running, or a concurrent start was first. */
  adopted: boolean;
  initialised: boolean;
  /** Close the program's connections first: a server in use keeps running. */
  stop: () => Promise<void>;
};

type Options = {
  /** False only for tests: commits may be lost with the machine. */
  durable?: boolean;
  binaries?: string;
  report?: (line: string) => void;
};

/** Our own PostgreSQL server in the data directory, on a unix socket only. */
export async function openEmbedded(
  dataDir: string,
  { durable = true, binaries: folder, report = () => {} }: Options = {},
): Promise<EmbeddedServer> {
  refuseWindows();
  const site = chooseSite(dataDir, report);
  let found: Binaries | undefined;
  const binaries = async () => (found ??= await usableBinaries(site, folder, report));
  const plan: Plan = { site, binaries, durable };

  const { connection, adopted, initialised } = await startOrJoin(plan);
  if (!adopted) await tidy(plan);
  const watch = watchServer(
    connection,
    async (signal) => (await startOrJoin(plan, signal)).connection,
    report,
  );

  let stopped: Promise<void> | undefined;
  return {
    connectionString: connectionString(site),
    directory: site.directory,
    adopted,
    initialised,
    stop: () => (stopped ??= watch.release().then(() => stopServer(site, report))),
  };
}

function refuseWindows(): void {
  if (process.platform !== "win32") return;
  throw new StartRefusal(
    "On Windows this program needs a PostgreSQL server of yours: set DATABASE_URL to one of version 15 or newer, or start it in WSL.",
  );
}

async function tidy({ site, binaries }: Plan): Promise<void> {
  await removeUnfinished(site);
  if (site.account) await removeOtherCopies(site.sharedFolder, path.dirname((await binaries()).postgres));
}

type Watch = { release: () => Promise<void> };

const restBetweenTriesMs = 5_000;

/** The open connection shows other programs that the server is needed. Its end triggers a restart. */
function watchServer(
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
