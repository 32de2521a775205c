// What must be true before anything else runs: packages installed, pages built. Plain JavaScript, because it runs
// on the machine's own Node (20.19 or newer) before a single package is there.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

export const root = fileURLToPath(new URL("../..", import.meta.url));
const oldestNode = [20, 19];
const installMark = join(root, "node_modules", ".installed");
const buildMark = join(root, "dist", ".built");
const builtFrom = ["app", "domain", "vite.config.ts", "package-lock.json", "scripts/build.mjs"];

export function refuseOldNode() {
  const [major, minor] = process.versions.node.split(".").map(Number);
  if (major > oldestNode[0] || (major === oldestNode[0] && minor >= oldestNode[1])) return;
  fail(`Open Hand needs Node ${oldestNode.join(".")} or newer; this is ${process.versions.node}.`);
}

export function ensureInstalled() {
  const wanted = hashOf(["package-lock.json", "package.json"]);
  if (readIfThere(installMark) === wanted && existsSync(pinnedNode())) return;
  step("Installing packages (a minute or so, once)");
  const result = run("npm", ["ci", "--no-audit", "--no-fund"], { quiet: true });
  if (result.status !== 0) fail(`The packages could not be installed:\n${result.output.trim()}`);
  writeFileSync(installMark, wanted);
}

/** Builds the pages when their sources differ from what the last build was made of. */
export function ensureBuilt() {
  const wanted = hashOf(builtFrom);
  if (readIfThere(buildMark) === wanted) return;
  step("Building the pages");
  rmSync(buildMark, { force: true });
  const result = run(pinnedNode(), ["scripts/build.mjs"], { quiet: true });
  if (result.status !== 0) fail(`The pages could not be built:\n${result.output.trim()}`);
  mkdirSync(join(root, "dist"), { recursive: true });
  writeFileSync(buildMark, wanted);
}

/** The Node that the lock file names, whatever the machine has. */
export const pinnedNode = () =>
  join(root, "node_modules", "node", "bin", process.platform === "win32" ? "node.exe" : "node");

export function run(command, args, { quiet = false, env = {}, cwd = root } = {}) {
  const result = spawnSync(command, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: quiet ? ["ignore", "pipe", "pipe"] : "inherit",
    encoding: "utf8",
    maxBuffer: 64 * 1024 * 1024,
    shell: process.platform === "win32",
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
  const hash = createHash("sha256").update(process.platform + process.arch);
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
