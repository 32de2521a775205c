import { execFileSync, spawn, type ChildProcess } from "node:child_process";
import {
  chmodSync,
  chownSync,
  createWriteStream,
  existsSync,
  mkdirSync,
  readFileSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { isRoot, nobody } from "#adapters/postgres/embedded/account.ts";
import { freePort } from "../program.ts";
import { etcdArgs, haproxyConfig, patroniConfig, type Node } from "./configuration.ts";

const needed = { etcd: "/usr/bin/etcd", patroni: "/usr/bin/patroni", haproxy: "/usr/sbin/haproxy" };
const postgres = "/usr/lib/postgresql/15/bin";
const patienceMs = 120_000;
const lookMs = 200;

type Started = Readonly<{ name: string; child: ChildProcess }>;

export type Cluster = Readonly<{
  /** Of the proxy, which leads to the primary. */
  port: number;
  primary: () => Promise<string>;
  /** Everything of that node at once and without a word, as when its machine loses power. */
  killNode: (name: string) => void;
  startNode: (name: string) => void;
  streaming: () => Promise<number>;
  /** What each part last wrote in its log, for whoever looks why it did not hold. */
  lastWords: () => string[];
  stop: () => Promise<void>;
}>;

/** What of Debian's packages is not installed. */
export const missingPackages = (): string[] =>
  [...Object.entries(needed), ["postgresql-15", join(postgres, "initdb")] as const].flatMap(([name, file]) =>
    existsSync(file) ? [] : [name],
  );

/** etcd, three PostgreSQL nodes under Patroni with synchronous replication, and HAProxy, all on loopback in one folder. */
export async function startCluster(folder: string): Promise<Cluster> {
  const account = isRoot() ? nobody() : null;
  const given = (path: string): string => {
    if (account) chownSync(path, account.uid, account.gid);
    return path;
  };
  given(folder);
  const running = new Map<string, Started>();
  const start = (name: string, file: string, args: string[]): void => {
    const child = spawn(file, args, {
      cwd: folder,
      env: { PATH: `${postgres}:${process.env["PATH"]}`, HOME: folder, LC_ALL: "C.UTF-8" },
      stdio: ["ignore", "pipe", "pipe"],
      detached: true,
      ...(account ? { uid: account.uid, gid: account.gid } : {}),
    });
    const log = createWriteStream(join(folder, `${name}.log`), { flags: "a" });
    child.stdout?.pipe(log);
    child.stderr?.pipe(log);
    running.set(name, { name, child });
  };

  const etcd = { client: await freePort(), peer: await freePort() };
  start("etcd", needed.etcd, etcdArgs(folder, etcd));
  const nodes: Node[] = [];
  for (const name of ["node-1", "node-2", "node-3"])
    nodes.push({ name, api: await freePort(), port: await freePort(), data: join(folder, name) });
  for (const node of nodes) {
    const config = join(folder, `${node.name}.yml`);
    writeFileSync(config, patroniConfig(node, etcd.client, postgres));
    given(config);
    mkdirSync(node.data, { mode: 0o700 });
    given(node.data);
    chmodSync(node.data, 0o700);
  }
  const startNode = (name: string): void => start(name, needed.patroni, [join(folder, `${name}.yml`)]);
  for (const { name } of nodes) startNode(name);
  const port = await freePort();
  writeFileSync(join(folder, "haproxy.cfg"), haproxyConfig(port, nodes));
  start("haproxy", needed.haproxy, ["-db", "-f", join(folder, "haproxy.cfg")]);

  const members = async (): Promise<{ name: string; role: string; state: string }[]> => {
    for (const { api } of nodes) {
      const answer = await fetch(`http://127.0.0.1:${api}/cluster`).catch(() => null);
      if (answer?.ok) return (await answer.json()).members;
    }
    return [];
  };
  const cluster: Cluster = {
    port,
    primary: async () => (await members()).find(({ role }) => role === "leader")?.name ?? "none",
    killNode: (name) => {
      const { child } = running.get(name) ?? {};
      // PostgreSQL is in a session of its own; its folder tells it from others.
      for (const pid of [child?.pid, postmasterIn(join(folder, name))]) if (pid) killGroup(pid);
    },
    startNode,
    streaming: async () =>
      (await members()).filter(
        ({ role, state }) => role !== "leader" && ["running", "streaming"].includes(state),
      ).length,
    lastWords: () =>
      [...running.keys()].map(
        (name) => `${name}: ${readFileSync(join(folder, `${name}.log`), "utf8").slice(-1_500)}`,
      ),
    stop: async () => {
      for (const { name } of nodes) cluster.killNode(name);
      for (const { child } of running.values()) if (child.pid) killGroup(child.pid);
      await pause(lookMs);
    },
  };
  await until(async () => (await cluster.streaming()) === 2, "The cluster did not come up");
  return cluster;
}

export async function until(holds: () => Promise<boolean>, otherwise: string): Promise<void> {
  const giveUpAt = performance.now() + patienceMs;
  while (!(await holds())) {
    if (performance.now() > giveUpAt) throw new Error(otherwise);
    await pause(lookMs);
  }
}

function killGroup(pid: number): void {
  for (const target of [-pid, pid])
    try {
      process.kill(target, "SIGKILL");
    } catch {
      // Gone already.
    }
}

function postmasterIn(data: string): number | undefined {
  try {
    return Number.parseInt(
      execFileSync("head", ["-1", join(data, "postmaster.pid")], { encoding: "utf8" }),
      10,
    );
  } catch {
    return undefined;
  }
}
