import { createHash } from "node:crypto";
import { chmodSync, existsSync, lstatSync, mkdirSync, realpathSync, statSync } from "node:fs";
import path from "node:path";
import { StartRefusal } from "../../start-refusal.ts";
import { accountWithUid, changeOwner, isRoot, nobody, type Account } from "./account.ts";
import { errorCode, onDisk } from "./refusals.ts";
import { socketDirectoryFor } from "./socket-directory.ts";

/** Location and account of one database (undefined: the program's own). */
export type Site = Readonly<{
  directory: string;
  cluster: string;
  socketDirectory: string;
  log: string;
  /** For root only: a place that an ordinary account can reach. */
  sharedFolder: string;
  account: Account | undefined;
}>;

const sharedFolders = "/var/lib/open-hand";

/** In the data directory, or the shared folder if the server's account cannot enter. An existing database never moves. */
export function chooseSite(dataDir: string, report: (line: string) => void): Site {
  const asked = onDisk(dataDir, () => existingFolder(path.resolve(dataDir)));
  const sharedFolder = sharedFolderOf(asked);
  const beside = path.join(asked, "postgres");
  const inSharedFolder = path.join(sharedFolder, "postgres");
  const at = (directory: string, account: Account | undefined) => prepare(directory, sharedFolder, account);

  if (!isRoot()) {
    if (!holdsCluster(beside) && existsSync(inSharedFolder)) throw keptForRoot(asked, inSharedFolder);
    return at(beside, undefined);
  }
  if (holdsCluster(beside)) return at(beside, ownerAbleToEnter(beside));
  if (holdsCluster(inSharedFolder)) {
    report(`The database is kept in ${inSharedFolder}.`);
    return at(inSharedFolder, ownerAbleToEnter(inSharedFolder));
  }
  const closed = inaccessibleFolder(asked, nobody());
  if (closed === undefined) return at(beside, nobody());

  report(
    `PostgreSQL does not run as root, and the account ${nobody().name} may not enter ${closed}: the database is kept in ${inSharedFolder}.`,
  );
  openSharedFolder(sharedFolder);
  return at(inSharedFolder, nobody());
}

/** Named by the real path of the data directory, so that installations never collide. */
export const sharedFolderOf = (dataDir: string): string => path.join(sharedFolders, shortHash(dataDir));

/** Root's folder, readable by all: only what the server must read is in it. */
export function openSharedFolder(sharedFolder: string): void {
  onDisk(sharedFolder, () => {
    mkdirSync(sharedFolder, { recursive: true });
    for (const folder of [sharedFolders, sharedFolder]) chmodSync(folder, 0o755);
  });
}

const existingFolder = (folder: string): string => {
  mkdirSync(folder, { recursive: true });
  return realpathSync(folder);
};

const shortHash = (text: string): string => createHash("sha256").update(text).digest("hex").slice(0, 12);

const clusterIn = (directory: string): string => path.join(directory, "cluster");

function holdsCluster(directory: string): boolean {
  try {
    statSync(path.join(clusterIn(directory), "PG_VERSION"));
    return true;
  } catch (error) {
    if (errorCode(error) === "ENOENT") return false;
    if (errorCode(error) === "EACCES") throw belongsToAnother(directory);
    return onDisk(directory, () => {
      throw error;
    });
  }
}

/** The database's owner keeps running it, also when root starts it later. */
function ownerAbleToEnter(directory: string): Account {
  const { uid, gid } = statSync(clusterIn(directory));
  const account = uid === 0 ? nobody() : accountWithUid(uid, gid);
  const closed = inaccessibleFolder(path.dirname(directory), account);
  if (closed === undefined) return account;
  throw new StartRefusal(
    `The database in ${directory} belongs to the account ${account.name}, which may no longer enter ${closed}: allow that again (chmod o+x ${closed}).`,
  );
}

function prepare(directory: string, sharedFolder: string, account: Account | undefined): Site {
  onDisk(directory, () => {
    mkdirSync(directory, { recursive: true, mode: 0o700 });
    const { uid, mode } = lstatSync(directory);
    if (account === undefined && uid !== process.getuid?.()) throw belongsToAnother(directory);
    // The server trusts its socket, so nobody else may enter.
    if ((mode & 0o777) !== 0o700) chmodSync(directory, 0o700);
    if (account !== undefined && uid === 0) changeOwner(account, directory);
  });
  return {
    directory,
    cluster: clusterIn(directory),
    socketDirectory: socketDirectoryFor(directory, account),
    log: path.join(directory, "server.log"),
    sharedFolder,
    account,
  };
}

const belongsToAnother = (directory: string): StartRefusal =>
  new StartRefusal(
    `The database in ${directory} belongs to another account: start as the account that made it, or set DATA_DIR to another folder.`,
  );

const keptForRoot = (asked: string, inSharedFolder: string): StartRefusal =>
  new StartRefusal(
    `The database for ${asked} was made by root and is kept in ${inSharedFolder}: start as root, or set DATA_DIR to another folder.`,
  );

/** The outermost folder on the path that the account may not enter. */
export function inaccessibleFolder(folder: string, account: Account): string | undefined {
  return wayTo(path.resolve(folder)).find((step) => !mayEnter(step, account));
}

function wayTo(folder: string): string[] {
  const parent = path.dirname(folder);
  return parent === folder ? [folder] : [...wayTo(parent), folder];
}

function mayEnter(folder: string, account: Account): boolean {
  const { mode, uid, gid } = statSync(folder);
  if (uid === account.uid) return (mode & 0o100) !== 0;
  if (gid === account.gid) return (mode & 0o010) !== 0;
  return (mode & 0o001) !== 0;
}
