import { execFileSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setImmediate } from "node:timers/promises";
import fc from "fast-check";
import { expect, test } from "vitest";
import { readZip } from "#testing/read-zip.ts";
import { onlyWhere } from "#testing/only-where.ts";
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
    name: fc.string({ minLength: 1, unit: "grapheme" }).map((name) => name.replaceAll(/[\0/\\:.]/g, "-")),
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

test("a name that leads out of the folder it is unpacked into is refused", async () => {
  for (const name of ["../a.txt", "/etc/a.txt", "C:/a.txt", "a/../../b.txt"])
    await expect(zipped([{ name, content: text("") }])).rejects.toThrow(/path/);
});

test("what goes wrong with a content is told to who reads the zip, and no more is asked for", async () => {
  let closed = false;
  let asked = 0;
  async function* files(): AsyncGenerator<ZipFile> {
    try {
      for (;;) yield { name: `${(asked += 1)}.txt`, content: broken() };
    } finally {
      closed = true;
    }
  }
  async function* broken(): AsyncGenerator<Uint8Array> {
    yield text("The beginning");
    throw new Error("the source broke");
  }
  const pieces = zipOf(files(), now);
  await expect(
    (async () => {
      for await (const _ of pieces);
    })(),
  ).rejects.toThrow("the source broke");
  expect({ closed, asked }).toEqual({ closed: true, asked: 1 });
});

test("no more is made than is read, and who stops reading stops the source", async () => {
  const piece = randomBytes(64 * 1024);
  let made = 0;
  const closed: string[] = [];
  async function* endless(): AsyncGenerator<Uint8Array> {
    try {
      for (;;) {
        made += 1;
        yield piece;
      }
    } finally {
      closed.push("content");
    }
  }
  async function* files(): AsyncGenerator<ZipFile> {
    try {
      yield { name: "endless.bin", content: endless() };
    } finally {
      closed.push("files");
    }
  }
  const pieces = zipOf(files(), now);
  let read = 0;
  while (read < 10 * piece.length) read += (await pieces.next()).value?.length ?? 0;
  for (let turn = 0; turn < 200; turn += 1) await setImmediate();
  expect(made).toBeLessThan(20);
  await pieces.return(undefined);
  expect(closed).toEqual(["content", "files"]);
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

test(
  "another program reads it, too",
  onlyWhere(unzip, "there is no unzip on this machine", async () => {
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
  }),
);
