import { fork } from "node:child_process";
import { once } from "node:events";
import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { cpus, tmpdir } from "node:os";
import { join } from "node:path";
import { openPool } from "#adapters/postgres/base/client.ts";
import { openEmbedded } from "#adapters/postgres/embedded/open-embedded.ts";
import { sharedFolderOf } from "#adapters/postgres/embedded/site.ts";
import { freePort, startProgram, stopProgram, untilListening } from "../program.ts";
import { demoCookie } from "../demo-cookie.ts";
import { hasNginx } from "../proxies/plain-nginx.ts";
import { behindNginx } from "./behind-nginx.ts";
import { record } from "./figure.ts";
import { compareCosts, type Cost } from "./compare-costs.ts";
import { ownCalls } from "./own-calls.ts";
import { untilQuiet } from "./until-quiet.ts";
import { asSent, cpuOf, memoryOf, visit } from "./visits.ts";
import { say } from "../say.ts";

/**
 * `npm run bench:pages` measures CPU time per request: a cached page, beside `node:http` sending the same bytes; the same
 * behind the nginx of deploy/, beside nginx serving a file; a page that is not cached; a page for a signed-in user; an API
 * call. Then it measures memory under a flood of different addresses. `--seconds=2` measures each for a shorter time.
 */
const asked = Object.fromEntries(process.argv.slice(2).map((arg) => arg.replace(/^--/, "").split("=")));
const seconds = Number(asked["seconds"] ?? 4);
const visitors = 8;
const goals = { ofNode: 0.5, ofNginx: 0.75, renderedMs: 5, callMs: 0.5 };
const nothing: Cost = { ms: Number.NaN, perSecond: 0 };
const floodSeconds = 5 * seconds;

const folder = mkdtempSync(join(tmpdir(), "open-hand-bench-"));
// Where root runs this, the database's account must be able to enter.
chmodSync(folder, 0o755);
const port = await freePort();
const env = {
  DATA_DIR: folder,
  PORT: String(port),
  LOG_LEVEL: "info",
  SESSION_SECRET: "bench".repeat(8),
  TRUST_PROXY: "1",
};
const program = startProgram({ env });
try {
  await untilListening(program);
  await untilQuiet(() => cpuOf(program.child.pid));
  const cookie = await demoCookie((path, init) => fetch(program.url + path, init), "donor");
  // A large program is compiled for longer than a bare server: measure it after that.
  await visit({ port, visitors, seconds: 3 * seconds, path: () => "/" });
  say(`processor time a request, ${visitors} visitors at once, on ${cpus().length} cores`);
  for (const path of ["/", "/donate", "/nl/transparency"]) {
    const [node, kept] = await besideNode(path);
    const ratio = node / kept;
    record({
      what: `${path}, from the cache`,
      value: 1 / kept,
      unit: "pages/ms",
      limit: { what: "node:http", value: 1 / node },
      goal: { atLeast: goals.ofNode },
      goalOf: "ratio",
    });
    say(`  of node:http sending the same: ${ratio.toFixed(2)}${goal(ratio >= goals.ofNode, goals.ofNode)}`);
  }
  await nginxInFront("/");
  await measure("/?utm_source=, each another, which nobody reads", { path: (n) => `/?utm_source=${n}` });
  for (const path of ["/donate?custom=", "/projects?program="])
    await measure(
      `${path}, each another, which is read`,
      { path: (n) => `${path}${n + 1}` },
      goals.renderedMs,
    );
  const madeUp = { path: (n: number) => `/projects/made-up-${n}`, isThere: false };
  await measure("/projects/, each another that is not there", madeUp, goals.renderedMs);
  for (const path of ["/", "/terms", "/transparency", "/projects", "/donate", "/dashboard"])
    await measure(`${path}, signed in`, { path: () => path, cookie }, goals.renderedMs);
  for (const path of ["/api/site", "/api/projects", "/api/transparency"])
    await measure(`${path}, asked by many browsers`, { path: () => path }, goals.callMs);
  await flood();
  await withinTheProcess();
} finally {
  await stopProgram(program);
  for (const place of [folder, sharedFolderOf(folder)])
    rmSync(place, { recursive: true, force: true, maxRetries: 5 });
}

type Asked = Pick<Parameters<typeof visit>[0], "path" | "cookie"> & { isThere?: boolean };

