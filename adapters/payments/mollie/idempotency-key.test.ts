import { expect, test } from "vitest";
import { keyFor } from "./client.ts";

test("a key is a UUID of version 4, the same for the same purpose and another for another", () => {
  expect(keyFor("d1-1")).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(keyFor("d1-1")).toBe(keyFor("d1-1"));
  expect(keyFor("d1-2")).not.toBe(keyFor("d1-1"));
});
