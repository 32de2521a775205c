import { expect, test } from "vitest";
import type { Paper } from "#app/papers/paper.ts";
import { keptPapers } from "./pdf-worker.ts";

const receipt = (madeAt: string, kind = "receipt") => ({ kind, madeAt }) as unknown as Paper;
const bytesOf = (text: string) => Promise.resolve(new TextEncoder().encode(text));
const textOf = async (bytes: Promise<Uint8Array>) => new TextDecoder().decode(await bytes);

test("the same paper within ten minutes is made once, in each language", async () => {
  let now = 0;
  const keep = keptPapers(() => now);
  expect(await textOf(keep(receipt("10:00"), "nl", () => bytesOf("first")))).toBe("first");
  now = 9 * 60_000;
  expect(await textOf(keep(receipt("10:09"), "nl", () => bytesOf("second")))).toBe("first");
  expect(await textOf(keep(receipt("10:09"), "ar", () => bytesOf("third")))).toBe("third");
  now = 10 * 60_000;
  expect(await textOf(keep(receipt("10:10"), "nl", () => bytesOf("fourth")))).toBe("fourth");
});

test("what failed is made again, and reports are never kept here", async () => {
  const keep = keptPapers();
  await expect(keep(receipt("10:00"), "nl", () => Promise.reject(new Error("busy")))).rejects.toThrow("busy");
  expect(await textOf(keep(receipt("10:00"), "nl", () => bytesOf("made")))).toBe("made");
  const report = (text: string) => keep(receipt("10:00", "annual-report"), "nl", () => bytesOf(text));
  expect([await textOf(report("one")), await textOf(report("two"))]).toEqual(["one", "two"]);
});
