import { spawn, type ChildProcess } from "node:child_process";
import { chmodSync, existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { processesOfRun } from "../scripts/lib/processes.mjs";
import { killHard } from "./process-tree.ts";
import { freePort } from "./program.ts";

const root = join(import.meta.dirname, "..");
const postgres = /postgres -D /;
/** The whole suite may be running beside it on two cores. */
const patience = { timeout: 200_000, interval: 100 };

type Stop = "SIGTERM" | "Ctrl-C";
/** The arguments of npm, how it is stopped, and processes that must be running by then. */
const commands: [args: string, stop: Stop, running: RegExp[]][] = [
  ["test -- --part=db-18", "SIGTERM", [/vitest/, postgres]],
  ["test -- --part=browser", "Ctrl-C", [/headless|chrom/i, /e2e\/server\/start/, postgres]],
  ["run check", "Ctrl-C", [/vitest/, /sql-check/, postgres]],
  ["run dev", "SIGTERM", [/server\/dev\.ts/, postgres]],
  ["start", "Ctrl-C", [/server\/main\.ts|scripts\/start/, postgres]],
];

test.each(commands)("npm %s, stopped by %s, leaves no process behind", async (args, stop, running) => {
  const folder = mkdtempSync(join(tmpdir(), "oh-stopped-"));
  chmodSync(folder, 0o755);
  const npm = await startNpm(args.split(" "), folder);
  const known = new Set<number>();
  const commandLines = () => processesOfRun(npm.pid ?? 0, folder, known).map(({ command }) => command);
  onTestFinished(() => {
    for (const { pid } of processesOfRun(npm.pid ?? 0, folder, known)) killHard(pid);
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  });

  let seen: string[] = [];
  await expect
    .poll(() => {
      seen = commandLines();
      return running.filter((pattern) => !seen.some((line) => pattern.test(line)));
    }, patience)
    .toEqual([]);
  if (stop === "SIGTERM") npm.kill("SIGTERM");
  // A terminal signals every process in its foreground group.
  else process.kill(-(npm.pid ?? 0), "SIGINT");
  await expect.poll(commandLines, patience).toEqual([]);

  // The test's own folder can lie inside that of an outer run.
  const runs = seen.flatMap((line) => {
    const [, inside = ""] = line.split(`${folder}/`);
    const [name] = /^oh-run-\w+/.exec(inside) ?? [];
    return name === undefined ? [] : [join(folder, name)];
  });
  expect(
    runs.filter((path) => existsSync(path)),
    "temporary folders of the run",
  ).toEqual([]);
});

async function startNpm(args: string[], folder: string): Promise<ChildProcess> {
  const results = args[0] === "test" ? [`--results=${join(folder, "results")}`] : [];
  return spawn("npm", [...args, ...results], {
    cwd: root,
    env: {
      PATH: process.env["PATH"],
      HOME: process.env["HOME"],
      TMPDIR: folder,
      DATA_DIR: join(folder, "data"),
      PORT: String(await freePort()),
      LOG_LEVEL: "warn",
    },
    stdio: "ignore",
    detached: true,
  });
}
