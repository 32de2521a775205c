import { mkdirSync, statfsSync } from "node:fs";
import { freemem, tmpdir } from "node:os";
import { join } from "node:path";

const inMemory = "/dev/shm";
/** Several times what the database tests need. */
const neededBytes = 4 * 1024 ** 3;

/**
 * A folder in memory, if there is plenty, for what tests keep for minutes. Each test file has a database of a thousand files, and on
 * a disk PostgreSQL spends a quarter of its CPU time on creating and removing those.
 */
export function memoryFolder(): string {
  const isLarge = process.platform === "linux" && freemem() > neededBytes && roomIn(inMemory) > neededBytes;
  if (!isLarge) return tmpdir();
  // scripts/lib/test-run.mjs removes the folder of its run, also when it is stopped.
  const folder = join(inMemory, process.env["TEST_RUN"] ?? "");
  mkdirSync(folder, { recursive: true, mode: 0o755 });
  return folder;
}

function roomIn(folder: string): number {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize;
  } catch {
    return 0;
  }
}
