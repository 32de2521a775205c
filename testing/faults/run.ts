import { readFileSync } from "node:fs";
import { loopbackSmtp } from "#adapters/mail/loopback-smtp.fixtures.ts";
import { openPool } from "#adapters/postgres/base/client.ts";
import { until } from "../failover/cluster.ts";
import { faultsOfBooks, lostGifts } from "../load/books-hold.ts";
import { startGiving } from "../load/gifts.ts";
import { freePort, startProgram, stopProgram, untilListening, type Program } from "../program.ts";
import { faults, type Site } from "./all-faults.ts";
import { ownPostgres } from "./own-postgres.ts";
import { lookAt, type Seen } from "./visitor.ts";
import { say } from "../say.ts";

/**
 * `npm run faults`: the program takes gifts while one thing after another is broken. For each: what a visitor saw, seconds from its end until
 * the first gift was taken again, and whether anybody had to do anything. At the end, gifts that were acknowledged and are not in the books.
 */
const donors = 4;
const giftsBetween = 20;
const stopWithinMs = 20_000;
/** Pages are asked for once before, so that they lie ready; the last one never is. */
const readyPages = ["/nl", "/nl/programs"];
const looks = {
  donate: "/nl/donate",
  "a page that lay ready": "/nl/programs",
  "another page": "/nl/events",
  status: "/nl/status",
};

const asked = process.argv.slice(2);
const chosen = faults.filter(({ name }) => asked.length === 0 || asked.some((word) => name.includes(word)));
if (chosen.length === 0) process.exit(0);
const database = await ownPostgres();
const mail = await loopbackSmtp();
const port = await freePort();
const env = {
  PORT: String(port),
  DATABASE_URL: database.address,
  SMTP_URL: mail.url,
  MAIL_FROM: "Open Hand <gifts@example.org>",
  TRUST_PROXY: "1",
  SESSION_SECRET: "bad nights".repeat(4),
  NODE_OPTIONS: "--max-old-space-size=256",
};
const launch = async (): Promise<Program> => {
  const started = startProgram({
    env,
    command: [process.execPath, "--import", "./testing/start-moved-clock.ts", "server/main.ts"],
  });
  await untilListening(started);
  return started;
};
let program = await launch();
const url = `http://127.0.0.1:${port}`;
const giving = startGiving(() => [port], donors);
const site: Site = {
  database,
  mail,
  port,
  url,
  kill: () => void program.child.kill("SIGKILL"),
  launch: async () => {
    program = await launch();
  },
  isUp: () => program.child.exitCode === null,
  peakMb: () =>
    Math.round(
      Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${program.child.pid}/status`, "utf8"))?.[1]) / 1024,
    ),
};
let bad = 0;
try {
  for (const { name, begin, during, end } of chosen) {
    const before = giving.taken.length;
    await until(
      async () => giving.taken.length >= before + giftsBetween,
      `Nobody could give before: ${name}`,
    );
    for (const page of readyPages) await lookAt(url, page);
    const begun = await begin(site);
    if (begun === "cannot") {
      say(`${name}: not tried, this machine does not allow it`);
      continue;
    }
    const felt = await during?.(site, giving);
    const seen: Record<string, Seen> = {};
    for (const [what, path] of Object.entries(looks)) seen[what] = await lookAt(url, path);
    const ended = await end(site);
    const endedAt = performance.now();
    await until(async () => giving.taken.some(({ at }) => at > endedAt), `It did not mend itself: ${name}`);
    const first = Math.min(...giving.taken.map(({ at }) => at).filter((at) => at > endedAt));
    const isExpected = name === "program killed";
    bad += Object.values(seen).filter(({ isBad }) => isBad && !isExpected).length;
    for (const told of [begun, felt, ended].filter((words) => words !== undefined)) say(`${name}: ${told}`);
    say(`${name}: well again after ${((first - endedAt) / 1000).toFixed(1)} s`);
    for (const [what, { words }] of Object.entries(seen)) say(`    ${what}: ${words}`);
  }
  await giving.stop();
  const owner = openPool(database.address, { max: 2 });
  const lost = await lostGifts(owner, giving.taken);
  const wrong = await faultsOfBooks(owner);
  await owner.end();
  for (const line of [...lost.map((id) => `lost: ${id}`), ...wrong].slice(0, 20)) say(`✗ ${line}`);
  say(
    `gifts taken: ${giving.taken.length}; lost: ${lost.length}; letters delivered: ${mail.received.length}; faults in the books: ${wrong.length}; visitors left with a trace or silence: ${bad}`,
  );
  process.exitCode = lost.length + wrong.length + bad === 0 ? 0 : 1;
} catch (error) {
  say(program.output().slice(-2_000));
  throw error;
} finally {
  database.resume();
  setTimeout(() => program.child.kill("SIGKILL"), stopWithinMs).unref();
  await stopProgram(program);
  await mail.stop();
  await database.remove();
}
