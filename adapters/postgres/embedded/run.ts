import { execFile } from "node:child_process";
import { promisify } from "node:util";
import type { Account } from "./account.ts";

const execute = promisify(execFile);

/** A minimal environment: PGPORT and others would change behaviour, and secrets stay here. */
export const plainEnvironment = (): NodeJS.ProcessEnv => ({
  PATH: process.env["PATH"],
  LD_LIBRARY_PATH: process.env["LD_LIBRARY_PATH"],
  LC_ALL: "C",
  TZ: "UTC",
});

/** The account may not be able to enter the current folder. */
export const neutralFolder = "/";

export const identity = (account: Account | undefined): { uid?: number; gid?: number } =>
  account === undefined ? {} : { uid: account.uid, gid: account.gid };

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

/** The last line of a failed program, for the operator. */
export function lastErrorLine(error: unknown): string {
  const said = error instanceof Error && "stderr" in error ? String(error.stderr).trim() : "";
  return said.split("\n").at(-1) || (error instanceof Error ? error.message : String(error));
}
