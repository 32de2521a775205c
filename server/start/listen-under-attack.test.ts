import { connect, type Socket } from "node:net";
import { EventEmitter, once } from "node:events";
import { Hono } from "hono";
import { afterEach, expect, test } from "vitest";
import type { RequestEnv } from "../context.ts";
import type { patienceWithReaders } from "./cut-slow-readers.ts";
import { listen, type Listening } from "./listen.ts";

const timeouts = {
  requestTimeout: 300,
  headersTimeout: 300,
  connectionsCheckingInterval: 20,
  keepAliveTimeout: 300,
};
/** More than the buffers of the system between two sockets hold. */
const much = "x".repeat(64 * 1024 * 1024);

let listening: Listening | undefined;
const sockets: Socket[] = [];
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  await listening?.drain();
});

const app = new Hono<RequestEnv>()
  .get("/much", (c) => c.body(much))
  .get("/silent", (c) =>
    c.body(new ReadableStream({ start: (to) => to.enqueue(new TextEncoder().encode("a")) })),
  )
  .get("/headers", (c) => c.text(c.req.header("x-forwarded-for") ?? "nobody"))
  .get("/", (c) => c.text("hello"))
  .post("/", async (c) => c.text(await c.req.text()));

async function open(request: string): Promise<Socket> {
  const socket = connect(listening?.port ?? 0, "127.0.0.1");
  sockets.push(socket);
  await once(socket, "connect");
  socket.write(request);
  return socket;
}
/** The server side of the requesting connection. */
const served = new EventEmitter();
const servedAt = async (path: string): Promise<Socket> => (await once(served, path))[0];
const start = async (readers: Partial<typeof patienceWithReaders> = { stalledMs: 300 }): Promise<string> => {
  const wrap: NonNullable<Parameters<typeof listen>[2]>["wrap"] = (listener) => (request, answer) => {
    served.emit(request.url ?? "", request.socket);
    return listener(request, answer);
  };
  listening = await listen(app, { host: "127.0.0.1", port: 0 }, { wrap, timeouts, readers });
  return `http://127.0.0.1:${listening.port}`;
};
/** All that was answered, also where what was sent too late is met by a reset. */
const heardBy = (socket: Socket): Promise<string> =>
  new Promise((resolve) => {
    let heard = "";
    socket.on("data", (chunk: Buffer) => (heard += chunk.toString()));
    socket.on("error", () => undefined).on("close", () => resolve(heard));
  });
const get = (path: string): string => `GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`;

test("whoever asks for much and reads nothing is cut off, and others are served meanwhile", async () => {
  const url = await start();
  const idle = await open(get("/much"));
  idle.pause();
  const reader = await servedAt("/much");
  expect(await (await fetch(url)).text()).toBe("hello");
  if (!reader.destroyed) await once(reader, "close");
  expect(reader.destroyed).toBe(true);
});

test("a reader who takes their time and goes on reading gets all of it", async () => {
  const url = await start({ stalledMs: 10_000 });
  const answer = await fetch(`${url}/much`);
  expect((await answer.text()).length).toBe(much.length);
});

test("what waits to be read by all of them has an end: whoever has been at it longest is cut, the others are not", async () => {
  const room = { stalledMs: 600_000, mostWaitingBytes: 1.5 * much.length, lookEveryMs: 10 };
  const url = await start(room);
  const readers: Socket[] = [];
  for (const _ of [1, 2, 3]) {
    const reader = servedAt("/much");
    (await open(get("/much"))).pause();
    readers.push(await reader);
    const before = readers.at(-2);
    if (before && !before.destroyed) await once(before, "close");
  }
  expect(readers.map(({ destroyed }) => destroyed)).toEqual([true, true, false]);
  expect(await (await fetch(url)).text()).toBe("hello");
});

test("a connection on which nothing waits to be read may be silent", async () => {
  await start();
  const listener = await open(get("/silent"));
  await once(listener, "data");
  // Longer than a reader may stall, told by connections that are idle and cut one after the other.
  for (const _ of [1, 2, 3]) await heardBy(await open(get("/")));
  expect(listener.destroyed).toBe(false);
});

test("a body that comes byte by byte is cut off when its time is over", async () => {
  await start();
  const slow = await open("POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 100000\r\n\r\n");
  const drip = setInterval(() => slow.write("x"), 20);
  expect(await heardBy(slow)).toMatch(/^HTTP\/1\.1 408 /);
  clearInterval(drip);
});

test("headers that come one by one, without an end, are cut off when their time is over", async () => {
  await start();
  const slow = await open("GET / HTTP/1.1\r\nHost: x\r\n");
  const drip = setInterval(() => slow.write("a: b\r\n"), 20);
  expect(await heardBy(slow)).toMatch(/^HTTP\/1\.1 408 /);
  clearInterval(drip);
});

test("a flood of headers is refused before anyone reads it", async () => {
  await start();
  const flood = await open(`GET / HTTP/1.1\r\nHost: x\r\n${`a: ${"b".repeat(100)}\r\n`.repeat(300)}\r\n`);
  expect(await heardBy(flood)).toMatch(/^HTTP\/1\.1 431 /);
});

test("many small headers do not push out what the proxy says", async () => {
  await start();
  const many = await open(
    `GET /headers HTTP/1.1\r\nHost: x\r\nConnection: close\r\n${"a:b\r\n".repeat(2_100)}X-Forwarded-For: 203.0.113.9\r\n\r\n`,
  );
  expect(await heardBy(many)).toContain("203.0.113.9");
});