/** Milliseconds of the program's time for one request, once it is warm. */
async function measure(name: string, { isThere = true, ...visits }: Asked, most?: number): Promise<number> {
  // Addresses that are not asked for again when it counts.
  const path = (number: number): string => visits.path(number + 1e8);
  await visit({ ...visits, port, visitors, seconds, path });
  const before = cpuOf(program.child.pid);
  const { answers, refused, seconds: taken } = await visit({ port, visitors, seconds, ...visits });
  if (refused !== (isThere ? 0 : answers))
    throw new Error(`${refused} of ${answers} answers to ${visits.path(0)} were no page`);
  const ms = (cpuOf(program.child.pid) - before) / answers;
  const line = `${name.padEnd(48)} ${ms.toFixed(3).padStart(8)} ms ${(answers / taken).toFixed(0).padStart(7)}/s`;
  if (most !== undefined) record({ what: name, value: ms, unit: "ms", goal: { atMost: most } });
  say(line + (most === undefined ? "" : goal(ms < most, most)));
  return ms;
}

function sayCost(name: string, { ms, perSecond }: Cost): void {
  say(`${name.padEnd(48)} ${ms.toFixed(3).padStart(8)} ms ${perSecond.toFixed(0).padStart(7)}/s`);
}

function goal(isMet: boolean, what: number): string {
  return isMet ? "" : `  ✗ the goal is ${what}`;
}

/** A page from the cache, and bare `node:http` sending the same bytes, in turns. */
async function besideNode(path: string): Promise<[node: number, kept: number]> {
  const bare = fork(join(import.meta.dirname, "bench-pages-bare.ts"));
  // Requested once, so that it is cached.
  await asSent(port, path);
  bare.send(await asSent(port, path));
  const [at] = await once(bare, "message");
  const sides = [
    { port: Number(at), path, usedMs: () => cpuOf(bare.pid) },
    { port, path, usedMs: () => cpuOf(program.child.pid) },
  ];
  const [node = nothing, kept = nothing] = await compareCosts(sides, { visitors, seconds });
  bare.disconnect();
  sayCost(`node:http, the bytes of ${path}`, node);
  sayCost(`${path}, from the cache`, kept);
  return [node.ms, kept.ms];
}

/** With the configuration that is shipped, where nginx is installed. */
async function nginxInFront(path: string): Promise<void> {
  if (!hasNginx()) return say("behind nginx: left out, there is no nginx on this machine");
  const of = { pid: program.child.pid, port };
  const place = join(folder, "nginx");
  const [kept = nothing, file = nothing] = await behindNginx({
    folder: place,
    program: of,
    path,
    seconds,
    visitors,
  });
  const what = `${path}, behind nginx`;
  const limit = { what: "nginx, a file", value: 1 / file.ms };
  const isMet = { atLeast: goals.ofNginx };
  record({ what, value: 1 / kept.ms, unit: "pages/ms", limit, goal: isMet, goalOf: "ratio" });
  sayCost("nginx, a file with its bytes", file);
  sayCost(what, kept);
  const ratio = file.ms / kept.ms;
  say(`  of nginx serving a file: ${ratio.toFixed(2)}${goal(ratio >= goals.ofNginx, goals.ofNginx)}`);
}

async function withinTheProcess(): Promise<void> {
  const server = await openEmbedded(folder);
  const pool = openPool(server.connectionString, { max: 2 });
  const calls = await ownCalls(pool, [
    "/api/site",
    "/api/transparency",
    "/api/auth/user",
    "/api/account/sessions",
  ]);
  for (const [path, ms] of calls) {
    record({ what: `${path}, asked by a page`, value: ms, unit: "ms", goal: { atMost: goals.callMs } });
    say(
      `${`${path}, asked by a page`.padEnd(48)} ${ms.toFixed(3).padStart(8)} ms${goal(ms < goals.callMs, goals.callMs)}`,
    );
  }
  await pool.end();
  await server.stop();
}

async function flood(): Promise<void> {
  const before = memoryOf(program.child.pid);
  const path = (n: number) => (n % 2 === 0 ? `/?utm_source=${n}` : `/projects?program=${n}`);
  const { answers } = await visit({ port, visitors, seconds: floodSeconds, path });
  const after = memoryOf(program.child.pid);
  say(
    `memory before and after ${answers} different addresses: ${before.toFixed(0)} and ${after.toFixed(0)} MB`,
  );
}
