import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";
import type { Source } from "#domain/bank/bank-file.ts";
import { goldenStatement, camtFile, entryXml } from "./camt.fixtures.ts";
import { readCamt } from "./read-camt.ts";

const golden = camtFile("08", [goldenStatement]);
const head = golden.slice(0, golden.indexOf("<Ntry>"));
const tail = golden.slice(golden.lastIndexOf("</Ntry>") + "</Ntry>".length);
const details = [{ name: "J. de Vries", remittance: ["a".repeat(140)] }];
const hundred = new TextEncoder().encode(entryXml("08", { cents: 1, on: "2026-11-03", details }).repeat(100));

const fileOf = (count: number): Source =>
  async function* () {
    yield new TextEncoder().encode(head);
    for (let sent = 0; sent < count; sent += 100) yield hundred;
    yield new TextEncoder().encode(tail);
    await Promise.resolve();
  };

/** Heap in use after garbage collection. */
function heldBytes(): number {
  setFlagsFromString("--expose-gc");
  runInNewContext("gc")();
  return process.memoryUsage().heapUsed;
}

test("the memory in use does not grow with the file", async () => {
  const count = 20_000;
  let read = 0;
  const held: number[] = [];
  for await (const part of readCamt(fileOf(count))) {
    if (part.kind !== "entry") continue;
    read += 1;
    if (read % 5000 === 0) held.push(heldBytes());
  }
  expect(read).toBe(count);
  const [first = 0, ...later] = held;
  // Leaked entries would be five thousand times two kilobytes each time.
  for (const bytes of later) expect(bytes - first).toBeLessThan(4_000_000);
});
