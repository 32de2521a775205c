import type { RequestListener, Server } from "node:http";
import { setImmediate as turn, setTimeout as pause } from "node:timers/promises";

/** Time for proxies to notice; requests are still served. */
export const lingerMs = 500;
const drainMs = 10_000;
const shortTurnMs = 1;
/** A program that is never at rest for so long closes its door all the same. */
const maxWaitMs = 2_000;

/**
 * Shuts down without failing requests. First /readyz reports it and answers close their connections, so a proxy moves on.
 * Requests on their way are still served. Then the server stops listening: a proxy is refused before it sends anything and
 * uses the other instance.
 */
export function drainable(listener: RequestListener, linger: number) {
  let isLeaving = false;
  return {
    listener: ((request, answer) => {
      if (!isLeaving) return listener(request, answer);
      answer.shouldKeepAlive = false;
      if (request.url !== "/readyz") return listener(request, answer);
      answer.writeHead(503, { "content-type": "text/plain; charset=utf-8", "cache-control": "no-store" });
      answer.end("not ready: this instance is stopping");
    }) satisfies RequestListener,
    drain: async (server: Server): Promise<void> => {
      isLeaving = true;
      const closed = new Promise<void>((resolve) => server.once("close", resolve));
      await pause(linger);
      await untilNobodyWaits(server);
      server.close();
      // A long answer that was begun before said that its connection stays, for a request that will hardly come.
      const sweep = setInterval(() => setImmediate(() => server.closeIdleConnections()), lingerMs);
      const force = setTimeout(() => server.closeAllConnections(), drainMs);
      await closed;
      clearInterval(sweep);
      clearTimeout(force);
    },
  };
}

/**
 * The kernel accepts connections before the program does, and pending ones would be cut when the listener closes, perhaps
 * with a donation in them. The program takes one per turn of the event loop, so a short turn without one means that none is
 * waiting.
 */
async function untilNobodyWaits(server: Server): Promise<void> {
  let taken = 0;
  const count = () => (taken += 1);
  server.on("connection", count);
  const giveUpAt = performance.now() + maxWaitMs;
  for (let began = performance.now(); began < giveUpAt; began = performance.now()) {
    const before = taken;
    await turn();
    if (taken === before && performance.now() - began < shortTurnMs) break;
  }
  server.off("connection", count);
}
