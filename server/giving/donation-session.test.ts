import { Hono } from "hono";
import { pino } from "pino";
import { expect, test } from "vitest";
import type { RequestEnv } from "../context.ts";
import { clientSecretOf, rememberSession } from "./donation-session.ts";
import { requestLog } from "../middleware/request-log.ts";
import { visitor } from "../middleware/visitor.ts";

const siteIn = (mode: "demo" | "production") => {
  const app = new Hono<RequestEnv>();
  app.use(requestLog(pino({ level: "silent" }), visitor({ mode, countryHeader: null })));
  app.get("/", (c) => {
    const known = clientSecretOf(c) ?? "nothing";
    rememberSession(c, "the secret");
    return c.text(known);
  });
  return app;
};

test("in production the cookie of a gift is bound to this host and to HTTPS, whatever stands in front", async () => {
  const site = siteIn("production");
  const cookie = (await site.request("http://127.0.0.1:3000/")).headers.get("set-cookie") ?? "";
  expect(cookie).toMatch(/^__Host-open-hand-donation=/);
  expect(cookie).toMatch(/; Secure/);
  expect(cookie).toMatch(/; HttpOnly/);
  const [pair = ""] = cookie.split(";");
  expect(await (await site.request("/", { headers: { cookie: pair } })).text()).toBe("the secret");
  const planted = { cookie: "open-hand-donation=planted" };
  expect(
    await (await site.request("/", { headers: planted })).text(),
    "without the prefix it is not read",
  ).toBe("nothing");
});

test("a demonstration on plain HTTP keeps it too", async () => {
  const cookie = (await siteIn("demo").request("/")).headers.get("set-cookie") ?? "";
  expect(cookie).toMatch(/^open-hand-donation=/);
  expect(cookie).not.toMatch(/Secure/);
});
