import { spawn, type ChildProcess } from "node:child_process";
import { chmodSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { onTestFinished } from "vitest";
import { holderOf } from "#adapters/postgres/embedded/postmaster.ts";
import { sharedFolderOf } from "#adapters/postgres/embedded/site.ts";
import { memoryFolder } from "./memory-folder.ts";
import { killHard, killTree } from "./process-tree.ts";

export type Account = { uid: number; gid: number };
type Opened = {
  connectionString: string;
  directory: string;
  adopted: boolean;
  initialised: boolean;
  refusal?: string;
};

/** The system's own PostgreSQL can take the place of the one from npm. */
const binaries = process.env["TEST_POSTGRES_BINARIES"];
export const trialOptions = { durable: false, ...(binaries ? { binaries } : {}) };

/** A data directory that is gone after the test, and whatever server runs in it too. */
export function trialFolder(mode = 0o755): string {
  const folder = mkdtempSync(path.join(memoryFolder(), "open-hand-trial-"));
  chmodSync(folder, mode);
  removeAfterTest(folder);
  return folder;
}

export function removeAfterTest(dataDir: string): void {
  const shelter = sharedFolderOf(dataDir);
  onTestFinished(() => {
    for (const place of [dataDir, shelter]) {
      killServerIn(path.join(place, "postgres"));
      rmSync(place, { recursive: true, force: true, maxRetries: 5 });
    }
  });
}

function killServerIn(directory: string): void {
  const pid = postmasterOf(directory);
  // A lock can also be left with the number of a stranger, or of this very process.
  if (pid === undefined || pid === process.pid) return;
  const holder = holderOf(pid, path.join(directory, "cluster"));
  if (holder === "server" || holder === "unknown") killTree(pid);
}

export function postmasterOf(directory: string): number | undefined {
  try {
    return Number.parseInt(readFileSync(path.join(directory, "cluster", "postmaster.pid"), "utf8"), 10);
  } catch {
    return undefined;
  }
}

export type Program = {
  child: ChildProcess;
  opened: Promise<Opened>;
  /** Ends without a word, as after a crash. */
  kill: () => Promise<void>;
  stop: () => Promise<void>;
};

/** Another program that opens the same data directory. */
export function startProgram(dataDir: string, options: object = trialOptions, account?: Account): Program {
  const child = spawn(
    process.execPath,
    [fileURLToPath(new URL("embedded-program.ts", import.meta.url)), dataDir, JSON.stringify(options)],
    { stdio: ["pipe", "pipe", "inherit"], ...account },
  );
  const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  onTestFinished(() => {
    if (child.exitCode === null && child.signalCode === null && child.pid) killHard(child.pid);
  });
  return {
    child,
    opened: firstLine(child).then((line): Opened => JSON.parse(line)),
    kill() {
      child.kill("SIGKILL");
      return ended;
    },
    async stop() {
      child.stdin?.end();
      await ended;
      if (child.exitCode !== 0)
        throw new Error(`The program stopped with ${child.exitCode ?? child.signalCode}`);
    },
  };
}

async function firstLine(child: ChildProcess): Promise<string> {
  if (!child.stdout) throw new Error("The program has no output to read");
  for await (const line of createInterface({ input: child.stdout })) return line;
  throw new Error("The program ended without a word");
}
