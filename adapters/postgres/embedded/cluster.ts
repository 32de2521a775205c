import { existsSync, mkdtempSync, readFileSync, renameSync } from "node:fs";
import { open, readdir, rm } from "node:fs/promises";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { StartRefusal } from "../../start-refusal.ts";
import { changeOwner } from "./account.ts";
import type { Binaries } from "./binaries.ts";
import { databaseOwner } from "./connection.ts";
import { errorCode, onDisk } from "./refusals.ts";
import { lastErrorLine, run } from "./run.ts";
import type { Site } from "./site.ts";

const unfinishedPrefix = "cluster.new-";
const glanceMs = 25;

/** Creates the cluster if missing. Returns whether this call created it. */
export async function ensureCluster(site: Site, binaries: Binaries, durable: boolean): Promise<boolean> {
  if (!isComplete(site)) return await makeCluster(site, binaries, durable);
  const madeBy = readFileSync(path.join(site.cluster, "PG_VERSION"), "utf8").trim();
  if (madeBy !== String(binaries.major)) {
    throw new StartRefusal(
      `The database in ${site.directory} was made by PostgreSQL ${madeBy}, but this program brings PostgreSQL ${binaries.major}: convert it with pg_upgrade, or set DATA_DIR to a new folder and restore a backup there.`,
    );
  }
  return false;
}

/** Removes leftovers of interrupted or concurrent starts. */
export async function removeUnfinished(site: Site): Promise<void> {
  const names = await readdir(site.directory);
  const unfinished = names.filter((name) => name.startsWith(unfinishedPrefix));
  await Promise.all(unfinished.map((name) => remove(path.join(site.directory, name))));
}

const isComplete = (site: Site): boolean => existsSync(path.join(site.cluster, "PG_VERSION"));

/** Created aside and renamed, so that an interrupted start leaves nothing. */
async function makeCluster(site: Site, binaries: Binaries, durable: boolean): Promise<boolean> {
  const unfinished = onDisk(site.directory, () => mkdtempSync(path.join(site.directory, unfinishedPrefix)));
  if (site.account) changeOwner(site.account, unfinished);
  try {
    await initialise(unfinished, site, binaries, durable);
    renameSync(unfinished, site.cluster);
    if (durable) await syncFolder(site.directory);
    return true;
  } catch (error) {
    await remove(unfinished);
    // A concurrent start was first.
    if (isComplete(site)) return false;
    if (errorCode(error) === "ENOTEMPTY" || errorCode(error) === "EEXIST" || errorCode(error) === "ENOTDIR") {
      throw new StartRefusal(
        `The folder ${site.cluster} holds something that is not a database: move it away, or set DATA_DIR to another folder.`,
        { cause: error },
      );
    }
    throw new StartRefusal(
      `PostgreSQL could not make a database in ${site.directory}: ${lastErrorLine(error)}`,
      {
        cause: error,
      },
    );
  }
}

async function initialise(folder: string, site: Site, binaries: Binaries, durable: boolean): Promise<void> {
  const done = new AbortController();
  const overtaken = new AbortController();
  void stopWhenOvertaken(site, done.signal, overtaken);
  try {
    const options = [
      "-D",
      folder,
      "-U",
      databaseOwner,
      "--auth=trust",
      "--encoding=UTF8",
      "--data-checksums",
    ];
    const speed = durable ? [] : ["--no-sync"];
    await run(
      binaries.initdb,
      [...options, ...localeOptions(binaries.major), ...speed],
      site.account,
      overtaken.signal,
    );
  } finally {
    done.abort();
  }
}

/** Stops early when another of several concurrent starts has finished. */
async function stopWhenOvertaken(site: Site, done: AbortSignal, overtaken: AbortController): Promise<void> {
  while (!done.aborted) {
    if (isComplete(site)) overtaken.abort();
    await pause(glanceMs);
  }
}

/** Code point order, which no system library changes, with Unicode case mapping. Before 17 that needs the system locale. */
const localeOptions = (major: number): string[] =>
  major >= 17
    ? ["--locale=C", "--locale-provider=builtin", "--builtin-locale=C.UTF-8"]
    : ["--locale=C", "--lc-ctype=C.UTF-8"];

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder);
  await handle.sync();
  await handle.close();
}

/** A concurrent writer fails, as expected, and the next start tries again. */
async function remove(folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true, maxRetries: 3 }).catch(() => {});
}
