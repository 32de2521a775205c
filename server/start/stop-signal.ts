const signals = ["SIGTERM", "SIGINT", "SIGHUP"] as const;

/**
 * Resolves with the first signal that asks the process to stop. Called at the very beginning: a signal during the start waits until the
 * start is complete. Without a handler it would end the process at once and leave the embedded database server running.
 */
export function stopSignal(): Promise<string> {
  const { promise, resolve } = Promise.withResolvers<string>();
  for (const signal of signals) process.on(signal, () => resolve(signal));
  return promise;
}
