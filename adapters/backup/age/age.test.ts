import { expect, test } from "vitest";
import { makeKeyPair, publicHalf, readPrivateKey, readPublicKey } from "./keys.ts";
import { decrypt, encrypt } from "./stream.ts";

// Made with the reference implementation, age-encryption 0.3.1.
const referenceKey = "AGE-SECRET-KEY-109SMWER655K29DY4J94C0DEHNZ5GKVNPVLDDMUMVP23MA0SZSFVQC0304T";
const referenceFile =
  "YWdlLWVuY3J5cHRpb24ub3JnL3YxCi0+IFgyNTUxOSBBM29LWFlKdDdDa255SHNFenZ1eUhIclNVdmhzT1oxQURsL216b0UxWXkwCkd3aEE5bzRDUSthMXVsSjZDVXpxSmh2R2pnTnI4NGRmbzJKVmdZeXdVRXcKLS0tIHZ0RlJuMFd2VkkyeThkbTREdkp2T1U1Z0FSRWtEU0cwZ0M5bFFTVDlvNDQK90vo+Aeg6r8c/e+FUskmKZPsonuwMAdLm/1i9B591+gNXS70iOee5sP/1qwlV7Y34GUGF+m3z0hASZ00a6i65Ru/g+iHaA==";

async function* inPieces(bytes: Buffer, length = 10_007): AsyncGenerator<Buffer> {
  for (let at = 0; at < bytes.length; at += length) yield bytes.subarray(at, at + length);
}
async function all(source: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const pieces: Uint8Array[] = [];
  for await (const piece of source) pieces.push(piece);
  return Buffer.concat(pieces);
}
const secretOf = (text: string): Buffer => readPrivateKey(text) ?? Buffer.alloc(0);
const [own, other] = [makeKeyPair(), makeKeyPair()];
const sealed = (plain: Buffer) => all(encrypt(inPieces(plain), [publicHalf(secretOf(own.privateKey))]));

test("what the reference implementation encrypted is opened", async () => {
  const opened = await all(
    decrypt(inPieces(Buffer.from(referenceFile, "base64"), 7), secretOf(referenceKey)),
  );
  expect(opened.toString()).toBe("Sealed by the reference implementation");
});

test.each([0, 1, 65_535, 65_536, 65_537, 300_000])("%i bytes come back as they were", async (length) => {
  const plain = Buffer.alloc(length, 7);
  expect((await all(decrypt(inPieces(await sealed(plain)), secretOf(own.privateKey)))).equals(plain)).toBe(
    true,
  );
});

test("each of several holders opens it, and nobody else", async () => {
  const keys = [own, other].map(({ privateKey }) => publicHalf(secretOf(privateKey)));
  const file = await all(encrypt(inPieces(Buffer.from("the books")), keys));
  for (const { privateKey } of [own, other])
    expect((await all(decrypt(inPieces(file), secretOf(privateKey)))).toString()).toBe("the books");
  await expect(all(decrypt(inPieces(file), secretOf(makeKeyPair().privateKey)))).rejects.toThrow(
    "another key",
  );
});

test("a file that was cut off, also between two chunks, or changed anywhere does not open", async () => {
  const file = await sealed(Buffer.alloc(200_000, 1));
  const open = (bytes: Buffer) => all(decrypt(inPieces(bytes), secretOf(own.privateKey)));
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
  const { publicKey, privateKey } = makeKeyPair();
  expect(readPublicKey(publicKey)).toEqual(publicHalf(secretOf(privateKey)));
  const last = publicKey.endsWith("q") ? "p" : "q";
  expect(readPublicKey(`${publicKey.slice(0, -1)}${last}`)).toBeNull();
  expect(readPublicKey(privateKey)).toBeNull();
  expect(readPrivateKey(`# created: today\n# public key: ${publicKey}\n${privateKey}\n`)).not.toBeNull();
  expect(readPrivateKey(publicKey)).toBeNull();
});
