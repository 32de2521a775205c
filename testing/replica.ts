import { execFileSync, spawn, type ChildProcess } from "node:child_process";
import { chmodSync, chownSync, existsSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { join } from "node:path";
import { isRoot, nobody } from "#adapters/postgres/embedded/account.ts";
import { reachDatabase } from "#adapters/postgres/base/reach-database.ts";
import { memoryFolder } from "./memory-folder.ts";
import { freePort } from "./program.ts";

const binaries = "/usr/lib/postgresql/15/bin";
const patienceMs = 60_000;

export const hasReplication = existsSync(join(binaries, "pg_basebackup"));

export type Pair = Readonly<{
  primary: string;
  replica: string;
  killReplica: () => Promise<void>;
  stop: () => Promise<void>;
}>;

/** PostgreSQL from Debian's packages, and a second one that streams from it. */
export async function streamingPair(): Promise<Pair> {
  const account = isRoot() ? nobody() : null;
  const as = account ? { uid: account.uid, gid: account.gid } : {};
  const folder = mkdtempSync(join(memoryFolder(), "open-hand-replica-"));
  chmodSync(folder, 0o755);
  const place = (name: string): string => {
    const path = join(folder, name);
    mkdirSync(path, { mode: 0o700 });
    if (account) chownSync(path, account.uid, account.gid);
    return path;
  };
  const run = (program: string, ...args: string[]): void =>
    void execFileSync(join(binaries, program), args, { cwd: folder, stdio: "ignore", ...as });
  const serve = async (data: string, port: number): Promise<{ child: ChildProcess; address: string }> => {
    const settings = [`port=${port}`, "unix_socket_directories=", "fsync=off", "hot_standby_feedback=on"];
    const child = spawn(
      join(binaries, "postgres"),
      ["-D", data, "-h", "127.0.0.1", ...settings.flatMap((setting) => ["-c", setting])],
      { cwd: folder, stdio: "ignore", ...as },
    );
    const address = `postgresql://open_hand@127.0.0.1:${port}/postgres`;
    await reachDatabase(address, { withinMs: patienceMs });
    return { child, address };
  };
  const first = place("primary");
  run(
    "initdb",
    "-D",
    first,
    "-U",
    "open_hand",
    "--auth=trust",
    "--no-sync",
    "--encoding=UTF8",
    "--locale=C.UTF-8",
  );
  const primaryPort = await freePort();
  const primary = await serve(first, primaryPort);
  const second = place("replica");
  run(
    "pg_basebackup",
    "-D",
    second,
    "-h",
    "127.0.0.1",
    "-p",
    `${primaryPort}`,
    "-U",
    "open_hand",
    "-R",
    "-X",
    "stream",
    "-c",
    "fast",
  );
  const replica = await serve(second, await freePort());
  const end = (child: ChildProcess, signal: NodeJS.Signals): Promise<void> =>
    child.exitCode !== null || child.signalCode !== null
      ? Promise.resolve()
      : new Promise((resolve) => {
          child.once("exit", () => resolve());
          child.kill(signal);
        });
  return {
    primary: primary.address,
    replica: replica.address,
    killReplica: () => end(replica.child, "SIGQUIT"),
    stop: async () => {
      await end(replica.child, "SIGQUIT");
      await end(primary.child, "SIGQUIT");
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
