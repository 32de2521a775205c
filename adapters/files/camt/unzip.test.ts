import { expect, test } from "vitest";
import { zipOf } from "../zip.ts";
import { isZip, unzipped } from "./unzip.ts";

const text = (content: string) => new TextEncoder().encode(content);

async function joined(pieces: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const all: Uint8Array[] = [];
  for await (const piece of pieces) all.push(piece);
  return Buffer.concat(all);
}

async function zipWith(files: Readonly<Record<string, string>>): Promise<Uint8Array> {
  const named = Object.entries(files).map(([name, content]) => ({ name, content: text(content) }));
  return joined(zipOf(named, new Date("2026-11-15T12:00:00Z")));
}

async function allOf(zip: Uint8Array) {
  const found: string[] = [];
  for await (const file of unzipped(zip)) {
    found.push(file.ok ? `${file.name}: ${(await joined(file.content)).toString()}` : file.reason);
  }
  return found;
}

test("every file of a zip in turn, without what a Mac adds", async () => {
  const zip = await zipWith({ "day-1.xml": "<a/>", "__MACOSX/day-1.xml": "x", "day-2.xml": "<b/>" });
  expect(isZip(zip)).toBe(true);
  expect(await allOf(zip)).toEqual(["day-1.xml: <a/>", "day-2.xml: <b/>"]);
});

test("a zip in a zip is refused by name, the others are read", async () => {
  expect(await allOf(await zipWith({ "more.zip": "PK", "day.xml": "<a/>" }))).toEqual([
    "zip_within_zip",
    "day.xml: <a/>",
  ]);
});

test("what shrinks to almost nothing is a bomb", async () => {
  expect(await allOf(await zipWith({ "zeros.xml": "0".repeat(20_000_000) }))).toEqual([
    "zip_unpacks_too_large",
  ]);
});

test("a thousand and one files are too many", async () => {
  const files = Object.fromEntries(Array.from({ length: 1001 }, (_, at) => [`${at}.xml`, "<a/>"]));
  expect(await allOf(await zipWith(files))).toEqual(["zip_too_many_files"]);
});

test("a broken, an empty and a too large zip", async () => {
  const zip = await zipWith({ "day.xml": "<a/>" });
  expect(await allOf(zip.subarray(0, 40))).toEqual(["zip_broken"]);
  expect(await allOf(await zipWith({ "__MACOSX/a": "" }))).toEqual(["zip_empty"]);
  expect(await allOf(new Uint8Array(20 * 1024 * 1024 + 1))).toEqual(["zip_too_large"]);
});
