import { expect, test } from "vitest";
import { mayBeKept, pageCache, type CachedPage } from "./page-cache.ts";

const page = (status: number, incomplete = false): CachedPage => {
  const nothing = Buffer.from("");
  return { status, incomplete, plain: nothing, br: nothing, gzip: nothing, etag: "" };
};

/** Counts how often a page has to be made. */
function kept() {
  const cache = pageCache();
  const made: string[] = [];
  const ask = (path: string, made_: CachedPage = page(200), search = "") =>
    cache.get({ visitor: "day en", path, search }, async () => {
      made.push(path);
      return made_;
    });
  return { cache, made, ask };
}

test("a page is made once, until it is forgotten", async () => {
  const { cache, made, ask } = kept();
  await Promise.all([ask("/"), ask("/")]);
  await ask("/");
  expect(made).toEqual(["/"]);
  cache.forget("");
  await ask("/");
  expect(made).toEqual(["/", "/"]);
});

test("addresses that lead nowhere push no page out", async () => {
  const { made, ask } = kept();
  await ask("/");
  for (let each = 0; each < 600; each += 1) await ask(`/nowhere-${each}`, page(404));
  await ask("/");
  await ask("/nowhere-0", page(404));
  expect(made.filter((path) => path === "/")).toHaveLength(1);
  expect(made.filter((path) => path === "/nowhere-0")).toHaveLength(2);
});

test("what is written behind a question mark pushes no bare page out, however much of it there is", async () => {
  const { cache, made, ask } = kept();
  await ask("/donate");
  for (let each = 0; each < 10_000; each += 1) await ask("/donate", page(200), `amount=${each}`);
  expect(cache.size().pages).toBeLessThanOrEqual(201);
  made.length = 0;
  await ask("/donate");
  expect(made).toEqual([]);
});

test("only the one plain address of a page is kept", () => {
  const isKept = (path: string, search = "") => mayBeKept({ path, search });
  expect([isKept("/"), isKept("/projects/clean-water"), isKept("/donate", "campaign=winter")]).toEqual([
    true,
    true,
    true,
  ]);
  expect([isKept("/terms/"), isKept("//terms"), isKept("/%74erms"), isKept("/a//b")]).toEqual([
    false,
    false,
    false,
    false,
  ]);
  expect(isKept("/donate", `campaign=${"x".repeat(200)}`)).toBe(false);
});

test("when one path has changed, the others stay", async () => {
  const { cache, made, ask } = kept();
  await ask("/");
  await ask("/transparency");
  cache.forget("/transparency");
  await ask("/");
  await ask("/transparency");
  expect(made).toEqual(["/", "/transparency", "/transparency"]);
});

test("what was under way when content changed is not kept", async () => {
  const cache = pageCache();
  const underWay = Promise.withResolvers<CachedPage>();
  const first = cache.get({ visitor: "en", path: "/", search: "" }, () => underWay.promise);
  cache.forget("");
  underWay.resolve(page(200));
  await first;
  let again = false;
  await cache.get({ visitor: "en", path: "/", search: "" }, async () => {
    again = true;
    return page(200);
  });
  expect(again).toBe(true);
});
