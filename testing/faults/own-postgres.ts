import { execFileSync, spawn, type ChildProcess } from "node:child_process";
import { chmodSync, chownSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { isRoot, nobody } from "#adapters/postgres/embedded/account.ts";
import { usableBinaries } from "#adapters/postgres/embedded/binaries.ts";
import { chooseSite } from "#adapters/postgres/embedded/site.ts";
import { reachDatabase } from "#adapters/postgres/base/reach-database.ts";
import { freePort } from "../program.ts";

const patienceMs = 60_000;
/** Enough for the demonstration and some thousand gifts, and quickly filled. */
const disk = "400m";

export type OwnPostgres = Readonly<{
  address: string;
  start: () => Promise<void>;
  /** As `pg_ctl stop -m immediate`: nobody is waited for, and the next start recovers. */
  stopNow: () => Promise<void>;
  standStill: () => void;
  resume: () => void;
  /** Null where this machine does not let us have a small disk. */
  fillDisk: (() => void) | null;
  freeDisk: () => void;
  remove: () => Promise<void>;
}>;

/** A PostgreSQL that nobody looks after, so that it can be broken; on a small disk of its own where root may make one. */
export async function ownPostgres(): Promise<OwnPostgres> {
  const folder = mkdtempSync(join(tmpdir(), "open-hand-faults-"));
  chmodSync(folder, 0o755);
  const account = isRoot() ? nobody() : null;
  const as = account ? { uid: account.uid, gid: account.gid } : {};
  const { initdb, postgres } = await usableBinaries(
    chooseSite(folder, () => {}),
    undefined,
    () => {},
  );
  const place = join(folder, "small-disk");
  mkdirSync(place);
  const hasDisk =
    isRoot() &&
    succeeds(() =>
      execFileSync("mount", ["-t", "tmpfs", "-o", `size=${disk}`, "tmpfs", place], { stdio: "ignore" }),
    );
  const data = join(place, "data");
  mkdirSync(data, { mode: 0o700 });
  if (account) chownSync(data, account.uid, account.gid);
  execFileSync(
    initdb,
    ["-D", data, "-U", "open_hand", "--auth=trust", "--encoding=UTF8", "--locale=C.UTF-8"],
    { cwd: folder, stdio: "ignore", ...as },
  );

  const port = await freePort();
  const address = `postgresql://open_hand@127.0.0.1:${port}/postgres`;
  const settings = [`port=${port}`, "unix_socket_directories=", "max_wal_size=64MB", "min_wal_size=32MB"];
  let child: ChildProcess | undefined;
  const start = async (): Promise<void> => {
    child = spawn(
      postgres,
      ["-D", data, "-h", "127.0.0.1", ...settings.flatMap((setting) => ["-c", setting])],
      { cwd: folder, stdio: "ignore", detached: true, ...as },
    );
    await reachDatabase(address, { withinMs: patienceMs });
  };
  const stopNow = async (): Promise<void> => {
    const running = child;
    if (!running || running.exitCode !== null || running.signalCode !== null) return;
    const ended = new Promise((resolve) => running.once("exit", resolve));
    running.kill("SIGQUIT");
    await ended;
  };
  /** The server and each of its backends: they are one group of processes. */
  const signal = (name: NodeJS.Signals): void => void (child?.pid && process.kill(-child.pid, name));
  const ballast = join(place, "ballast");
  await start();
  return {
    address,
    start,
    stopNow,
    standStill: () => signal("SIGSTOP"),
    resume: () => signal("SIGCONT"),
    fillDisk: hasDisk ? () => fill(ballast) : null,
    freeDisk: () => rmSync(ballast, { force: true }),
    remove: async () => {
      await stopNow();
      if (hasDisk) execFileSync("umount", [place]);
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

function fill(file: string): void {
  const piece = Buffer.alloc(64 * 1024);
  while (succeeds(() => writeFileSync(file, piece, { flag: "a" })));
}

function succeeds(work: () => unknown): boolean {
  try {
    work();
    return true;
  } catch {
    return false;
  }
}
