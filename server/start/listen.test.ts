import { Agent, get, type IncomingMessage } from "node:http";
import { connect } from "node:net";
import { Hono } from "hono";
import { afterEach, expect, test } from "vitest";
import type { RequestEnv } from "../context.ts";
import { listen, type Listening } from "./listen.ts";

const impatient = {
  requestTimeout: 200,
  headersTimeout: 200,
  connectionsCheckingInterval: 50,
  keepAliveTimeout: 200,
};
let listening: Listening | undefined;
afterEach(() => listening?.drain());

/** Sends these bytes and returns all that comes back until the server closes the connection. */
const converse = (port: number, bytes: string): Promise<string> =>
  new Promise((resolve, reject) => {
    let heard = "";
    const socket = connect(port, "127.0.0.1", () => socket.write(bytes));
    socket.on("data", (chunk) => (heard += chunk.toString()));
    socket.on("close", () => resolve(heard));
    socket.on("error", reject);
  });

const start = async () => {
  const app = new Hono<RequestEnv>().post("/", async (c) => c.text(await c.req.text()));
  listening = await listen(app, { host: "127.0.0.1", port: 0 }, { timeouts: impatient });
  return listening.port;
};

test("a request that never ends is cut off with a clear answer", async () => {
  const answer = await converse(
    await start(),
    "POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\nslow",
  );
  expect(answer).toMatch(/^HTTP\/1\.1 408 /);
  expect(answer).toContain("That took too long to arrive.");
});

test("a connection is kept for longer than a proxy keeps it", async () => {
  const app = new Hono<RequestEnv>().get("/", (c) => c.text("hello"));
  listening = await listen(app, { host: "127.0.0.1", port: 0 });
  const { headers } = await fetch(`http://127.0.0.1:${listening.port}/`);
  expect(Number(/timeout=(\d+)/.exec(headers.get("keep-alive") ?? "")?.[1])).toBeGreaterThan(60);
});

test("bytes that are no request are answered, not left hanging", async () => {
  expect(await converse(await start(), "hello?\r\n\r\n")).toMatch(/^HTTP\/1\.1 400 /);
});

test("draining lets a running request finish and takes no new ones", async () => {
  let finish = () => {};
  const app = new Hono<RequestEnv>().get("/", async (c) => {
    await new Promise<void>((resolve) => (finish = resolve));
    return c.text("finished");
  });
  const server = await listen(app, { host: "127.0.0.1", port: 0 });
  const running = fetch(`http://127.0.0.1:${server.port}/`);
  await expect.poll(() => finish.toString()).not.toBe("() => {}");
  const drained = server.drain();
  await new Promise(setImmediate);
  await expect(fetch(`http://127.0.0.1:${server.port}/`)).rejects.toThrow("fetch failed");
  finish();
  expect(await (await running).text()).toBe("finished");
  await drained;
});

test("what a proxy sends on a connection it has is answered while draining, and told that it ends", async () => {
  const app = new Hono<RequestEnv>().get("/", (c) => c.text("answered"));
  const server = await listen(app, { host: "127.0.0.1", port: 0 });
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const ask = () =>
    new Promise<IncomingMessage>((resolve, reject) => {
      const call = get({ port: server.port, agent }, (answer) =>
        answer.resume().once("end", () => resolve(answer)),
      );
      call.on("error", reject);
    });
  const kept = await ask();
  expect(kept.headers.connection).toBe("keep-alive");
  const drained = server.drain();
  await new Promise(setImmediate);
  const last = await ask();
  expect([last.statusCode, last.headers.connection]).toEqual([200, "close"]);
  await drained;
});
