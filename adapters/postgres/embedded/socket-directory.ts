import { createHash } from "node:crypto";
import { lstatSync, mkdirSync, rmdirSync } from "node:fs";
import path from "node:path";
import { StartRefusal } from "../../start-refusal.ts";
import { changeOwner, type Account } from "./account.ts";
import { errorCode } from "./refusals.ts";

/** Part of the socket's name only. */
export const socketPort = 5432;

export const socketFile = (socketDirectory: string): string =>
  path.join(socketDirectory, `.s.PGSQL.${socketPort}`);

/** macOS allows 103 bytes, Linux 107. */
const maxSocketPathBytes = 103;

/** Not os.tmpdir(): all programs of one database must use the same place. */
const shortRoot = "/tmp";

/** The database's private folder; or a short private folder if the path is too long for a socket. */
export function socketDirectoryFor(directory: string, account: Account | undefined): string {
  if (Buffer.byteLength(socketFile(directory)) <= maxSocketPathBytes) return directory;
  const short = path.join(
    shortRoot,
    `open-hand-${createHash("sha256").update(directory).digest("hex").slice(0, 16)}`,
  );
  makePrivate(short, account);
  return short;
}

/** Best effort: another program may be starting. */
export function removeIfEmpty(folder: string): void {
  try {
    rmdirSync(folder);
  } catch {
    // In use, or already gone.
  }
}

function makePrivate(folder: string, account: Account | undefined): void {
  try {
    mkdirSync(folder, { mode: 0o700 });
    if (account !== undefined) changeOwner(account, folder);
    return;
  } catch (error) {
    if (errorCode(error) !== "EEXIST") throw error;
  }
  const found = lstatSync(folder);
  const owner = account?.uid ?? process.getuid?.();
  // Root may have been stopped before changing the owner.
  if (found.isDirectory() && account !== undefined && found.uid === 0) {
    changeOwner(account, folder);
    return;
  }
  if (!found.isDirectory() || found.uid !== owner || (found.mode & 0o077) !== 0) {
    throw new StartRefusal(
      `The database's socket needs the folder ${folder}, but it is not a private folder of this account: remove it, or set DATA_DIR to a shorter path.`,
    );
  }
}
