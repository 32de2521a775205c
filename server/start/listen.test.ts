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
