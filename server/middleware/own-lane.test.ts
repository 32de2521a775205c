import { Hono } from "hono";
import { expect, test } from "vitest";
import { currentLane, inLane } from "#adapters/postgres/base/lanes.ts";
import type { RequestEnv } from "../context.ts";
import { ownLane } from "./own-lane.ts";

const opened = () => {
  const doors: (() => void)[] = [];
  const app = new Hono<RequestEnv>();
  app.use(ownLane(inLane, { visitors: 2, staff: 1 }));
  app.get("*", async (c) => {
    if (c.req.query("wait") !== undefined) await new Promise<void>((resolve) => doors.push(resolve));
    return c.text(currentLane());
  });
  app.onError((error, c) => c.text("code" in error ? String(error.code) : "", 503));
  const see = async (path: string) => (await app.request(path)).text();
  return { see, finishAll: () => doors.splice(0).forEach((finish) => finish()), waiting: () => doors.length };
};

test("the back office has a lane of its own, in every language, for pages and calls", async () => {
  const { see } = opened();
  for (const path of ["/admin", "/nl/admin/books", "/ar/admin", "/api/admin/donations"])
    expect(await see(path)).toBe("staff");
  for (const path of ["/", "/nl/donate", "/administration", "/api/donations", "/api/administration"])
    expect(await see(path)).toBe("visitors");
});

test("staff who wait for much keep no visitor out, nor visitors them", async () => {
  const { see, finishAll, waiting } = opened();
  const slow = see("/api/admin/exports?wait");
  await expect.poll(waiting).toBe(1);
  expect(await see("/admin")).toBe("too_busy");
  expect(await see("/donate")).toBe("visitors");
  const storm = [see("/donate?wait"), see("/donate?wait")];
  await expect.poll(waiting).toBe(3);
  expect(await see("/donate")).toBe("too_busy");
  finishAll();
  expect(await slow).toBe("staff");
  await Promise.all(storm);
  expect(await see("/admin")).toBe("staff");
  expect(await see("/donate")).toBe("visitors");
});
