import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { getRequestListener } from "@hono/node-server";
import { Hono } from "hono";
import { pino } from "pino";
import { afterEach, expect, test, vi } from "vitest";
import type { RequestEnv } from "../context.ts";
import { requestLog } from "../middleware/request-log.ts";
import { securityHeaders, securityHeadersFor } from "../middleware/security-headers.ts";
import { visitor } from "../middleware/visitor.ts";
import { internalApi } from "./internal-api.ts";
import { createPages } from "./pages.ts";

let server: Server | undefined;
afterEach(() => {
  vi.useRealTimers();
  server?.close();
});

/** Pages show how they were requested. */
async function site() {
  let drawn = 0;
  let isCached = true;
  const logged: Record<string, unknown>[] = [];
  const log = pino({ base: null }, { write: (line: string) => void logged.push(JSON.parse(line)) });
  const headersFor = securityHeadersFor({ production: true, paymentProviders: ["stripe"] });
  const pages = createPages({
    databaseUnavailable: () => false,
    mayRender: () => Promise.resolve(null),
    api: internalApi(new Hono<RequestEnv>()),
    answers: { forget: () => {} },
    headersFor,
    renderer:
      async () =>
      async ({ language, search, base, path }) => ({
        status: path === "/nowhere" ? 404 : 200,
        html: `drawn ${++drawn} ${language} ${base}${path}?${search}`,
      }),
    assetsFor: () => ({ script: "", modules: [], sheets: [], fonts: [] }),
    styles: { whole: "", linked: "" },
    texts: async () => ({}),
    publicUrl: "https://openhand.example",
    demo: false,
    isCachedByProxy: true,
  });
  const app = new Hono<RequestEnv>();
  app.use(
    requestLog(
      log,
      visitor({ mode: "production", countryHeader: "x-country" }),
      pages.serveCached,
      securityHeaders(headersFor),
    ),
  );
  app.get("*", (c) => {
    isCached = false;
    return pages.show(c);
  });
  server = createServer(getRequestListener(app.fetch));
  await new Promise<void>((resolve) => server?.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const visit = async (path: string, headers: Record<string, string> = {}, method = "GET") => {
    isCached = true;
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, { headers, method });
    return { answer, text: await answer.text(), isCached };
  };
  return { visit, pages, logged };
}

const volatile = ["date", "x-request-id", "transfer-encoding"];
const headersOf = (answer: Response) =>
  Object.fromEntries([...answer.headers].filter(([name]) => !volatile.includes(name)));

test.each(["/", "/nl/donate", "/programs"])(
  "%s has the same text and headers when it comes from the cache",
  async (path) => {
    const { visit } = await site();
    const [drawn, kept] = [await visit(path), await visit(path)];
    expect([drawn.isCached, kept.isCached]).toEqual([false, true]);
    expect(kept.text).toBe(drawn.text);
    expect(headersOf(kept.answer)).toEqual(headersOf(drawn.answer));
    expect(kept.answer.headers.get("strict-transport-security")).toContain("max-age");
  },
);

test("query names that a page does not read lead to the same page; personal ones bypass the cache", async () => {
  const { visit } = await site();
  for (const path of ["/donate", "/donate?campaign=winter"]) await visit(path);
  expect(await visit("/donate?utm_source=mail&fbclid=2")).toMatchObject({ isCached: true });
  expect((await visit("/donate?gclid=1&campaign=winter")).text).toBe("drawn 2 en /donate?campaign=winter");
  expect(await visit("/donate?campaign=winter&resume=secret")).toMatchObject({ isCached: false });
  await visit("/dashboard");
  expect(await visit("/dashboard?x=1")).toMatchObject({ isCached: false });
});

test("visitors with a session or any other cookie never get a cached page", async () => {
  const { visit } = await site();
  await visit("/");
  for (const cookie of [
    "open-hand-session=s1",
    "preferred-language=en; __Host-open-hand-session=s",
    "x=1",
    "x",
  ])
    expect(await visit("/", { cookie })).toMatchObject({ isCached: false });
});

test("each language and country has its own pages", async () => {
  const { visit } = await site();
  await visit("/");
  expect(await visit("/", { cookie: "preferred-language=ar" })).toMatchObject({ isCached: false });
  expect((await visit("/", { cookie: "preferred-language=ar; open-hand-browser=b" })).text).toContain(
    "ar /?",
  );
  expect(await visit("/", { "x-country": "US" })).toMatchObject({ isCached: false });
  expect(await visit("/", { "x-country": "us" })).toMatchObject({ isCached: true });
  expect(await visit("/", { "x-language": "nl" })).toMatchObject({ text: "drawn 4 nl /?" });
});

test("only pages that exist are cached, for GET, until they are invalidated", async () => {
  const { visit, pages } = await site();
  for (const path of ["/nowhere", "/", "/"]) await visit(path);
  expect(await visit("/nowhere")).toMatchObject({ isCached: false });
  expect(await visit("/", {}, "HEAD")).toMatchObject({ isCached: false });
  pages.invalidate();
  expect(await visit("/")).toMatchObject({ isCached: false });
});

test("a browser that has the page gets 304; each visit has its line in the log", async () => {
  const { visit, logged } = await site();
  const { answer } = await visit("/donate");
  const again = await visit("/donate?utm_source=a-name", {
    "if-none-match": answer.headers.get("etag") ?? "",
  });
  const once = await visit("/donate");
  expect([again.answer.status, again.text, once.answer.status]).toEqual([304, "", 200]);
  const ids = [again, once].map((each) => each.answer.headers.get("x-request-id"));
  expect(new Set(ids).size).toBe(2);
  expect(logged.slice(1).map(({ requestId, path, status }) => ({ requestId, path, status }))).toEqual([
    { requestId: ids[0], path: "/donate", status: 304 },
    { requestId: ids[1], path: "/donate", status: 200 },
  ]);
});

test("each day has its own page, and a stale page is served while another is rendered", async () => {
  vi.useFakeTimers({ toFake: ["Date", "performance"], now: new Date("2026-11-16T22:59:58Z") });
  const { visit, pages } = await site();
  for (const path of ["/", "/"]) await visit(path);
  expect(await visit("/")).toMatchObject({ isCached: true, text: "drawn 1 en /?" });
  vi.setSystemTime(new Date("2026-11-16T23:00:00Z"));
  expect(await visit("/")).toMatchObject({ isCached: false, text: "drawn 2 en /?" });
  pages.invalidate();
  expect(await visit("/")).toMatchObject({ isCached: false, text: "drawn 3 en /?" });
  expect(await visit("/")).toMatchObject({ isCached: true, text: "drawn 3 en /?" });
  vi.advanceTimersByTime(10_000);
  expect(await visit("/")).toMatchObject({ isCached: false, text: "drawn 3 en /?" });
  await expect.poll(async () => (await visit("/")).text).toBe("drawn 4 en /?");
});

test("a header tells nginx which pages it may serve to anonymous visitors", async () => {
  const { visit } = await site();
  const told = async (path: string, headers = {}) => {
    const answers = [await visit(path, headers), await visit(path, headers)];
    return answers.map(({ answer }) => answer.headers.get("x-accel-expires"));
  };
  expect(await told("/nl/programs")).toEqual(["1", "1"]);
  expect(await told("/nl/donate")).toEqual([null, null]);
  expect(await told("/nowhere")).toEqual([null, null]);
  expect(await told("/programs", { cookie: "open-hand-session=s1" })).toEqual([null, null]);
});
