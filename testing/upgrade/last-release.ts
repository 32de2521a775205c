import { execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, readFileSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod";

const root = join(import.meta.dirname, "../..");
const release = z.object({ version: z.string(), commit: z.string() });

export type Release = z.infer<typeof release>;

/** Named in a file, because a clone can lack its tags. */
export const lastRelease = (): Release =>
  release.parse(JSON.parse(readFileSync(join(import.meta.dirname, "last-release.json"), "utf8")));

/** A release as its operators have it, installed and built in a folder. */
export function unpackRelease({ commit }: Release, folder: string): void {
  mkdirSync(folder, { recursive: true });
  const run = (file: string, ...args: string[]): void =>
    void execFileSync(file, args, { cwd: folder, stdio: ["ignore", "ignore", "inherit"] });
  const archive = join(folder, "..", "release.tar");
  execFileSync("git", ["archive", "--output", archive, commit], { cwd: root });
  run("tar", "xf", archive);
  if (sameLock(folder)) symlinkSync(join(root, "node_modules"), join(folder, "node_modules"));
  else run("npm", "ci", "--include=dev", "--no-audit", "--no-fund");
  const built = join(root, "dist");
  if (samePages(commit) && existsSync(built)) cpSync(built, join(folder, "dist"), { recursive: true });
  else run(process.execPath, "scripts/build.mjs");
}

const sameLock = (folder: string): boolean =>
  readFileSync(join(folder, "package-lock.json"), "utf8") ===
  readFileSync(join(root, "package-lock.json"), "utf8");

/** Then what was built here serves there as well. */
function samePages(commit: string): boolean {
  const changed = execFileSync(
    "git",
    ["diff", "--name-only", commit, "--", "app", "domain", "vite.config.ts"],
    {
      cwd: root,
      encoding: "utf8",
    },
  );
  return changed.trim() === "";
}
