import { StartRefusal } from "#adapters/start-refusal.ts";
import { readConfig, type Config } from "../config.ts";

/** A command of the operator: whatever they can put right is one sentence and exit code 1. */
export async function runCommand(work: () => Promise<number>): Promise<void> {
  try {
    process.exitCode = await work();
  } catch (error) {
    if (!(error instanceof StartRefusal)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  }
}

/** The first line of a command names the database that it works on. */
export function readCommandConfig(): Config {
  const config = readConfig(process.env);
  say(databaseOf(config));
  return config;
}

export function databaseOf({ databaseUrl, dataDir, mode }: Config): string {
  if (databaseUrl === null) return `Demo database in ${dataDir}`;
  const { hostname, pathname } = new URL(databaseUrl);
  return `Database ${pathname.slice(1)} at ${hostname || "this machine"}, ${mode}`;
}

export function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
