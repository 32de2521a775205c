import { spawn } from "node:child_process";
import { chmodSync, closeSync, constants, openSync, readFileSync } from "node:fs";
import type { Binaries } from "./binaries.ts";
import { onDisk } from "./refusals.ts";
import { identity, neutralFolder, plainEnvironment } from "./run.ts";
import { socketPort } from "./socket-directory.ts";
import type { Site } from "./site.ts";

export type Launched = { pid: number | undefined; ended: boolean };

/** A detached process: it outlives this program, and Ctrl-C does not reach it. */
export function launch(site: Site, { postgres }: Binaries, durable: boolean): Launched {
  onDisk(site.cluster, () => chmodSync(site.cluster, 0o700));
  const log = onDisk(site.directory, () => openLog(site.log));
  const child = spawn(postgres, ["-D", site.cluster, ...settingOptions(site, durable)], {
    ...identity(site.account),
    env: plainEnvironment(),
    cwd: neutralFolder,
    stdio: ["ignore", log, log],
    detached: true,
  });
  closeSync(log);
  child.unref();
  const launched: Launched = { pid: child.pid, ended: false };
  child.once("exit", () => (launched.ended = true));
  child.once("error", () => (launched.ended = true));
  return launched;
}

/** The server's own error message. Other programs may write to the same log. */
export function complaintOf({ pid }: Launched, site: Site): string | undefined {
  const lines = readFileSync(site.log, "utf8").split("\n");
  const fatal = lines.findLast((line) => line.includes(`[${pid}]`) && /(FATAL|PANIC): /.test(line));
  return fatal?.replace(/^.*?(FATAL|PANIC): +/, "");
}

function openLog(file: string): number {
  const { O_APPEND, O_CREAT, O_NOFOLLOW, O_WRONLY } = constants;
  // Root must not follow a link in another account's folder.
  return openSync(file, O_APPEND | O_CREAT | O_NOFOLLOW | O_WRONLY, 0o600);
}

const settingOptions = (site: Site, durable: boolean): string[] =>
  Object.entries({ ...settings(site), ...(durable ? {} : fastAndForgetful) }).flatMap(([name, value]) => [
    "-c",
    `${name}=${value}`,
  ]);

/** Passed at every start, so that a new version can change them. */
const settings = (site: Site): Record<string, string> => ({
  listen_addresses: "",
  port: String(socketPort),
  // A list: quoting protects commas in the folder's name.
  unix_socket_directories: `"${site.socketDirectory.replaceAll('"', '""')}"`,
  unix_socket_permissions: "0700",
  max_connections: "100",
  shared_buffers: "128MB",
  // A small database: planning more costs more than it gains.
  jit: "off",
  max_parallel_workers_per_gather: "0",
  timezone: "UTC",
  log_timezone: "UTC",
  log_line_prefix: "%m [%p] ",
  log_checkpoints: "off",
  // The program reports failed statements; here they could log a donor's data.
  log_min_messages: "log",
  log_min_error_statement: "panic",
});

/** For tests, whose data may be lost. */
const fastAndForgetful: Record<string, string> = {
  fsync: "off",
  full_page_writes: "off",
  // Not replicated, and gone before vacuum pays off.
  wal_level: "minimal",
  max_wal_senders: "0",
  autovacuum: "off",
};
