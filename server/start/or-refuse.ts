import { StartRefusal } from "#adapters/start-refusal.ts";

/** Errors that the operator can fix become one sentence and exit code 1. */
export async function orRefuse<T>(begin: () => T | Promise<T>): Promise<T> {
  try {
    return await begin();
  } catch (error) {
    if (!(error instanceof StartRefusal)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
}
