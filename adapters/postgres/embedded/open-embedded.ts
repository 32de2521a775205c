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
  /** Where the database, its socket and its log are kept. */
  directory: string;
  /** The server was already running, or another program that started at the same moment was first. */
  adopted: boolean;
  /** The database did not exist before. */
  initialised: boolean;
  /** End the program's own connections first: a server that anyone still uses is left running. */
  stop: () => Promise<void>;
};

type Options = {
  /** False only for tests: what was committed may then be lost with the machine. */
  durable?: boolean;
  /** A folder with other `initdb` and `postgres` programs than those that came with npm. */
  binaries?: string;
  report?: (line: string) => void;
};

/** A real PostgreSQL server of our own in the data directory, reached through a unix socket only. */
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
