import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { afterEach, expect, test } from "vitest";
import { pipelinedPosts } from "./notices.ts";

let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

async function listening(listener: RequestListener): Promise<URL> {
  server = createServer(listener);
  await new Promise<void>((resolve) => server?.listen(0, "127.0.0.1", resolve));
  return new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}/notices`);
}

test("many at once arrive whole, each with its own answer, however late one of them is", async () => {
  const heard: string[] = [];
  const all = Promise.withResolvers<void>();
  const numbers = Array.from({ length: 50 }, (_, number) => number);
  const url = await listening(async (request, response) => {
    const body = await text(request);
    heard.push(`${request.method} ${request.url} ${String(request.headers["mark"])} ${body}`);
    const number = Number(body);
    if (heard.length === numbers.length) all.resolve();
    if (number === 0) await all.promise;
    response.statusCode = number % 3 === 0 ? 500 : 200;
    response.end("é".repeat(number));
  });
  const post = pipelinedPosts();
  const send = (number: number) => post(url, { body: String(number), headers: { mark: "m" } });
  expect(await Promise.all(numbers.map(send))).toEqual(numbers.map((number) => number % 3 !== 0));
  expect(new Set(heard)).toEqual(new Set(numbers.map((number) => `POST /notices m ${number}`)));
  expect(await send(1)).toBe(true);
});

test("what is cut off, or answered in a way it cannot read, was not taken, and the next is", async () => {
  let times = 0;
  const url = await listening((request, response) => {
    times += 1;
    if (times === 1) return request.socket.destroy();
    if (times === 2) return response.write("no length");
    return response.end("{}");
  });
  const post = pipelinedPosts();
  const send = () => post(url, { body: "{}", headers: {} });
  expect(await send()).toBe(false);
  expect(await send()).toBe(false);
  expect(await send()).toBe(true);
});

test("where nobody listens nothing was taken", async () => {
  const post = pipelinedPosts();
  expect(await post(new URL("http://127.0.0.1:1/"), { body: "{}", headers: {} })).toBe(false);
});
