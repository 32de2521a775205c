import { subscribe } from "node:diagnostics_channel";
import type { IncomingMessage } from "node:http";

/** By how much the clock is ahead of this machine's: what a request says, the program believes. */
export const aheadHeader = "x-clock-ahead-ms";

let aheadMs = 0;
const waiting = new Set<{ atMs: number; go: () => void }>();

/**
 * A clock that can be moved, for a week that nobody waits for and for clocks that jump. In the program, which is started with this file
 * (`node --import`), every request may say how far ahead it is; in the process that asks, whoever imports it moves it.
 */
globalThis.Date = new Proxy(Date, {
  construct: (real, given, made) =>
    Reflect.construct(real, given.length === 0 ? [real.now() + aheadMs] : given, made),
  get: (real, name) => (name === "now" ? () => real.now() + aheadMs : Reflect.get(real, name)),
});

subscribe("http.server.request.start", (message) => {
  const { request } = message as { request: IncomingMessage };
  aheadMs = Number(request.headers[aheadHeader] ?? aheadMs);
});

export const movedClock = {
  aheadMs: (): number => aheadMs,
  pass: (ms: number): void => {
    aheadMs += ms;
    letGo(aheadMs);
  },
  /** For those who do not move it. */
  until: (atMs: number): Promise<void> =>
    atMs <= aheadMs ? Promise.resolve() : new Promise((go) => void waiting.add({ atMs, go })),
  /** It shows this machine's time again, and nobody waits any longer. */
  end: (): void => {
    aheadMs = 0;
    letGo(Infinity);
  },
};

function letGo(until: number): void {
  for (const each of waiting)
    if (each.atMs <= until) {
      waiting.delete(each);
      each.go();
    }
}
