// One run of several commands: its temporary folders, and the end of everything it started.
import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { processesOfRun } from "./processes.mjs";
import { stopWithParent } from "./stop-with-parent.mjs";

const memory = "/dev/shm";
const exitCodes = { SIGHUP: 129, SIGINT: 130, SIGTERM: 143 };
const politeMs = 3_000;
const pollMs = 50;

/**
 * Begins a run. Its commands get `env`, which leads all their temporary files into folders of this run. `end` stops whatever still
 * runs and removes the folders. Ctrl-C, SIGTERM and the end of npm do the same, and then end this process.
 */
export function beginRun() {
  const folder = mkdtempSync(join(tmpdir(), "oh-run-"));
  // Where root runs the tests, PostgreSQL has another account, which must be able to enter.
  chmodSync(folder, 0o755);
  const mark = basename(folder);
  const end = async () => {
    await stopProcesses(mark);
    for (const path of [folder, join(memory, mark)])
      rmSync(path, { recursive: true, force: true, maxRetries: 5 });
  };
  let isEnding = false;
  for (const [signal, code] of Object.entries(exitCodes))
    process.on(signal, () => {
      if (isEnding) return;
      isEnding = true;
      process.stdout.write(`\nStopping (${signal}) …\n`);
      void end().then(() => process.exit(code));
    });
  stopWithParent();
  return { env: { TMPDIR: folder, TEST_RUN: mark }, end };
}

/** Asks everything to end, and kills what has not ended soon. */
async function stopProcesses(mark) {
  const known = new Set();
  const asked = new Set();
  const killAt = Date.now() + politeMs;
  for (;;) {
    const running = processesOfRun(process.pid, mark, known);
    if (running.length === 0) return;
    const isLate = Date.now() > killAt;
    for (const { pid } of running) {
      // SIGINT has PostgreSQL end its sessions; SIGTERM would have it wait for them.
      if (isLate || !asked.has(pid)) sendSignal(pid, isLate ? "SIGKILL" : "SIGINT");
      asked.add(pid);
    }
    await new Promise((resolve) => setTimeout(resolve, pollMs));
  }
}

function sendSignal(pid, name) {
  try {
    process.kill(pid, name);
  } catch (error) {
    // Ended since it was listed.
    if (error.code !== "ESRCH") throw error;
  }
}
