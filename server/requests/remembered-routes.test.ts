import { Hono } from "hono";
import { expect, test } from "vitest";
import { rememberedRoutes } from "./remembered-routes.ts";

const app = new Hono({ router: rememberedRoutes() });
app.use("/gifts/*", async (c, next) => {
  await next();
  c.header("looked-at", c.req.path);
});
app.get("/gifts/new", (c) => c.text("a new one"));
app.get("/gifts/:id", (c) => c.text(`gift ${c.req.param("id")}`));
app.get("/gifts/:id/:part", (c) => c.text(`${c.req.param("part")} of ${c.req.param("id")}`));
app.get("/gifts/kept/:id", (c) => c.text(`kept ${c.req.param("id")}`));
app.delete("/gifts/:id", (c) => c.text(`no more ${c.req.param("id")}`));

const answers = async (method: string, path: string) => {
  const response = await app.request(path, { method });
  return [response.status, await response.text(), response.headers.get("looked-at")];
};

test("an address is answered the second time as the first, each with its own names", async () => {
  for (let time = 0; time < 3; time++) {
    expect(await answers("GET", "/gifts/new")).toEqual([200, "a new one", "/gifts/new"]);
    expect(await answers("GET", "/gifts/1")).toEqual([200, "gift 1", "/gifts/1"]);
    expect(await answers("GET", "/gifts/2")).toEqual([200, "gift 2", "/gifts/2"]);
    expect(await answers("GET", "/gifts/2/receipt")).toEqual([200, "receipt of 2", "/gifts/2/receipt"]);
    expect(await answers("DELETE", "/gifts/2")).toEqual([200, "no more 2", "/gifts/2"]);
    expect((await answers("GET", "/elsewhere"))[0]).toBe(404);
    expect((await answers("POST", "/gifts/2"))[0]).toBe(404);
  }
});

test("only so many addresses are remembered, and none that is very long", () => {
  const router = rememberedRoutes<string>();
  router.add("GET", "/gifts/:id", "gift");
  router.add("GET", "/gifts/new/:id", "new");
  const first = router.match("GET", "/gifts/1");
  expect(router.match("GET", "/gifts/1")).toBe(first);
  for (let madeUp = 0; madeUp < 1_000; madeUp++) router.match("GET", `/gifts/made-up-${madeUp}`);
  expect(router.match("GET", "/gifts/1")).not.toBe(first);
  expect(router.match("GET", "/gifts/1")).toEqual(first);
  const long = `/gifts/${"9".repeat(500)}`;
  expect(router.match("GET", long)[0]).toHaveLength(1);
  expect(router.match("GET", long)).not.toBe(router.match("GET", long));
});
