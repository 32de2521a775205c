import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeEach, expect, test } from "vitest";
import { fakeS3 } from "./fake-s3.fixtures.ts";
import { folderPlace } from "./open-place.ts";
import { s3Client, signRequest } from "./s3-client.ts";
import { s3Place } from "./s3-place.ts";

const folder = mkdtempSync(join(tmpdir(), "open-hand-places-"));
const s3 = await fakeS3();
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await s3.stop();
});
beforeEach(() => {
  s3.faults.length = 0;
  s3.objects.clear();
});

const rested: number[] = [];
const client = s3Client(s3.settings, {
  rest: async (ms) => void rested.push(ms),
});
const places = [folderPlace(join(folder, "there")), s3Place(s3.settings, client)] as const;
async function* fileOf(body: Buffer | string): AsyncGenerator<Uint8Array> {
  const bytes = Buffer.from(body);
  for (let at = 0; at < bytes.length; at += 1_000_003) yield bytes.subarray(at, at + 1_000_003);
}
async function all(source: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const pieces: Uint8Array[] = [];
  for await (const piece of source) pieces.push(piece);
  return Buffer.concat(pieces);
}

test.each(places)("$description: files are stored, listed, read and removed", async (place) => {
  expect((await place.list()).filter((name) => !name.startsWith("."))).toEqual([]);
  // More than one part, and more than one page of the list.
  const large = Buffer.alloc(17 * 1024 * 1024, "books");
  await place.store("one & two.age", fileOf(large));
  for (const name of ["a.json", "b.json", "c.json"]) await place.store(name, fileOf(name));
  const names = (await place.list()).filter((name) => !name.startsWith("."));
  expect(names.sort()).toEqual(["a.json", "b.json", "c.json", "one & two.age"]);
  expect((await all(await place.read("one & two.age"))).equals(large)).toBe(true);
  await place.remove("a.json");
  expect(await place.list()).not.toContain("a.json");
});

test.each(places)("$description: whether it can be written is tried, and nothing is left", async (place) => {
  const before = await place.list();
  await place.tryWriting();
  expect(await place.list()).toEqual(before);
  expect(s3.uploads.size).toBe(0);
});

test.each([
  ["cannot be made", "/proc/none/backups"],
  ["can be listed, but not written", "/proc/self"],
])("a folder that %s is one sentence", async (_, unwritable) => {
  const place = folderPlace(unwritable);
  for (const fail of [place.tryWriting, () => place.store("a", fileOf("a"))])
    await expect(fail()).rejects.toThrow(
      new RegExp(`^Backups cannot be written to ${unwritable}: .+ \\(E[A-Z]+\\)\\.$`),
    );
});

test("S3 that may be read but not written is noticed", async () => {
  s3.faults.push({ status: 403, code: "AccessDenied" });
  await expect(places[1].tryWriting()).rejects.toThrow("403 AccessDenied");
});

test.each([{ status: 503 }, { status: 500, code: "InternalError" }, "hang_up"] as const)(
  "S3 that is busy (%j) is asked again after a rest",
  async (fault) => {
    rested.length = 0;
    s3.faults.push(fault, fault);
    await places[1].store("kept.json", fileOf("{}"));
    expect(rested).toEqual([500, 1000]);
    expect(s3.objects.get("open hand/kept.json")?.toString()).toBe("{}");
  },
);

test("what S3 cannot complete is not there, and nothing of it stays", async () => {
  s3.faults.push("complete_fails");
  await expect(places[1].store("never.age", fileOf("x"))).rejects.toThrow("could not be completed");
  expect(s3.objects.size).toBe(0);
  expect(s3.uploads.size).toBe(0);
});

test("wrong keys are told by S3's own word, and not asked about again", async () => {
  const wrong = s3Place(
    { ...s3.settings, secret: "another" },
    s3Client({ ...s3.settings, secret: "another" }),
  );
  const before = s3.asked.length;
  await expect(wrong.list()).rejects.toThrow("403 SignatureDoesNotMatch");
  expect(s3.asked).toHaveLength(before + 1);
  await expect(s3Place(s3.settings, client).read("none")).rejects.toThrow("404 NoSuchKey");
});

// The examples of "Authenticating Requests: Using the Authorization Header" in Amazon's manual of S3.
test.each([
  ["?lifecycle=", "fea454ca298b7da1c68078a5d1bdbfbbe0d65c699e0f91ac7a200a0136783543"],
  ["?max-keys=2&prefix=J", "34b48302e7b5fa45bde8084f4b7868a86f0a534bc59db6670ed5711ef69dc6f7"],
])("the manual's example %s is signed as the manual says", (query, signature) => {
  const { authorization } = signRequest(
    {
      method: "GET",
      url: new URL(`https://examplebucket.s3.amazonaws.com/${query}`),
      bodyHash: "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855",
      at: new Date("2013-05-24T00:00:00Z"),
    },
    {
      keyId: "AKIAIOSFODNN7EXAMPLE",
      secret: "wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY",
      region: "us-east-1",
    },
  );
  expect(authorization).toContain(`Signature=${signature}`);
});
