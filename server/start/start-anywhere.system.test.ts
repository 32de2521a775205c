import { execFileSync } from "node:child_process";
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  rmSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { sharedFolderOf } from "#adapters/postgres/embedded/site.ts";
import { freePort, startProgram, stopProgram, untilListening } from "#testing/program.ts";
import { onlyWhere } from "#testing/only-where.ts";

const root = join(import.meta.dirname, "../..");
const isRoot = process.getuid?.() === 0;
const nobody = 65_534;
const made: string[] = [];
afterAll(() => made.forEach((folder) => rmSync(folder, { recursive: true, force: true })));

/** Everything a clone with its packages and its build has, as hard links: a copy that costs nothing. */
function copyOfProject(folder: string): void {
  mkdirSync(folder, { recursive: true });
  const skipped = new Set([".git", "data", "test-results"]);
  const names = readdirSync(root).filter((name) => !skipped.has(name));
  execFileSync("cp", ["-al", ...names.map((name) => join(root, name)), folder]);
}

async function startsWithNpm(cwd: string, owner: { uid?: number; gid?: number } = {}): Promise<string> {
  const port = await freePort();
  const env = { PORT: String(port), HOME: cwd, npm_config_cache: join(cwd, ".npm") };
  const program = startProgram({ cwd, env, command: ["npm", "start"], ...owner });
  await untilListening(program);
  expect((await fetch(`${program.url}/readyz`)).status).toBe(200);
  expect((await fetch(`${program.url}/nowhere`)).status).toBe(404);
  await stopProgram(program);
  await program.silence;
  return program.output();
}

/** PostgreSQL removes the file when it is stopped, and leaves it when it is killed. */
const leftRunning = (data: string): string[] =>
  readdirSync(data, { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith("postmaster.pid"));

test(
  "npm start works as root in a folder everyone can reach",
  onlyWhere(isRoot, "only root can start programs as others", async () => {
    const folder = join("/", `open-hand-app-${process.pid}`);
    made.push(folder);
    copyOfProject(folder);
    await startsWithNpm(folder);
    expect(existsSync(join(folder, "data"))).toBe(true);
    expect(leftRunning(join(folder, "data"))).toEqual([]);
  }),
);

test(
  "npm start works as root in a private home and says where the data is",
  onlyWhere(isRoot, "only root can start programs as others", async () => {
    const home = mkdtempSync(join(tmpdir(), "open-hand-home-"));
    made.push(home);
    chmodSync(home, 0o700);
    copyOfProject(join(home, "project"));
    const output = await startsWithNpm(join(home, "project"));
    const shelter = sharedFolderOf(join(realpathSync(home), "project", "data"));
    made.push(shelter);
    expect(output).toContain(shelter);
    expect(leftRunning(shelter)).toEqual([]);
  }),
);

test(
  "npm start works as an ordinary user",
  onlyWhere(isRoot, "only root can start programs as others", async () => {
    const folder = mkdtempSync(join(tmpdir(), "open-hand-user-"));
    made.push(folder);
    chmodSync(folder, 0o755);
    copyOfProject(folder);
    chownSync(folder, nobody, nobody);
    expect(await startsWithNpm(folder, { uid: nobody, gid: nobody })).toContain(join(folder, "data"));
    expect(leftRunning(join(folder, "data"))).toEqual([]);
  }),
);
