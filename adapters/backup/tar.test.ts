import { execFileSync } from "node:child_process";
import { expect, test } from "vitest";
import { readTar, writeTar, type Entry } from "./tar.ts";

const files: Entry[] = [
  { name: "schema.json", body: Buffer.from("{}") },
  { name: "donations/000001.jsonl", body: Buffer.alloc(1024, "x") },
  { name: "donations/000002.jsonl", body: Buffer.alloc(0) },
];
async function* given(): AsyncGenerator<Entry> {
  yield* files;
}
async function all<T>(source: AsyncIterable<T>): Promise<T[]> {
  const found: T[] = [];
  for await (const each of source) found.push(each);
  return found;
}
const packed = async () => Buffer.concat(await all(writeTar(given(), new Date("2026-11-16T00:00:00Z"))));
async function* inPieces(bytes: Buffer): AsyncGenerator<Buffer> {
  for (let at = 0; at < bytes.length; at += 333) yield bytes.subarray(at, at + 333);
}

test("files come back as they were", async () => {
  expect(await all(readTar(inPieces(await packed())))).toEqual(files);
});

test("the system's own tar takes it apart", async () => {
  const listing = execFileSync("tar", ["-tf", "-"], {
    input: await packed(),
    encoding: "utf8",
  });
  expect(listing.trim().split("\n")).toEqual(files.map(({ name }) => name));
});

test("an archive that ends early or was damaged is refused", async () => {
  const bytes = await packed();
  await expect(all(readTar(inPieces(bytes.subarray(0, 1200))))).rejects.toThrow("truncated");
  const damaged = Buffer.from(bytes);
  damaged[3] = 65;
  await expect(all(readTar(inPieces(damaged)))).rejects.toThrow("checksum");
});
