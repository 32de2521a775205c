import type { AddressInfo } from "node:net";
import { createServer, type RequestListener, type Server } from "node:http";
import { setImmediate as turn, setTimeout as pause } from "node:timers/promises";
import { getRequestListener } from "@hono/node-server";
import type { Hono } from "hono";
import { StartRefusal } from "#adapters/start-refusal.ts";
import type { Config } from "../config.ts";
import type { RequestEnv } from "../context.ts";
import { translate } from "../translate.ts";
import { cutSlowReaders, patienceWithReaders } from "./cut-slow-readers.ts";

/** How long a request may take to arrive, and how often that is looked at. */
const patience = {
  requestTimeout: 20_000,
  headersTimeout: 10_000,
  connectionsCheckingInterval: 2_000,
  // Longer than a proxy keeps an idle connection (usually a minute), so that no request meets our close.
  keepAliveTimeout: 75_000,
};

type Wrap = (listener: RequestListener) => RequestListener;
type Options = {
  wrap?: Wrap | undefined;
  timeouts?: typeof patience;
  readers?: Partial<typeof patienceWithReaders>;
  linger?: number;
};
const asItIs: Wrap = (listener) => listener;

export type Listening = {
  port: number;
  /** Where this very process answers, for those inside it. */ ownUrl: string;
  drain: () => Promise<void>;
};

export async function listen(
  app: Hono<RequestEnv>,
  { host, port }: Pick<Config, "host" | "port">,
  { wrap = asItIs, timeouts = patience, readers = {}, linger = lingerMs }: Options = {},
): Promise<Listening> {
  const { listener, drain } = drainable(wrap(getRequestListener(app.fetch)), linger);
  const server = createServer(timeouts, listener);
  // Node would leave out those beyond 2,000 without a word, and the proxy's own may be among them. Their size is limited anyway.
  server.maxHeadersCount = 0;
  answerBrokenRequests(server);
  cutSlowReaders(server, { ...patienceWithReaders, ...readers });
  await new Promise<void>((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) => reject(refusalOf(error, host, port)));
    server.listen(port, host, resolve);
  });
  const { port: taken, address, family } = server.address() as AddressInfo;
  return { port: taken, ownUrl: `http://${reachable(address, family)}:${taken}`, drain: () => drain(server) };
}

const brokenBy: Partial<Record<string, readonly [string, "errors.too_slow" | "errors.bad_form"]>> = {
  ERR_HTTP_REQUEST_TIMEOUT: ["408 Request Timeout", "errors.too_slow"],
  HPE_HEADER_OVERFLOW: ["431 Request Header Fields Too Large", "errors.bad_form"],
};

/** A request that never ends or is no HTTP gets a short answer instead of silence. */
function answerBrokenRequests(server: Server): void {
  server.on("clientError", (error: NodeJS.ErrnoException, socket) => {
    if (!socket.writable || error.code === "ECONNRESET") return socket.destroy();
    const [status, id] = brokenBy[error.code ?? ""] ?? (["400 Bad Request", "errors.bad_form"] as const);
    const sentence = translate("en", id);
    socket.end(
      `HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Type: text/plain; charset=utf-8\r\n` +
        `Content-Length: ${Buffer.byteLength(sentence)}\r\n\r\n${sentence}`,
    );
  });
}

/** An address for "everywhere" cannot be called; this machine can. */
function reachable(address: string, family: string): string {
  if (family === "IPv6") return address === "::" ? "[::1]" : `[${address}]`;
  return address === "0.0.0.0" ? "127.0.0.1" : address;
}

function refusalOf(error: NodeJS.ErrnoException, host: string, port: number): Error {
  switch (error.code) {
    case "EADDRINUSE":
      return new StartRefusal(`Port ${port} is already taken; set PORT to another one.`);
    case "EACCES":
      return new StartRefusal(`Port ${port} may not be used by this user; set PORT to one above 1023.`);
    case "EADDRNOTAVAIL":
    case "ENOTFOUND":
      return new StartRefusal(`This machine has no address ${host}; set HOST to one it has.`);
    default:
      return error;
  }
}

/** Time for proxies to notice; requests are still served. */
const lingerMs = 500;
const drainMs = 10_000;
const shortTurnMs = 1;
/** A program that is never at rest for so long closes its door all the same. */
const maxWaitMs = 2_000;

/**
 * First /readyz reports it and answers close their connections, while requests are still served.
 * Then the server stops listening: a proxy is refused before it sends anything, and uses the other instance.
 */
function drainable(listener: RequestListener, linger: number) {
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

/** Closing cuts pending connections, perhaps with a donation. One is accepted per turn, so a turn without one means none is left. */
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
