import { expect, test } from "vitest";
import { createZstdDecompress } from "node:zlib";
import { decrypt, encrypt, makeKeyPair, readPrivateKey, readPublicKey } from "./age.ts";
import { readTar } from "./tar.ts";

// A backup of an earlier version, which had its own code for age and tar. The key is for this test alone.
const earlierKey = "AGE-SECRET-KEY-1GY2DJLGVMAKVUNRGT7MR7DL0J924S6Y8Y8MQF5URH79DUNR6Q6HQ97ESK8";
const earlierBackup =
  "YWdlLWVuY3J5cHRpb24ub3JnL3YxCi0+IFgyNTUxOSBEYWUrNWRDSEtZWEgzQjR6UGh4UUtNL2Mvc1A2VVQ0NjhBdVhSM2lWN0J3Cms5SUUzU0dLb0c1UTdLajVFMTNDN3NndllieFg4WlJINjhxd2xkS1dWZDAKLS0tIDNJMmlGbFgxcjYrZDRVd2k1TUZ1bFpERCtId2lCenFqTHVVcXJVVmJLWUkKI/XmW6FVpAwJfYFcPbIUMC6Ctll/Du7lA8J4DNxR0Epi4GF1532sGN+6hbj4tKupAPCP6FTeEZ/1DjkAVoEg8k4KBHpcjvQsMKVrEIcfEZMY3MBR9XtxOxZKI+XEycHF/VOEdbN6F4BpVOQwgFIvlCdFWFcRTcVApV2+Eo4PPjyd3aLD1zQ/c3sQdKjjCmXN2jOWpmij/Rqf58whJvZF7hHUHKwY016qScrNQhi91qQZuK458Cp852VtSx6IvBx26tebwSYOEbeNW8X6WXQUN3EygXiEmvo39I7HHWkdeRYuCWo=";

async function* inPieces(bytes: Buffer, length = 10_007): AsyncGenerator<Buffer> {
  for (let at = 0; at < bytes.length; at += length) yield bytes.subarray(at, at + length);
}
async function all(source: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const pieces: Uint8Array[] = [];
  for await (const piece of source) pieces.push(piece);
  return Buffer.concat(pieces);
}
const [own, other] = [await makeKeyPair(), await makeKeyPair()];
const sealed = (plain: Buffer) => all(encrypt(inPieces(plain), [own.publicKey]));

test("a backup of an earlier version is read", async () => {
  const packed = await all(decrypt(inPieces(Buffer.from(earlierBackup, "base64"), 7), earlierKey));
  const files: [string, number][] = [];
  for await (const { name, body } of readTar(createZstdDecompress().end(packed)))
    files.push([name, body.length]);
  expect(files).toEqual([
    ["schema.json", 17],
    ["donations/000001.jsonl", 93_000],
    ["donations/000002.jsonl", 0],
  ]);
});

test("memory stays flat however long the backup is", async () => {
  const piece = Buffer.alloc(1024 * 1024, 7);
  let [read, sent, ahead] = [0, 0, 0];
  async function* long() {
    for (; sent < 30; sent += 1) {
      ahead = Math.max(ahead, sent - read / piece.length);
      yield piece;
    }
  }
  for await (const chunk of decrypt(encrypt(long(), [own.publicKey]), own.privateKey)) read += chunk.length;
  expect(read).toBe(30 * piece.length);
  expect(ahead).toBeLessThan(8);
});

test.each([0, 1, 65_535, 65_536, 65_537, 300_000])("%i bytes come back as they were", async (length) => {
  const plain = Buffer.alloc(length, 7);
  expect((await all(decrypt(inPieces(await sealed(plain)), own.privateKey))).equals(plain)).toBe(true);
});

test("each of several holders opens it, and nobody else", async () => {
  const keys = [own.publicKey, other.publicKey];
  const file = await all(encrypt(inPieces(Buffer.from("the books")), keys));
  for (const { privateKey } of [own, other])
    expect((await all(decrypt(inPieces(file), privateKey))).toString()).toBe("the books");
  await expect(all(decrypt(inPieces(file), (await makeKeyPair()).privateKey))).rejects.toThrow("another key");
});

test("a file that was cut off, also between two chunks, or changed anywhere does not open", async () => {
  const file = await sealed(Buffer.alloc(200_000, 1));
  const open = (bytes: Buffer) => all(decrypt(inPieces(bytes), own.privateKey));
  const payload = file.indexOf("\n--- ") + 49 + 16;
  for (const end of [payload + 65_552, payload + 65_553, file.length - 1])
    await expect(open(file.subarray(0, end))).rejects.toThrow("cut off");
  for (const place of [30, 100, payload - 3, payload + 5, file.length - 1]) {
    const changed = Buffer.from(file);
    changed[place] = (changed[place] ?? 0) ^ 1;
    await expect(open(changed)).rejects.toThrow(/cut off|another key|not encrypted/);
  }
  await expect(open(Buffer.from("no backup at all"))).rejects.toThrow("not encrypted");
});

test("a mistyped key is noticed, and a file with remarks is read", () => {
  const { publicKey, privateKey } = own;
  expect(readPublicKey(publicKey)).toBe(publicKey);
  const last = publicKey.endsWith("q") ? "p" : "q";
  expect(readPublicKey(`${publicKey.slice(0, -1)}${last}`)).toBeNull();
  expect(readPublicKey(privateKey)).toBeNull();
  expect(readPrivateKey(`# created: today\n# public key: ${publicKey}\n${privateKey}\n`)).toBe(privateKey);
  expect(readPrivateKey(publicKey)).toBeNull();
});
