import { StartRefusal } from "../../start-refusal.ts";

/** Faults of disk or permissions, not of this program. */
const mendable = [
  "EACCES",
  "EPERM",
  "EROFS",
  "ENOTDIR",
  "EEXIST",
  "ENOSPC",
  "EDQUOT",
  "ELOOP",
  "ENAMETOOLONG",
];

export const errorCode = (error: unknown): string | undefined =>
  error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : undefined;

/** Runs work on the data directory; a system error becomes one sentence for the operator. */
export function onDisk<T>(directory: string, work: () => T): T {
  try {
    return work();
  } catch (error) {
    const code = errorCode(error);
    if (code === undefined || !mendable.includes(code)) throw error;
    throw new StartRefusal(
      `The data directory ${directory} cannot be used (${code}): make it writable for this account or set DATA_DIR to another folder.`,
      { cause: error },
    );
  }
}
