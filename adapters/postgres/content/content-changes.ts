import pg from "pg";

const firstRetryMs = 250;
const maxRetryMs = 10_000;
const connectionTimeoutMillis = 5_000;

/** Every instance drops its cached pages and answers. */
export const tellEveryInstance = "select pg_notify('content_changed', '')";

/** Calls the listener with the changed API path, or none for all; also after a lost connection. Returns an unsubscribe function. */
export async function listenForContentChanges(
  connectionString: string,
  listener: (call?: string) => void,
): Promise<() => Promise<void>> {
  let stopped = false;
  let client: pg.Client | null = null;
  let retry: NodeJS.Timeout | undefined;

  const connect = async (): Promise<void> => {
    const next = new pg.Client({
      connectionString,
      application_name: "open-hand-changes",
      keepAlive: true,
      connectionTimeoutMillis,
    });
    next.on("notification", ({ payload }) => listener(payload || undefined));
    next.on("error", () => {});
    try {
      await next.connect();
      await next.query("listen content_changed");
    } catch (error) {
      next.end().catch(() => {});
      throw error;
    }
    // Registered only now: a failed connection also emits "end" and is handled below, and two retries would double each time.
    next.on("end", () => !stopped && reconnect(firstRetryMs));
    client = next;
  };
  const reconnect = (delayMs: number): void => {
    retry = setTimeout(() => {
      connect().then(
        () => listener(),
        () => !stopped && reconnect(Math.min(delayMs * 2, maxRetryMs)),
      );
    }, delayMs);
    retry.unref();
  };

  await connect();
  return async () => {
    stopped = true;
    clearTimeout(retry);
    await client?.end();
  };
}
