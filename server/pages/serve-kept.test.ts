import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { getRequestListener } from "@hono/node-server";
import { Hono } from "hono";
import { pino } from "pino";
import { afterEach, expect, test, vi } from "vitest";
import type { RequestEnv } from "../context.ts";
import { securityHeaders, securityHeadersFor } from "../middleware/security-headers.ts";
import { visitor } from "../middleware/visitor.ts";
import { ownApi } from "./own-api.ts";
import { createPages } from "./pages.ts";
import { serveKept } from "./serve-kept.ts";

let server: Server | undefined;
afterEach(() => {
  vi.useRealTimers();
  server?.close();
});

/** A site whose pages tell how they were asked for; whatever is not sent at once says so in a header. */
async function site() {
  let drawn = 0;
  const views: string[] = [];
  const logged: Record<string, unknown>[] = [];
  const log = pino({ base: null }, { write: (line: string) => void logged.push(JSON.parse(line)) });
  const pages = createPages({
    isAway: () => false,
    mayDraw: () => Promise.resolve(null),
    api: ownApi(new Hono<RequestEnv>()),
    renderer:
      async () =>
      async ({ language, search, base, path }) => ({
        status: path === "/nowhere" ? 404 : 200,
        html: `drawn ${++drawn} ${language} ${base}${path}?${search}`,
      }),
    assetsFor: () => ({ script: "", modules: [], fonts: [] }),
    styles: "",
    texts: async () => ({}),
    publicUrl: "https://openhand.example",
    demo: false,
    isKeptByProxies: true,
  });
  const headersFor = securityHeadersFor({ production: true, paymentProviders: ["stripe"] });
  const app = new Hono<RequestEnv>();
  app.use(visitor({ mode: "production", countryHeader: "x-country" }), securityHeaders(headersFor));
  app.get("*", (c) => {
    c.header("x-slow", "yes");
    return pages.show(c);
  });
  const first = serveKept({
    takesGifts: () => true,
    pages,
    headersFor,
    views: {
      counterOf:
        ({ path }) =>
        () =>
          void views.push(path),
    },
    countryHeader: "x-country",
    log,
  });
  server = createServer(first(getRequestListener(app.fetch)));
  await new Promise<void>((resolve) => server?.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const visit = async (path: string, headers: Record<string, string> = {}, method = "GET") => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, { headers, method });
    return { answer, text: await answer.text(), isKept: !answer.headers.has("x-slow") };
  };
  return { visit, pages, logged, views };
}

const volatile = ["date", "x-request-id", "x-slow", "transfer-encoding"];
const headersOf = (answer: Response) =>
  Object.fromEntries([...answer.headers].filter(([name]) => !volatile.includes(name)));

test.each(["/", "/nl/donate", "/programs"])(
  "%s is sent the second time as it was the first",
  async (path) => {
    const { visit } = await site();
    const [drawn, kept] = [await visit(path), await visit(path)];
    expect([drawn.isKept, kept.isKept]).toEqual([false, true]);
    expect(kept.text).toBe(drawn.text);
    expect(headersOf(kept.answer)).toEqual(headersOf(drawn.answer));
    expect(kept.answer.headers.get("strict-transport-security")).toContain("max-age");
  },
);

test("what a page does not read leads to the same page; what is one person's leads past it", async () => {
  const { visit } = await site();
  await visit("/donate");
  for (const path of ["/donate?campaign=winter", "/donate?campaign=winter"]) await visit(path);
  expect(await visit("/donate?utm_source=mail&fbclid=2")).toMatchObject({ isKept: true });
  expect((await visit("/donate?gclid=1&campaign=winter")).text).toBe("drawn 3 en /donate?campaign=winter");
  expect(await visit("/donate?campaign=winter&resume=secret")).toMatchObject({ isKept: false });
  await visit("/dashboard");
  expect(await visit("/dashboard?x=1")).toMatchObject({ isKept: false });
});

