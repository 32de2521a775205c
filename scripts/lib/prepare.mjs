// Installs packages and builds the pages before a script runs. Plain JavaScript, because it runs on the machine's Node (20.19 or
// newer) before any package is installed.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { installationVariables } from "./installation.mjs";

export const root = fileURLToPath(new URL("../..", import.meta.url));
const isWindows = process.platform === "win32";
const oldestNode = [20, 19];
/** The first major version of Node that runs the program. */
const programNode = 24;
const installMark = join(root, "node_modules", ".installed");
const buildMark = join(root, "dist", ".built");
const builtFrom = ["app", "domain", "vite.config.ts", "package-lock.json", "scripts/build.mjs"];

export function refuseOldNode() {
  const [major, minor] = process.versions.node.split(".").map(Number);
  if (major > oldestNode[0] || (major === oldestNode[0] && minor >= oldestNode[1])) return;
  fail(`Open Hand needs Node ${oldestNode.join(".")} or newer; this is ${process.versions.node}.`);
}

/** Adds the variables of this installation, which `npm run setup` writes. */
export function readInstallation(files) {
  const { variables, refusal } = installationVariables(process.env, root, files);
  if (refusal) fail(refusal);
  Object.assign(process.env, variables);
}

/** Runs a command of the operator. `files`: where its variables are, if not with those of the program. */
export function runCommand(file, files) {
  refuseOldNode();
  readInstallation(files);
  ensurePackagesToRun();
  process.exit(run(pinnedNode(), [file, ...process.argv.slice(2)]).status);
}

export function ensureInstalled() {
  const wanted = `${process.platform} ${process.arch} ${hashOf(["package-lock.json", "package.json"])}`;
  if (readIfThere(installMark) === wanted && existsSync(pinnedNode())) return;
  step("Installing packages (a minute or so, once)");
  // The pages are built with development packages, so these are installed even if NODE_ENV is production.
  // On Windows npm is a batch file, which only a shell can run.
  const result = run("npm", ["ci", "--include=dev", "--no-audit", "--no-fund"], {
    quiet: true,
    shell: isWindows,
  });
  if (result.status !== 0) fail(`The packages could not be installed:\n${result.output.trim()}`);
  writeFileSync(installMark, wanted);
}

/** Builds the pages if their sources have changed since the last build. */
export function ensureBuilt() {
  if (isBuilt()) return;
  step("Building the pages");
  const result = run(pinnedNode(), ["scripts/build.mjs"], { quiet: true });
  if (result.status !== 0) fail(`The pages could not be built:\n${result.output.trim()}`);
}

/** Where the pages are built already, `npm ci --omit=dev` is enough. */
export function ensureRunnable() {
  const canRun = hasPackagesToRun();
  if (canRun && isBuilt()) return;
  if (canRun && !existsSync(join(root, "node_modules", "vite")))
    fail(
      "The pages are not built, and what builds them is not installed: run `npm ci --include=dev` and `npm run build`, or bring the folder dist from where they were built.",
    );
  ensureInstalled();
  ensureBuilt();
}

export function ensurePackagesToRun() {
  if (!hasPackagesToRun()) ensureInstalled();
}

/** Returns a function that records the sources of this build. Sources that change during the build are built again. */
export function beginBuild() {
  const sources = hashOf(builtFrom);
  rmSync(buildMark, { force: true });
  return () => writeFileSync(buildMark, sources);
}

const isBuilt = () => readIfThere(buildMark) === hashOf(builtFrom);

/** Every version in package.json is exact, so it can be compared as text. */
function hasPackagesToRun() {
  const { dependencies } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  const factsOf = (name) => readIfThere(join(root, "node_modules", name, "package.json"));
  return (
    existsSync(pinnedNode()) &&
    Object.entries(dependencies).every(([name, version]) => factsOf(name).includes(`"version": "${version}"`))
  );
}

/** The Node of the lock file. Where it is not installed, as in the container image, this Node if it is new enough. */
export function pinnedNode() {
  const installed = join(root, "node_modules", "node", "bin", isWindows ? "node.exe" : "node");
  const isNewEnough = Number.parseInt(process.versions.node, 10) >= programNode;
  return isNewEnough && !existsSync(installed) ? process.execPath : installed;
}

export function run(command, args, { quiet = false, env = {}, shell = false } = {}) {
  const result = spawnSync(command, args, {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: quiet ? ["ignore", "pipe", "pipe"] : "inherit",
    encoding: "utf8",
    maxBuffer: 64 * 1024 * 1024,
    // A shell would split a path that contains a space.
    shell,
  });
  return { status: result.status ?? 1, output: `${result.stdout ?? ""}${result.stderr ?? ""}` };
}

export function step(text) {
  process.stdout.write(`• ${text} …\n`);
}

export function fail(sentence) {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}

function hashOf(paths) {
  const hash = createHash("sha256");
  for (const path of paths.flatMap(filesUnder)) hash.update(path).update(readFileSync(join(root, path)));
  return hash.digest("hex");
}

function filesUnder(path) {
  const full = join(root, path);
  if (!existsSync(full)) return [];
  if (!statSync(full).isDirectory()) return [path];
  return readdirSync(full)
    .sort()
    .flatMap((name) => filesUnder(`${path}/${name}`))
    .filter((name) => !name.includes(".test."));
}

const readIfThere = (path) => (existsSync(path) ? readFileSync(path, "utf8") : "");
