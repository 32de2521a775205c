import { createServer, type Server } from "node:http";
import { connect, type AddressInfo } from "node:net";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { writtenHead } from "./written-head.ts";

let server: Server | undefined;
beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"], now: Date.parse("2026-11-16T10:00:00.007Z") }));
afterEach(() => {
  vi.useRealTimers();
  server?.close();
});

const headers = ["etag", 'W/"a"', "content-type", "text/plain", "content-length", "5"];

/** What comes back on one connection for these requests, sent together. */
async function answers(status: 200 | 304, requests: readonly string[]): Promise<string> {
  const write = writtenHead(status, headers);
  let number = 0;
  server = createServer({ keepAliveTimeout: 75_000 }, (_, response) => {
    write(response, `id-${++number}`);
    response.end(status === 304 ? undefined : "hello");
  });
  await new Promise<void>((resolve) => server?.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    let heard = "";
    const socket = connect(port, "127.0.0.1", () => socket.write(requests.join(""))).on("error", reject);
    socket.on("data", (chunk) => (heard += chunk.toString())).on("close", () => resolve(heard));
  });
}

const ask = "GET / HTTP/1.1\r\nHost: x\r\n\r\n";
const askLast = "GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n";

test("each answer has the head that Node writes, with its own id", async () => {
  const [, first, second, third] = (await answers(200, [ask, ask, ask, askLast])).split("HTTP/1.1 ");
  expect(first).toContain("x-request-id: id-1\r\n");
  expect(first).toMatch(/\r\nConnection: keep-alive\r\nKeep-Alive: timeout=75\r\n\r\nhello$/);
  expect(second).toBe(first?.replace("id-1", "id-2"));
  expect(third).toBe(first?.replace("id-1", "id-3"));
});

test("the last answer on a connection says that it closes", async () => {
  const last = (await answers(200, [ask, ask, askLast])).split("HTTP/1.1 ")[3];
  expect(last).toContain("x-request-id: id-3\r\n");
  expect(last).toContain("Connection: close\r\n");
});

test("a head without a body is written each time", async () => {
  const [, first, second] = (await answers(304, [ask, ask, askLast])).split("HTTP/1.1 ");
  expect(first).toMatch(/^304 Not Modified\r\n[^]*\r\n\r\n$/);
  expect(second).toBe(first?.replace("id-1", "id-2"));
});

test("Node writes it once a second, with another date", async () => {
  const write = writtenHead(200, headers);
  const written: number[] = [];
  server = createServer((_, response) => {
    const spied = vi.spyOn(response, "writeHead");
    write(response, "id-1");
    written.push(spied.mock.calls.length);
    response.end("hello");
  });
  await new Promise<void>((resolve) => server?.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  for (const laterMs of [0, 0, 990, 3, 0]) {
    vi.setSystemTime(Date.now() + laterMs);
    await (await fetch(`http://127.0.0.1:${port}/`)).text();
  }
  expect(written).toEqual([1, 0, 0, 1, 0]);
});
