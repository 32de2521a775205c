import { Hono } from "hono";
import { expect, test } from "vitest";
import { currentLane, inLane } from "#adapters/postgres/base/lanes.ts";
import type { RequestContext, RequestEnv } from "../context.ts";
import { requestLimits } from "./request-limits.ts";

const small = { giving: 1, visitors: 2, staff: 1 };

/** Requests with `?wait` run until the test ends them. */
function site({ max = small, perSession = { max: 9, queue: 0 } } = {}) {
  const doors: (() => void)[] = [];
  const app = new Hono<RequestEnv>();
  const cookies = { session: (c: RequestContext) => c.req.header("cookie") ?? null };
  app.use(requestLimits({ inLane, auth: { cookies } }, max, perSession));
  app.all("*", async (c) => {
    if (c.req.query("wait") !== undefined) await new Promise<void>((resolve) => doors.push(resolve));
    return c.text(currentLane());
  });
  app.onError((error, c) => c.text("code" in error ? String(error.code) : "", 503));
  const see = async (path: string, cookie?: string, more = {}) =>
    (await app.request(path, { headers: { ...(cookie && { cookie }), ...more } })).text();
  return {
    see,
    send: async (path: string) => (await app.request(path, { method: "POST" })).text(),
    finishNext: () => doors.shift()?.(),
    finishAll: () => doors.splice(0).forEach((finish) => finish()),
    waiting: () => doors.length,
  };
}

test("the back office has its own lane, in every language, for pages and calls", async () => {
  const { see } = site();
  for (const path of ["/admin", "/nl/admin/books", "/ar/admin", "/api/admin/donations"])
    expect(await see(path)).toBe("staff");
  for (const path of ["/", "/nl/donate", "/administration", "/api/donations", "/api/administration"])
    expect(await see(path)).toBe("visitors");
});

test("donations have their own lane, which visitors cannot fill", async () => {
  const { see, send, finishAll, waiting } = site();
  const storm = [see("/?wait"), see("/api/projects/nowhere?wait")];
  await expect.poll(waiting).toBe(2);
  expect(await see("/")).toBe("too_busy");
  const ofGifts = ["/api/donations", "/api/create-payment-intent", "/api/webhooks/mollie", "/nl/donate"];
  for (const path of ofGifts) expect(await send(path)).toBe("giving");
  expect(await send("/api/contact-messages")).toBe("too_busy");
  finishAll();
  await Promise.all(storm);
  expect(await send("/api/contact-messages")).toBe("visitors");
});

test("staff and visitors do not take each other's places", async () => {
  const { see, finishAll, waiting } = site();
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

const office = { max: { giving: 1, visitors: 9, staff: 9 }, perSession: { max: 1, queue: 1 } };

test("one session of the back office queues and is then refused, while a colleague is served", async () => {
  const { see, waiting, finishNext } = site(office);
  const [first, second] = [see("/api/admin/donations?wait", "noor"), see("/nl/admin?wait", "noor")];
  await expect.poll(waiting).toBe(1);
  // No other header makes the same session another caller.
  expect(await see("/api/admin/donations", "noor", { authorization: "Basic 3" })).toBe("too_busy");
  expect(await see("/api/admin/donations", "sami")).toBe("staff");
  finishNext();
  expect(await first).toBe("staff");
  await expect.poll(waiting).toBe(1);
  finishNext();
  expect(await second).toBe("staff");
  expect(await see("/api/admin/today", "noor")).toBe("staff");
});

test("other pages, and visitors without a session, are not limited by session", async () => {
  const { see, waiting, finishAll } = site(office);
  const asked = [
    ...["/?wait", "/dashboard?wait", "/api/my/giving?wait", "/administration?wait"].map((path) =>
      see(path, "noor"),
    ),
    ...[1, 2, 3].map(() => see("/admin?wait")),
  ];
  await expect.poll(waiting).toBe(asked.length);
  finishAll();
  expect(new Set(await Promise.all(asked))).toEqual(new Set(["visitors", "staff"]));
});
