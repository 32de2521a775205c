// `npm run first-day`: plays the runbook's first day in an empty Debian root, up to a first gift in a provider's test mode, a
// backup and a drill. Wants root, debootstrap and the network; removes what it made.
import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdtempSync, rmSync, writeFileSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { answersFor, freePort, giveFirst, startStandIns, until } from "./lib/first-gift.mjs";
import { ensureInstalled, fail, root } from "./lib/prepare.mjs";
import { commandsUnder, filledIn } from "./lib/runbook.mjs";
import { shellInside } from "./lib/shell-inside.mjs";

const suite = "trixie";
const began = Date.now();
const said = [];
const report = (line) => {
  said.push(line);
  process.stdout.write(`${String(Math.round((Date.now() - began) / 1000)).padStart(4)} s  ${line}\n`);
};

if (process.getuid?.() !== 0) fail("The first day is played as root: it makes a Debian root of its own.");
for (const tool of ["debootstrap", "unshare", "chroot", "git"])
  if (spawnSync(tool, ["--version"]).error) fail(`The first day needs ${tool}.`);
ensureInstalled();

const folder = mkdtempSync(join(tmpdir(), "open-hand-first-day-"));
const debian = join(folder, "root");
const logFile = join(tmpdir(), "open-hand-first-day.log");
writeFileSync(logFile, "");
const log = (text) => writeFileSync(logFile, text, { flag: "a" });
let shell;
let around;
try {
  await play();
  report("The first day held.");
} catch (error) {
  process.stderr.write(
    `${error instanceof Error ? error.message : String(error)}\nAll that was said is in ${logFile}.\n`,
  );
  process.exitCode = 1;
} finally {
  await around?.end();
  await shell?.end();
  rmSync(folder, { recursive: true, force: true });
}

async function play() {
  // To look for a fault: a root that has what takes long already.
  const given = process.env.FIRST_DAY_ROOT;
  if (given) must("cp", ["-a", given, debian]);
  else must("debootstrap", ["--variant=minbase", suite, debian]);
  for (const [from, to] of [
    ["/etc/resolv.conf", "etc/resolv.conf"],
    ["/etc/ssl/certs/ca-certificates.crt", "etc/ssl/certs/machine.crt"],
  ])
    if (existsSync(from)) cpSync(from, join(debian, to), { recursive: true, dereference: true });
  must("git", ["-C", root, "bundle", "create", join(debian, "root", "open-hand.bundle"), "HEAD"]);
  const commit = must("git", ["-C", root, "rev-parse", "--short", "HEAD"]).trim();
  report(
    `${given ? `The Debian of ${given},` : "An empty Debian"} ${readFileSync(join(debian, "etc/debian_version"), "utf8").trim()}; the program at ${commit}`,
  );

  around = await startStandIns();
  const port = await freePort();
  shell = shellInside(debian, log);
  const [install, getIt, database, setup, start, save, drill] = commandsUnder("First installation");
  const blanks = {
    "your copy": "/root/open-hand.bundle",
    "one password": "owner-1",
    "another password": "program-1",
  };
  await follow(install, blanks);
  await follow(getIt, blanks);
  // A machine that was started with systemd has PostgreSQL running by now.
  await inside(
    "service postgresql start && until pg_lsclusters --no-header | grep -q online; do sleep 1; done",
  );
  await follow(database, blanks);
  const at = (await inside("pg_lsclusters --no-header")).trim().split(/\s+/)[2];
  writeFileSync(join(debian, "root", "answers"), answersIn(around, at));
  // Where the stand-ins are, and a port that is free on this machine: lines of the operator's own, which stay.
  writeFileSync(
    join(debian, "srv/open-hand/.env"),
    `PORT=${port}\nMOLLIE_API_BASE=${around.mollie.apiBase}\n`,
  );
  await follow(setup, blanks, (command) => `( set -a; . /root/answers; set +a; ${command} )`);
  const [begin] = start;
  report(`# ${begin}`);
  await inside(`${begin} > /root/program.log 2>&1 &`);
  const program = `http://127.0.0.1:${port}`;
  const wait = (holds) => until(holds, programLog);
  await wait(() => answers(`${program}/readyz`));
  report(`ready: ${await (await fetch(`${program}/readyz`)).text()}`.trim());
  await giveFirst(program, around, report, wait);
  await follow(save, blanks);
  await follow(drill, blanks);
  report(`Played at commit ${commit} in ${Math.round((Date.now() - began) / 60_000)} minutes.`);
}

/** Runs a block of the runbook as it stands there. */
async function follow(block, blanks, inPlace = (command) => command) {
  for (const command of block) {
    report(`# ${command}`);
    const output = await inside(inPlace(filledIn(command, blanks)));
    const lines = output.split("\n").filter((line) => /^[✓✗]|^The drill|: \d+ rows of /.test(line));
    for (const line of lines) report(line);
  }
}

async function inside(command) {
  const { status, output } = await shell.run(command);
  if (status !== 0) throw new Error(`${command}\nended with ${status}:\n${output.slice(-3_000)}`);
  return output;
}

function answersIn(places, port) {
  const server = `127.0.0.1:${port}/open_hand`;
  const urls = {
    ownerUrl: `postgres://open_hand_owner:owner-1@${server}`,
    programUrl: `postgres://open_hand:program-1@${server}`,
  };
  return Object.entries(answersFor(places, urls))
    .map(([name, value]) => `${name}='${value}'\n`)
    .join("");
}

function programLog() {
  const path = join(debian, "root/program.log");
  return existsSync(path) ? readFileSync(path, "utf8").slice(-3_000) : "";
}

async function answers(url) {
  return (await fetch(url)).ok;
}

function must(command, args) {
  const { status, stdout, stderr } = spawnSync(command, args, {
    encoding: "utf8",
    maxBuffer: 64 * 1024 * 1024,
  });
  log(`${stdout ?? ""}${stderr ?? ""}`);
  if (status !== 0)
    throw new Error(`${command} ${args.join(" ")} ended with ${status}:\n${(stderr ?? "").slice(-2_000)}`);
  return stdout;
}
