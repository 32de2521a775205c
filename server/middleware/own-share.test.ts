import { Hono } from "hono";
import { expect, test } from "vitest";
import type { RequestContext, RequestEnv } from "../context.ts";
import { ownShare } from "./own-share.ts";

function office() {
  const doors: (() => void)[] = [];
  const app = new Hono<RequestEnv>();
  const cookies = { session: (c: RequestContext) => c.req.header("cookie") ?? null };
  app.use(ownShare({ auth: { cookies } }, { atOnce: 1, waiting: 1, refusedAfterMs: 0 }));
  app.get("*", async (c) => {
    await new Promise<void>((resolve) => doors.push(resolve));
    return c.text("done");
  });
  app.onError((error, c) => c.text("code" in error ? String(error.code) : "", 503));
  return {
    ask: async (path: string, cookie = "", more = {}) =>
      (await app.request(path, { headers: { cookie, ...more } })).text(),
    begun: () => doors.length,
    finishNext: () => doors.shift()?.(),
  };
}

test("one person's waits its turn and then is too much, while a colleague is served", async () => {
  const { ask, begun, finishNext } = office();
  const [first, second] = [ask("/api/admin/donations", "noor"), ask("/nl/admin", "noor")];
  await expect.poll(begun).toBe(1);
  expect(await ask("/api/admin/donations", "noor")).toBe("too_busy");
  const colleague = ask("/api/admin/donations", "sami");
  await expect.poll(begun).toBe(2);
  finishNext();
  expect(await first).toBe("done");
  await expect.poll(begun).toBe(2);
  finishNext();
  finishNext();
  expect([await second, await colleague]).toEqual(["done", "done"]);
});

test("a header that nobody reads makes nobody another caller", async () => {
  const { ask, begun, finishNext } = office();
  const asked = [1, 2].map((time) => ask("/admin", "noor", { authorization: `Basic ${time}` }));
  await expect.poll(begun).toBe(1);
  expect(await ask("/admin", "noor", { authorization: "Basic 3" })).toBe("too_busy");
  finishNext();
  await asked[0];
  await expect.poll(begun).toBe(1);
  finishNext();
  expect(await Promise.all(asked)).toEqual(["done", "done"]);
});

test("what was refused leaves nothing behind, and the share is whole again", async () => {
  const { ask, begun, finishNext } = office();
  const asked = [ask("/api/admin/today", "noor"), ask("/api/admin/today", "noor")];
  await expect.poll(begun).toBe(1);
  for (let time = 0; time < 5; time += 1) expect(await ask("/api/admin/today", "noor")).toBe("too_busy");
  finishNext();
  await asked[0];
  await expect.poll(begun).toBe(1);
  finishNext();
  await asked[1];
  const again = ask("/api/admin/today", "noor");
  await expect.poll(begun).toBe(1);
  finishNext();
  expect(await again).toBe("done");
});

test("what is no part of the back office, and whoever is not signed in, is not counted here", async () => {
  const { ask, begun, finishNext } = office();
  const asked = [
    ...["/", "/dashboard", "/api/my/giving", "/administration"].map((path) => ask(path, "noor")),
    ...[1, 2, 3].map(() => ask("/admin")),
  ];
  await expect.poll(begun).toBe(asked.length);
  asked.forEach(finishNext);
  expect(new Set(await Promise.all(asked))).toEqual(new Set(["done"]));
});
