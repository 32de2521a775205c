// `npm run image-test`: plays the steps of the Dockerfile in a clean Debian root, starts what they made as compose.yaml says, as its user
// and with a root that is read-only, asks its health check, and gives. Wants root, debootstrap and the network; removes what it made.
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { playStages } from "./lib/play-stages.mjs";
import { answersFor, freePort, giveFirst, startStandIns, until } from "./lib/first-gift.mjs";
import { ensureInstalled, fail, pinnedNode, root } from "./lib/prepare.mjs";
import { shellInside } from "./lib/shell-inside.mjs";
import { pairsOf, shellWords } from "./lib/dockerfile.mjs";

const mostMegabytes = 350;
const began = Date.now();
const report = (line) =>
  process.stdout.write(`${String(Math.round((Date.now() - began) / 1000)).padStart(4)} s  ${line}\n`);

if (process.getuid?.() !== 0) fail("The image is played as root: it makes a Debian root of its own.");
for (const tool of ["debootstrap", "unshare", "chroot", "git"])
  if (spawnSync(tool, ["--version"]).error) fail(`Playing the image needs ${tool}.`);
ensureInstalled();

const folder = mkdtempSync(join(tmpdir(), "open-hand-image-"));
const logFile = join(tmpdir(), "open-hand-image.log");
writeFileSync(logFile, "");
const log = (text) => writeFileSync(logFile, text, { flag: "a" });
let around;
let shell;
try {
  await play();
  report("The image held.");
} catch (error) {
  process.stderr.write(
    `${error instanceof Error ? error.message : String(error)}\nAll that was said is in ${logFile}.\n`,
  );
  process.exitCode = 1;
} finally {
  await shell?.end();
  await around?.end();
  rmSync(folder, { recursive: true, force: true });
}

async function play() {
  const image = await playStages({ folder, log, report });
  const megabytes = async (place) => Number((await said(image.root, `du -smx ${place}`)).split("\t")[0]);
  const [program, whole] = [await megabytes("/srv/open-hand"), await megabytes("/")];
  report(`The program in it: ${program} MB; the whole image: ${whole} MB`);
  if (whole > mostMegabytes) throw new Error(`The image is larger than ${mostMegabytes} MB.`);

  around = await startStandIns("--database");
  const port = await freePort();
  const env = join(folder, "env");
  writeFileSync(env, `PORT=${port}\nMOLLIE_API_BASE=${around.mollie.apiBase}\n`);
  const setup = spawnSync(pinnedNode(), ["scripts/setup.mjs", "--file", env], {
    cwd: root,
    env: { PATH: process.env.PATH, HOME: folder, ...answersFor(around, around.database) },
    encoding: "utf8",
  });
  log(setup.stdout + setup.stderr);
  if (setup.status !== 0)
    throw new Error(`The setup ended with ${setup.status}:\n${setup.stdout}${setup.stderr}`);

  await run(image, { port, env });
}

/** As compose.yaml has it: what is written there decides what is tried here. */
async function run({ root: built, steps, user }, { port, env }) {
  const { parse } = await import("yaml");
  const { program } = parse(readFileSync(join(root, "compose.yaml"), "utf8")).services;
  const mounts = [
    ...program.tmpfs.map((path) => `mount -t tmpfs tmpfs "$0${path}"`),
    ...(program.read_only ? ['mount -o remount,bind,ro "$0"'] : []),
  ];
  // Bound to itself first: only a mount can be made read-only.
  shell = shellInside(built, log, { first: 'mount --bind "$0" "$0"', last: mounts.join(" && ") });

  const words = (name) => steps.findLast(({ word }) => word === name).rest;
  const fixed = { ...pairsOf(words("ENV")), HOST: "127.0.0.1", PORT: String(port) };
  const given = Object.entries({ ...variablesIn(env), ...fixed }).map(
    ([name, value]) => `'${name}=${value}'`,
  );
  const less = program.cap_drop.includes("ALL") ? "--bounding-set=-all --inh-caps=-all" : "";
  const strict = program.security_opt.includes("no-new-privileges:true") ? "--no-new-privs" : "";
  const asUser = `setpriv --reuid=${user} --regid=${user} --clear-groups ${less} ${strict} env -i PATH="$PATH" HOME=/home/${user} ${given.join(" ")}`;

  await inside(`cd ${words("WORKDIR")}`);
  for (const path of ["/srv/open-hand/x", "/etc/x", "/home/node/x"]) {
    const { status, output } = await shell.run(`touch ${path}`);
    if (status === 0 || !output.includes("Read-only")) throw new Error(`${path} can be written: ${output}`);
  }
  report(
    `Its root is read-only, also for root; it runs as ${user}: ${(await inside(`${asUser} id`)).trim()}`,
  );
  const command = shellWords(words("CMD"));
  report(`# ${command}`);
  await inside(
    `( ${asUser} ${command} > /tmp/said 2>&1 & echo $! > /tmp/pid; wait $!; echo $? > /tmp/ended ) & true`,
  );
  const health = shellWords(words("HEALTHCHECK"));
  const wait = (holds) => until(holds, () => readFileSync(logFile, "utf8").slice(-3_000));
  let endedWith = "";
  await wait(async () => {
    const { status } = await shell.run(`${asUser} ${health}`);
    if ((await shell.run("test -s /tmp/ended")).status === 0)
      endedWith = await inside("tail -n 20 /tmp/said");
    return status === 0 || endedWith !== "";
  });
  if (endedWith) throw new Error(endedWith);
  report(`The health check says that it is ready: ${health}`);
  const page = await fetch(`http://127.0.0.1:${port}/nl`);
  report(`/nl answers ${page.status}, ${(await page.text()).length} characters`);
  await giveFirst(`http://127.0.0.1:${port}`, around, report, wait);
  for (const shown of commandsInContainer()) {
    report(`# ${shown}`);
    const lines = (await inside(`${asUser} ${shown}`)).trim().split("\n");
    report(`… ${lines.length} lines, the last: ${lines.at(-1)}`);
  }
  const signal = words("STOPSIGNAL");
  await inside(`kill -s ${signal} "$(cat /tmp/pid)"`);
  await wait(async () => (await shell.run("test -s /tmp/ended")).status === 0);
  const code = (await inside("cat /tmp/ended")).trim();
  report(`${signal}: it ended with ${code}`);
  if (code !== "0") throw new Error(await inside("tail -n 20 /tmp/said"));
}

/** What the document has people run inside: `docker compose exec program …`. */
function commandsInContainer() {
  const text = readFileSync(join(root, "docs", "deploying.md"), "utf8");
  const commands = [...text.matchAll(/`docker compose exec program ([^`]+)`/g)].map(([, command]) => command);
  if (commands.length === 0) throw new Error("docs/deploying.md runs nothing inside any more");
  return commands;
}

/** As a service manager or an engine reads such a file. */
function variablesIn(file) {
  const lines = readFileSync(file, "utf8").matchAll(/^([A-Z_]+)=(?:"([^"\n]*)"|'([^'\n]*)'|(.*))$/gm);
  return Object.fromEntries(
    [...lines].map(([, name, double, single, plain]) => [name, double ?? single ?? plain]),
  );
}

async function inside(command) {
  const { status, output } = await shell.run(command);
  if (status !== 0) throw new Error(`${command}\nended with ${status}:\n${output.slice(-3_000)}`);
  return output;
}

async function said(place, command) {
  const once = shellInside(place, log);
  try {
    return (await once.run(command)).output;
  } finally {
    await once.end();
  }
}
