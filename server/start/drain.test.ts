import { connect, type Socket } from "node:net";
import { Hono } from "hono";
import { expect, test } from "vitest";
import type { RequestEnv } from "../context.ts";
import { listen } from "./listen.ts";

const crowd = 50;
const app = new Hono<RequestEnv>().get("/", (c) => c.text("served")).get("/readyz", (c) => c.text("ready"));
const at = { host: "127.0.0.1", port: 0 };

/** What a caller gets who sends this request: the first line of the answer, or how the connection ended. */
function outcomeOn(socket: Socket, keep = false): Promise<string> {
  return new Promise((resolve) => {
    let heard = "";
    const told = () => resolve(heard.split("\r\n")[0] || "closed without an answer");
    socket.on("data", (chunk: Buffer) => {
      heard += chunk.toString();
      if (keep && heard.endsWith("served")) told();
    });
    socket.on("close", told).on("error", (error: NodeJS.ErrnoException) => resolve(error.code ?? "failed"));
    socket.write("GET / HTTP/1.1\r\nHost: x\r\n\r\n");
  });
}
const call = (port: number): Promise<string> => outcomeOn(connect(port, "127.0.0.1"));
const countOf = (outcomes: readonly string[]) =>
  Object.fromEntries(
    [...new Set(outcomes)].map((one) => [one, outcomes.filter((each) => each === one).length]),
  );

test("a crowd that the system has taken in when the door closes is served to the last", async () => {
  const { port, drain } = await listen(app, at, { linger: 0 });
  const outcomes = Array.from({ length: crowd }, () => call(port));
  const drained = drain();
  expect(countOf(await Promise.all(outcomes))).toEqual({ "HTTP/1.1 200 OK": crowd });
  await drained;
  expect(await call(port)).toBe("ECONNREFUSED");
});

test("what was sent on kept connections before they are closed is answered", async () => {
  const { port, drain } = await listen(app, at, { linger: 0 });
  const kept = Array.from({ length: crowd }, () => connect(port, "127.0.0.1"));
  await Promise.all(kept.map((socket) => outcomeOn(socket, true)));
  const outcomes = kept.map((socket) => outcomeOn(socket));
  const drained = drain();
  expect(countOf(await Promise.all(outcomes))).toEqual({ "HTTP/1.1 200 OK": crowd });
  await drained;
});

test("for a while whoever comes is served, told that the connection ends, and that this instance stops", async () => {
  const { port, drain } = await listen(app, at);
  const before = await fetch(`http://127.0.0.1:${port}/readyz`);
  expect([before.status, before.headers.get("connection")]).toEqual([200, "keep-alive"]);
  await before.text();
  const drained = drain();
  const page = await fetch(`http://127.0.0.1:${port}/`);
  expect([page.status, page.headers.get("connection")]).toEqual([200, "close"]);
  const ready = await fetch(`http://127.0.0.1:${port}/readyz`);
  expect([ready.status, await ready.text()]).toEqual([503, "not ready: this instance is stopping"]);
  await drained;
});

test("a running request finishes, and new ones are refused meanwhile", async () => {
  let begun = () => {};
  let finish = () => {};
  const [isBegun, isFinished] = [
    new Promise<void>((resolve) => (begun = resolve)),
    new Promise<void>((resolve) => (finish = resolve)),
  ];
  const slow = new Hono<RequestEnv>().get("/slow", async (c) => {
    begun();
    await isFinished;
    return c.text("finished");
  });
  const { port, drain } = await listen(slow, at, { linger: 0 });
  const running = fetch(`http://127.0.0.1:${port}/slow`);
  await isBegun;
  const drained = drain();
  await expect.poll(() => call(port)).toBe("ECONNREFUSED");
  finish();
  expect(await (await running).text()).toBe("finished");
  await drained;
});
