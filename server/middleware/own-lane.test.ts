import { Hono } from "hono";
import { expect, test } from "vitest";
import { currentLane, inLane } from "#adapters/postgres/base/lanes.ts";
import type { RequestEnv } from "../context.ts";
import { ownLane } from "./own-lane.ts";

const opened = () => {
  const doors: (() => void)[] = [];
  const app = new Hono<RequestEnv>();
  app.use(ownLane(inLane, { giving: 1, visitors: 2, staff: 1 }));
  app.all("*", async (c) => {
    if (c.req.query("wait") !== undefined) await new Promise<void>((resolve) => doors.push(resolve));
    return c.text(currentLane());
  });
  app.onError((error, c) => c.text("code" in error ? String(error.code) : "", 503));
  const see = async (path: string) => (await app.request(path)).text();
  const send = async (path: string) => (await app.request(path, { method: "POST" })).text();
  return {
    see,
    send,
    finishAll: () => doors.splice(0).forEach((finish) => finish()),
    waiting: () => doors.length,
  };
};

test("the back office has a lane of its own, in every language, for pages and calls", async () => {
  const { see } = opened();
  for (const path of ["/admin", "/nl/admin/books", "/ar/admin", "/api/admin/donations"])
    expect(await see(path)).toBe("staff");
  for (const path of ["/", "/nl/donate", "/administration", "/api/donations", "/api/administration"])
    expect(await see(path)).toBe("visitors");
});

test("what is sent for a gift has a lane of its own, to which no crowd of those who look comes near", async () => {
  const { see, send, finishAll, waiting } = opened();
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
