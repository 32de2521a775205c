import path from "node:path";
import { StartRefusal } from "../../start-refusal.ts";
import { usableBinaries, type Binaries } from "./binaries.ts";
import { removeUnfinished } from "./cluster.ts";
import { startOrJoin, type Plan } from "./start-or-join.ts";
import { connectionString } from "./connection.ts";
import { removeOtherCopies } from "./copy-binaries.ts";
import { chooseSite } from "./site.ts";
import { stopServer } from "./stop-server.ts";
import { watchServer } from "./watch-server.ts";

export type EmbeddedServer = {
  connectionString: string;
  /** The folder of database, socket and log. */
  directory: string;
  /** The server was already running, or a concurrent start was first. */
  adopted: boolean;
  /** The database is new. */
  initialised: boolean;
  /** Close the program's connections first: a server in use keeps running. */
  stop: () => Promise<void>;
};

type Options = {
  /** False only for tests: commits may be lost with the machine. */
  durable?: boolean;
  /** Another folder with `initdb` and `postgres`. */
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
