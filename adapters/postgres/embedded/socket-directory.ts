import { createHash } from "node:crypto";
import { lstatSync, mkdirSync, rmdirSync } from "node:fs";
import path from "node:path";
import { StartRefusal } from "../../start-refusal.ts";
import { changeOwner, type Account } from "./account.ts";
import { errorCode } from "./refusals.ts";

/** Only part of the socket's name: the server listens on no port. */
export const socketPort = 5432;

export const socketFile = (socketDirectory: string): string =>
  path.join(socketDirectory, `.s.PGSQL.${socketPort}`);

/** macOS allows 103 bytes and Linux 107. One limit for both, so that a backup means the same on either. */
const maxSocketPathBytes = 103;

/** Not os.tmpdir(): that follows TMPDIR, and two programs of one database must look in the same place. */
const shortRoot = "/tmp";

/** The database's own folder, which is private; or a short private folder where that name is too long for a socket. */
export function socketDirectoryFor(directory: string, account: Account | undefined): string {
  if (Buffer.byteLength(socketFile(directory)) <= maxSocketPathBytes) return directory;
  const short = path.join(
    shortRoot,
    `open-hand-${createHash("sha256").update(directory).digest("hex").slice(0, 16)}`,
  );
  makePrivate(short, account);
  return short;
}

/** Best effort: another program may be starting here again. */
export function removeIfEmpty(folder: string): void {
  try {
    rmdirSync(folder);
  } catch {
    // Still in use, or already gone.
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
  // Root may have been stopped between making the folder and giving it away.
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
