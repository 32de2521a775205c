import pg from "pg";

const firstRetryMs = 250;
const maxRetryMs = 10_000;

/** Pages of every instance that show what was changed are drawn anew. */
export const tellEveryInstance = "select pg_notify('content_changed', '')";

/**
 * Calls the listener whenever any instance changes content, with the one path that is out of date, or "" for all. When the connection is lost, changes may have been
 * missed: the listener is called once more after reconnecting. Returns how to stop.
 */
export async function listenForContentChanges(
  connectionString: string,
  listener: (path: string) => void,
): Promise<() => Promise<void>> {
  let stopped = false;
  let client: pg.Client | null = null;
  let retry: NodeJS.Timeout | undefined;

  const connect = async (): Promise<void> => {
    const next = new pg.Client({ connectionString, application_name: "open-hand-changes", keepAlive: true });
    next.on("notification", ({ payload }) => listener(payload ?? ""));
    next.on("error", () => {});
    next.on("end", () => !stopped && reconnect(firstRetryMs));
    await next.connect();
    await next.query("listen content_changed");
    client = next;
  };
  const reconnect = (delayMs: number): void => {
    retry = setTimeout(() => {
      connect().then(
        () => listener(""),
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
