import { expect, test } from "vitest";
import { isUsualAddress, pageCache, type CachedPage } from "./page-cache.ts";

const nothing = Buffer.from("");
const page = (...calls: string[]): CachedPage => ({
  plain: nothing,
  br: nothing,
  gzip: nothing,
  etag: "",
  calls: new Set(calls),
  isForProxies: false,
});
const notFound = { status: 404, html: "" };

/** Counts how often a page is made. */
function counted() {
  const cache = pageCache();
  const made: string[] = [];
  const ask = (path: string, result: CachedPage | typeof notFound = page(), search = "") =>
    cache.get({ visitor: "day en", path, search }, async () => {
      made.push(path);
      return result;
    });
  return { cache, made, ask };
}

test("a page is made once, until it is forgotten", async () => {
  const { cache, made, ask } = counted();
  await Promise.all([ask("/"), ask("/")]);
  await ask("/");
  expect(made).toEqual(["/"]);
  cache.forget();
  await ask("/");
  expect(made).toEqual(["/", "/"]);
});

test("addresses that are not found push no page out", async () => {
  const { made, ask } = counted();
  await ask("/");
  for (let each = 0; each < 600; each += 1) await ask(`/nowhere-${each}`, notFound);
  await ask("/");
  await ask("/nowhere-0", notFound);
  expect(made.filter((path) => path === "/")).toHaveLength(1);
  expect(made.filter((path) => path === "/nowhere-0")).toHaveLength(2);
});

test("pages with a query push no other page out, however many there are", async () => {
  const { cache, made, ask } = counted();
  await ask("/donate");
  for (let each = 0; each < 10_000; each += 1) await ask("/donate", page(), `amount=${each}`);
  expect(cache.size().pages).toBeLessThanOrEqual(201);
  made.length = 0;
  await ask("/donate");
  expect(made).toEqual([]);
});

test("only the usual spelling of an address is cached", () => {
  const isUsual = (path: string, search = "") => isUsualAddress({ path, search });
  expect([isUsual("/"), isUsual("/projects/clean-water"), isUsual("/donate", "campaign=winter")]).toEqual([
    true,
    true,
    true,
  ]);
  expect([isUsual("/terms/"), isUsual("//terms"), isUsual("/%74erms"), isUsual("/a//b")]).toEqual([
    false,
    false,
    false,
    false,
  ]);
  expect(isUsual("/donate", `campaign=${"x".repeat(200)}`)).toBe(false);
});

test("when the data of one call changes, only the pages that were made from it are forgotten", async () => {
  const { cache, made, ask } = counted();
  const askBoth = async () => {
    await ask("/", page("/api/site", "/api/projects"));
    await ask("/transparency", page("/api/site", "/api/documents"));
  };
  await askBoth();
  cache.forget("/api/documents");
  await askBoth();
  expect(made).toEqual(["/", "/transparency", "/transparency"]);
  cache.forget("/api/site");
  await askBoth();
  expect(made.slice(3)).toEqual(["/", "/transparency"]);
});
