import { statfsSync } from "node:fs";
import { freemem, tmpdir } from "node:os";

const inMemory = "/dev/shm";
/** What the database tests take, several times over. */
const neededBytes = 4 * 1024 ** 3;

/**
 * Where tests keep what is gone within minutes: in memory, where there is plenty. Each test file has a database of a thousand files,
 * and a disk that makes and removes these by the hundred spends a quarter of PostgreSQL's computing on finding numbers for them.
 */
export function memoryFolder(): string {
  return process.platform === "linux" && freemem() > neededBytes && roomIn(inMemory) > neededBytes
    ? inMemory
    : tmpdir();
}

function roomIn(folder: string): number {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize;
  } catch {
    return 0;
  }
}
