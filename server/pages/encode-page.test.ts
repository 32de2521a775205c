import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from "node:zlib";
import { expect, test } from "vitest";
import { encodeForCache, encodeForUser } from "./encode-page.ts";

const html = "<!doctype html><p>تبرع € Geef</p>";

test("a page for one visitor is sent in the fastest encoding that the browser accepts", () => {
  const modern = encodeForUser(html, "gzip, deflate, br, zstd");
  expect(modern?.encoding).toBe("zstd");
  expect(zstdDecompressSync(modern?.body ?? "").toString()).toBe(html);
  const older = encodeForUser(html, "gzip, deflate, br");
  expect(older?.encoding).toBe("gzip");
  expect(gunzipSync(older?.body ?? "").toString()).toBe(html);
  expect(encodeForUser(html, "identity")).toBeNull();
});

test("a cached page has the same text in every encoding; one with a query has no brotli", async () => {
  const page = await encodeForCache(html, false);
  expect(page.plain.toString()).toBe(html);
  expect(gunzipSync(page.gzip).toString()).toBe(html);
  expect(brotliDecompressSync(page.br ?? "").toString()).toBe(html);
  expect((await encodeForCache(html, true)).br).toBeNull();
});

test("text that did not change is not compressed again; changed text has another tag", async () => {
  const before = await encodeForCache(html, false);
  expect(await encodeForCache(html, false, before)).toBe(before);
  const after = await encodeForCache(`${html} nu`, false, before);
  expect(gunzipSync(after.gzip).toString()).toBe(`${html} nu`);
  expect(after.etag).not.toBe(before.etag);
});
