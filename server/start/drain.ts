import type { RequestListener, Server } from "node:http";
import { setImmediate as turn, setTimeout as pause } from "node:timers/promises";

/** How long proxies have to notice that this instance leaves, while whoever still comes is served. */
export const lingerMs = 500;
const drainMs = 10_000;
const shortTurnMs = 1;
/** A program that is never at rest for so long closes its door all the same. */
const maxWaitMs = 2_000;

/**
 * A listener, and how its server leaves without failing anybody. First it says at /readyz that it stops, and with each answer that the
 * connection ends; a proxy finds no connection to keep, and goes elsewhere. Whoever comes meanwhile is served, because calls are on their
 * way already. Then it closes its door: from there on a proxy is refused before it has sent anything, and asks the other instance.
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
 * The system takes connections in before the program does, and whoever waits there when the door closes is cut off, though they may have
 * sent a gift already. The program takes one in each turn: a short turn in which none came has left nobody waiting, nor anything unread.
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
