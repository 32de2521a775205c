import { Hono } from "hono";
import { expect, test } from "vitest";
import type { RequestContext, RequestEnv } from "../context.ts";
import { answer } from "../endpoint.ts";
import { internalApi } from "./internal-api.ts";

const visitor = { get: () => null, req: { header: () => undefined } } as unknown as RequestContext;
const calls = new Hono<RequestEnv>()
  .get("/api/declared", (c) => answer(c, 200, { says: "é" }))
  .get("/api/by-hand", (c) => c.json({ says: "é" }, 404, { location: "/sign-in" }));

test("a declared answer is read without a stream, any other answer with one", async () => {
  const ask = internalApi(calls);
  const declared = await ask("/api/declared", visitor);
  expect(declared).not.toBeInstanceOf(Response);
  expect([declared.ok, declared.status, await declared.json()]).toEqual([true, 200, { says: "é" }]);
  expect(await declared.text()).toBe('{"says":"é"}');
  expect(declared.headers.get("content-type")).toBe("application/json");
  const byHand = await ask("/api/by-hand", visitor);
  expect([byHand.ok, byHand.status, await byHand.json()]).toEqual([false, 404, { says: "é" }]);
  expect(byHand.headers.get("location")).toBe("/sign-in");
});
