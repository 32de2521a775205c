import { createHash } from "node:crypto";
import type { LiveFigures } from "#domain/figures/live-figures.ts";
import { cacheFor } from "../timing/cache-for.ts";
import { listenerStream, type Listener } from "./listener-stream.ts";
import { places } from "./places.ts";

type Needs = Readonly<{
  read: () => Promise<LiveFigures | null>;
  now?: () => number;
  most?: number;
  mostPerAddress?: number;
}>;

/** Minimum time between updates; one query serves all listeners of this instance. */
export const everyMs = 3_000;
/** The figures sent to a new listener also count for the next update. */
const freshMs = 2_000;
/** More often than proxies tire of a silent connection: a minute, mostly. */
export const heartbeatMs = 20_000;
/** Then clients reconnect, to the instance with the fewest listeners. */
export const stayMs = 15 * 60_000;

type Joined = { stream: ReadableStream<Uint8Array> } | "over" | "full";

/** Listeners on this instance. Polls the database, because a notification per gift would make gifts commit one after another. */
export function liveHub({ read, now = () => performance.now(), most = 2_000, mostPerAddress = 50 }: Needs) {
  const room = places({ most, mostPerAddress });
  const listeners = new Set<Listener>();
  const current = cacheFor(
    freshMs,
    async () => {
      const figures = await read();
      return figures && eventOf(figures);
    },
    now,
  );
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  let told = "";
  let lastSent = 0;

  const send = (bytes: Uint8Array): void => {
    lastSent = now();
    for (const listener of listeners) listener.send(bytes);
  };
  const endAll = (): void => {
    for (const listener of listeners) listener.end();
  };
  const tick = async (): Promise<void> => {
    for (const listener of listeners) if (now() - listener.since >= stayMs) listener.end();
    const event = await current.get();
    if (!event) {
      send(over);
      endAll();
    } else if (event.id !== told) {
      told = event.id;
      send(event.bytes);
    } else if (now() - lastSent >= heartbeatMs) send(heartbeat);
    if (listeners.size === 0) rest();
  };
  const rest = (): void => {
    clearInterval(timer);
    timer = undefined;
  };
  const wake = (): void => {
    // A database that is away for a moment is no reason to send anybody away: the next turn asks again.
    timer ??= setInterval(() => void tick().catch(() => {}), everyMs).unref();
  };

  return {
    /** What to send to someone who comes, having last seen the event of this id. */
    join: async (address: string, lastSeen: string | undefined): Promise<Joined> => {
      const leave = isStopped ? null : room.take(address);
      if (!leave) return "full";
      const event = await current.get().catch((error: unknown) => {
        leave();
        throw error;
      });
      if (!event || isStopped) {
        leave();
        return event ? "full" : "over";
      }
      const { stream, listener } = listenerStream(now(), (gone) => {
        listeners.delete(gone);
        leave();
      });
      listeners.add(listener);
      listener.send(comeBack());
      if (event.id !== lastSeen) listener.send(event.bytes);
      // Earlier listeners get it with the next update.
      if (listeners.size === 1) told = event.id;
      wake();
      return { stream };
    },
    listening: (): number => room.count(),
    /** Before the server drains: an open stream would hold it up until it is cut off. */
    stop: (): void => {
      isStopped = true;
      rest();
      endAll();
    },
  };
}

type LiveEvent = Readonly<{ id: string; bytes: Uint8Array }>;

const encoder = new TextEncoder();
const bytesOf = (text: string): Uint8Array => encoder.encode(text);

/** All instances use the same event id, so that a reconnect elsewhere does not repeat figures. */
function eventOf(figures: LiveFigures): LiveEvent {
  const data = JSON.stringify(figures);
  const id = createHash("sha256").update(data).digest("base64url").slice(0, 12);
  return { id, bytes: bytesOf(`id: ${id}\ndata: ${data}\n\n`) };
}

/** A comment: browsers pass over it, and proxies see that the connection is in use. */
const heartbeat = bytesOf(":\n\n");

/** The last campaign has ended. */
const over = bytesOf("event: over\ndata:\n\n");

/** When to come back after a loss: not all in the same moment, as they would be where an instance is replaced. */
const comeBack = (random: () => number = Math.random): Uint8Array =>
  bytesOf(`retry: ${4000 + Math.floor(random() * 8000)}\n\n`);
