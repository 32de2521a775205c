import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";

/** Where Debian and those who follow it put what they build of PostgreSQL, by its version. */
const installed = "/usr/lib/postgresql";
const oldest = 15;

/**
 * The newest PostgreSQL that is installed on this machine, as an operator has one: the one that comes with npm is for trying, and was built to
 * be small. Undefined: that one, where there is no other, or where it is asked for.
 */
export function serverAtHand(asked: string | undefined): string | undefined {
  if (asked !== undefined) return asked === "shipped" ? undefined : asked;
  return foldersWith("postgres").find((folder) => existsSync(join(folder, "initdb")));
}

/** Those with a program of PostgreSQL, the newest first. */
export function foldersWith(program: string): string[] {
  if (!existsSync(installed)) return [];
  return readdirSync(installed)
    .filter((version) => Number(version) >= oldest)
    .toSorted((one, other) => Number(other) - Number(one))
    .map((version) => join(installed, version, "bin"))
    .filter((folder) => existsSync(join(folder, program)));
}
