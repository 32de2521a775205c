import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { expect, test } from "vitest";
import { readZip } from "#testing/read-zip.ts";
import { zipOf, type ZipFile } from "./zip.ts";

const now = new Date("2026-11-15T12:34:56Z");
const zipped = async (files: Iterable<ZipFile>): Promise<Buffer> => {
  const pieces: Uint8Array[] = [];
  for await (const piece of zipOf(files, now)) pieces.push(piece);
  return Buffer.concat(pieces);
};
const text = (content: string) => new TextEncoder().encode(content);

test("what goes in comes out, whatever the names and the contents", async () => {
  const file = fc.record({
    name: fc.string({ minLength: 1, unit: "grapheme" }).map((name) => name.replaceAll("\0", "-")),
    content: fc.uint8Array({ maxLength: 5000 }),
  });
  await fc.assert(
    fc.asyncProperty(fc.uniqueArray(file, { maxLength: 8, selector: ({ name }) => name }), async (files) => {
      const read = readZip(await zipped(files));
      expect([...read.keys()]).toEqual(files.map(({ name }) => name));
      for (const { name, content } of files) expect(read.get(name)).toEqual(Buffer.from(content));
    }),
    { numRuns: 50 },
  );
});

test("a damaged zip is noticed", async () => {
  const zip = await zipped([{ name: "a.txt", content: text("Hello, hello, hello") }]);
  const at = zip.indexOf("a.txt") + 7;
  zip[at] = (zip[at] ?? 0) ^ 0xff;
  expect(() => readZip(zip)).toThrow(/damaged|invalid|incorrect/);
});

const unzip = (() => {
  try {
    return execFileSync("unzip", ["-v"], { encoding: "utf8" }) !== "";
  } catch {
    return false;
  }
})();

test.runIf(unzip)("another program reads it, too", async () => {
  const folder = mkdtempSync(join(tmpdir(), "open-hand-zip-"));
  const path = join(folder, "data.zip");
  writeFileSync(
    path,
    await zipped([
      { name: "بيانات.json", content: text("[]") },
      { name: "b.csv", content: text("") },
    ]),
  );
  expect(execFileSync("unzip", ["-t", path], { encoding: "utf8" })).toContain("No errors detected");
  rmSync(folder, { recursive: true });
});