test("whoever may be signed in, or is giving, is never sent a page that lies ready", async () => {
  const { visit } = await site();
  await visit("/");
  for (const cookie of [
    "open-hand-session=s1",
    "preferred-language=en; __Host-open-hand-session=s",
    "x=1",
    "x",
  ])
    expect(await visit("/", { cookie })).toMatchObject({ isKept: false });
});

test("each language and country has pages of its own", async () => {
  const { visit } = await site();
  await visit("/");
  expect(await visit("/", { cookie: "preferred-language=ar" })).toMatchObject({ isKept: false });
  expect((await visit("/", { cookie: "preferred-language=ar; open-hand-browser=b" })).text).toContain(
    "ar /?",
  );
  expect(await visit("/", { "x-country": "US" })).toMatchObject({ isKept: false });
  expect(await visit("/", { "x-country": "us" })).toMatchObject({ isKept: true });
  expect(await visit("/", { "x-language": "nl" })).toMatchObject({ isKept: false });
});

test("only a page that was found and was asked for is sent so, and not after it was forgotten", async () => {
  const { visit, pages } = await site();
  for (const path of ["/nowhere", "/", "/"]) await visit(path);
  expect(await visit("/nowhere")).toMatchObject({ isKept: false });
  expect(await visit("/", {}, "HEAD")).toMatchObject({ isKept: false });
  pages.forgetCached();
  expect(await visit("/")).toMatchObject({ isKept: false });
});

test("a browser that has the page is told so; the log and the count of views know each visit", async () => {
  const { visit, logged, views } = await site();
  const { answer } = await visit("/donate");
  const again = await visit("/donate?utm_source=a-name", {
    "if-none-match": answer.headers.get("etag") ?? "",
  });
  const once = await visit("/donate");
  expect([again.answer.status, again.text, once.answer.status]).toEqual([304, "", 200]);
  const ids = [again, once].map((each) => each.answer.headers.get("x-request-id"));
  expect(new Set(ids).size).toBe(2);
  expect(logged.map(({ requestId, path, status }) => ({ requestId, path, status }))).toEqual([
    { requestId: ids[0], path: "/donate", status: 304 },
    { requestId: ids[1], path: "/donate", status: 200 },
  ]);
  expect(views).toEqual(["/donate", "/donate"]);
});

test("an address that is remembered leads to today's page, and to the one that was made last", async () => {
  vi.useFakeTimers({ toFake: ["Date", "performance"], now: new Date("2026-11-16T22:59:58Z") });
  const { visit, pages } = await site();
  for (const path of ["/", "/"]) await visit(path);
  expect(await visit("/")).toMatchObject({ isKept: true, text: "drawn 1 en /?" });
  vi.setSystemTime(new Date("2026-11-16T23:00:00Z"));
  expect(await visit("/")).toMatchObject({ isKept: false, text: "drawn 2 en /?" });
  pages.forgetCached("/");
  expect(await visit("/")).toMatchObject({ isKept: false, text: "drawn 3 en /?" });
  expect(await visit("/")).toMatchObject({ isKept: true, text: "drawn 3 en /?" });
  vi.advanceTimersByTime(10_000);
  // One visitor has another made; nobody waits for it.
  expect(await visit("/")).toMatchObject({ isKept: false, text: "drawn 3 en /?" });
  await expect.poll(async () => (await visit("/")).text).toBe("drawn 4 en /?");
});

test("more addresses than are remembered lead to their page all the same", async () => {
  // On a busy machine so many visits take longer than a page stays fresh.
  vi.useFakeTimers({ toFake: ["Date", "performance"] });
  const { visit } = await site();
  await visit("/programs");
  const long = "x".repeat(400);
  for (const path of [
    `/programs?${long}`,
    ...Array.from({ length: 1100 }, (_, n) => `/programs?n=${n}`),
    "/programs",
  ])
    expect(await visit(path)).toMatchObject({ isKept: true });
});

test("the proxy in front is told which pages it may give to strangers", async () => {
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
