import { statSync } from "node:fs";
import path from "node:path";
import type { Account } from "./account.ts";

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
