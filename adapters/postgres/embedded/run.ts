import { execFile } from "node:child_process";
import { promisify } from "node:util";
import type { Account } from "./account.ts";

const execute = promisify(execFile);

/**
 * The server's programs get no more of the environment than they need: PGPORT and its like would change what they do,
 * and the secrets of this program are none of their business.
 */
export const plainEnvironment = (): NodeJS.ProcessEnv => ({
  PATH: process.env["PATH"],
  LD_LIBRARY_PATH: process.env["LD_LIBRARY_PATH"],
  LC_ALL: "C",
  TZ: "UTC",
});

/** The account may not be able to enter the folder this program was started in. */
export const neutralFolder = "/";

export const identity = (account: Account | undefined): { uid?: number; gid?: number } =>
  account === undefined ? {} : { uid: account.uid, gid: account.gid };

/** Runs a short program to its end and returns what it printed. */
export async function run(
  program: string,
  args: readonly string[],
  account: Account | undefined,
  signal?: AbortSignal,
): Promise<string> {
  const { stdout } = await execute(program, args, {
    ...identity(account),
    env: plainEnvironment(),
    cwd: neutralFolder,
    signal,
  });
  return stdout;
}

/** The last thing a failed program said, for a sentence to the operator. */
export function lastErrorLine(error: unknown): string {
  const said = error instanceof Error && "stderr" in error ? String(error.stderr).trim() : "";
  return said.split("\n").at(-1) || (error instanceof Error ? error.message : String(error));
}
