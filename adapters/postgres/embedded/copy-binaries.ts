import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { chmod, cp, lstat, mkdtemp, open, readFile, readdir, rename, rm } from "node:fs/promises";
import path from "node:path";
import { openSharedFolder } from "./site.ts";

const unfinishedPrefix = "postgresql.new-";

/** Copies once per version to a place an ordinary account can use. Renamed into place, so it is complete or missing. */
export async function copyBinaries(
  binFolder: string,
  sharedFolder: string,
  report: (line: string) => void,
): Promise<string> {
  const home = path.join(sharedFolder, `postgresql-${await fingerprint(path.join(binFolder, "postgres"))}`);
  const bin = path.join(home, path.basename(binFolder));
  if (existsSync(home)) return bin;

  openSharedFolder(sharedFolder);
  report(`Copying PostgreSQL to ${home}, where an account without root's rights can run it.`);
  const unfinished = await mkdtemp(path.join(sharedFolder, unfinishedPrefix));
  try {
    await cp(path.dirname(binFolder), unfinished, { recursive: true, verbatimSymlinks: true });
    await openToAll(unfinished);
    await rename(unfinished, home);
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    // A concurrent start may have been first.
    if (!existsSync(home)) throw error;
  }
  return bin;
}

/** Called while this program's own server runs: no other copy can be in use. */
export async function removeOtherCopies(sharedFolder: string, binInUse: string): Promise<void> {
  if (!existsSync(sharedFolder)) return;
  const copies = (await readdir(sharedFolder)).filter((name) => name.startsWith("postgresql"));
  const others = copies.filter((name) => !binInUse.startsWith(path.join(sharedFolder, name) + path.sep));
  await Promise.all(
    others.map((name) => rm(path.join(sharedFolder, name), { recursive: true, force: true })),
  );
}

/** By content: reinstalling the same version needs no second copy. */
async function fingerprint(file: string): Promise<string> {
  return createHash("sha256")
    .update(await readFile(file))
    .digest("hex")
    .slice(0, 12);
}

/** Synced to disk: an incomplete copy after a power failure would be used for ever. */
async function openToAll(folder: string): Promise<void> {
  await chmod(folder, 0o755);
  for (const name of await readdir(folder)) {
    const entry = path.join(folder, name);
    const found = await lstat(entry);
    if (found.isDirectory()) await openToAll(entry);
    else if (found.isFile()) {
      await chmod(entry, found.mode & 0o111 ? 0o755 : 0o644);
      const file = await open(entry);
      await file.sync();
      await file.close();
    }
  }
}
