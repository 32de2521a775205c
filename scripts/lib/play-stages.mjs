// Plays the stages of the Dockerfile, each in a root of its own, from a clean Debian with what the base image adds to it.
import { spawnSync } from "node:child_process";
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  realpathSync,
  rmSync,
  symlinkSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { ignoredByDocker, stagesOfDockerfile } from "./dockerfile.mjs";
import { pinnedNode, root } from "./prepare.mjs";
import { shellInside } from "./shell-inside.mjs";

/** The last stage: its root, its steps with those it began from, and the user it leaves. */
export async function playStages({ folder, log, report }) {
  const context = join(folder, "context");
  mkdirSync(context);
  const run = (command, args) => {
    const { status, stdout, stderr } = spawnSync(command, args, {
      encoding: "utf8",
      maxBuffer: 64 * 1024 * 1024,
    });
    log(`${stdout}${stderr}`);
    if (status !== 0)
      throw new Error(`${command} ${args.join(" ")} ended with ${status}:\n${stderr.slice(-2_000)}`);
    return stdout.trim();
  };
  const commit = run("git", ["-C", root, "rev-parse", "--short", "HEAD"]);
  run("sh", ["-c", `git -C '${root}' archive HEAD | tar x -C '${context}'`]);
  const isIgnored = ignoredByDocker();
  for (const name of readdirSync(context))
    if (isIgnored(name)) rmSync(join(context, name), { recursive: true });

  const played = new Map();
  for (const [index, { from, name = `stage-${index}`, steps }] of stagesOfDockerfile().entries()) {
    const place = join(folder, name);
    const before = played.get(from);
    if (before) run("cp", ["-a", before.root, place]);
    else if (from === "scratch") mkdirSync(place);
    else makeBase(from, place, run, (line) => report(`${line}; the program at ${commit}`));
    const stage = {
      root: place,
      steps: [...(before?.steps ?? []), ...steps],
      user: before?.user ?? "root",
      at: before?.at ?? "/",
    };
    for (const step of steps) await playStep(step, stage, { context, played, log, report });
    played.set(name, stage);
  }
  return [...played.values()].at(-1);
}

/** What the image of Node is: this Debian, that Node with npm, and a user of its name. */
function makeBase(from, place, run, told) {
  const [, major, suite] = /^node:(\d+)-(\w+)-slim@sha256:/.exec(from) ?? [];
  if (!suite) throw new Error(`What ${from} is made of is not known here`);
  // To look for a fault: a root that has what takes long already.
  const given = process.env.IMAGE_ROOT;
  if (given) run("cp", ["-a", given, place]);
  else run("debootstrap", ["--variant=minbase", suite, place]);
  const node = join(place, "usr/local/bin/node");
  cpSync(realpathSync(pinnedNode()), node);
  chmodSync(node, 0o755);
  const version = run(node, ["--version"]);
  if (!version.startsWith(`v${major}.`))
    throw new Error(`The base has Node ${major}, the lock file ${version}`);
  const npm = dirname(dirname(realpathSync(run("sh", ["-c", "command -v npm"]))));
  cpSync(npm, join(place, "usr/local/lib/node_modules/npm"), { recursive: true, dereference: true });
  symlinkSync("../lib/node_modules/npm/bin/npm-cli.js", join(place, "usr/local/bin/npm"));
  run("chroot", [place, "groupadd", "--gid", "1000", "node"]);
  run("chroot", [place, "useradd", "--uid", "1000", "--gid", "node", "--create-home", "node"]);
  for (const [file, to] of [
    ["/etc/resolv.conf", "etc/resolv.conf"],
    ["/etc/ssl/certs/ca-certificates.crt", "etc/ssl/certs/machine.crt"],
  ])
    if (existsSync(file)) cpSync(file, join(place, to), { dereference: true });
  const debian = readFileSync(join(place, "etc/debian_version"), "utf8").trim();
  told(`A clean Debian ${debian} with Node ${version.slice(1)}, for ${from.split("@")[0]}`);
}

async function playStep({ word, rest }, stage, { context, played, log, report }) {
  report(`${word} ${rest.length > 110 ? `${rest.slice(0, 110)}…` : rest}`);
  if (word === "WORKDIR") {
    stage.at = rest;
    mkdirSync(join(stage.root, rest), { recursive: true });
  } else if (word === "USER") stage.user = rest;
  else if (word === "COPY") {
    const [flag, ...paths] = rest.split(/\s+/);
    const other = played.get(/^--from=(.+)$/.exec(flag)?.[1]);
    const names = other ? paths : [flag, ...paths];
    const last = names.pop();
    const to = last.startsWith("/") ? join(stage.root, last) : join(stage.root, stage.at, last);
    // A whole root has devices and owners, which only cp keeps.
    if (other && names[0] === "/") {
      const { status, stderr } = spawnSync("cp", ["-a", `${other.root}/.`, to], { encoding: "utf8" });
      if (status !== 0) throw new Error(`COPY ${rest}\n${stderr.slice(-2_000)}`);
      return;
    }
    for (const name of names) {
      const source = join(other?.root ?? context, name);
      // A folder's contents are copied, not the folder.
      cpSync(source, readFolder(source) ? to : join(to, name), { recursive: true, verbatimSymlinks: true });
    }
  } else if (word === "RUN") {
    const shell = shellInside(stage.root, log);
    try {
      const { status, output } = await shell.run(`cd ${stage.at} && ${rest}`);
      if (status !== 0) throw new Error(`RUN ${rest}\nended with ${status}:\n${output.slice(-3_000)}`);
    } finally {
      await shell.end();
    }
  } else if (!["ENV", "EXPOSE", "STOPSIGNAL", "HEALTHCHECK", "CMD"].includes(word))
    throw new Error(`${word} is a step that nobody plays here`);
}

const readFolder = (path) => spawnSync("test", ["-d", path]).status === 0;
