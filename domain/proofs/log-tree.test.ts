import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { bytesOfHex, hexOf, joined, type Bytes } from "./bytes.ts";
import { logTree, splitOf } from "./log-tree.ts";
import { isContinued, isInLog } from "./verify-proof.ts";
import { rfcLeaves } from "./rfc-6962.fixtures.ts";

const sha256 = (bytes: Bytes): Bytes => new Uint8Array(createHash("sha256").update(bytes).digest());
const leafOf = (bytes: Bytes) => sha256(joined(Uint8Array.of(0), bytes));

/** The head by the recursive definition of RFC 9162. */
const headOf = (leaves: readonly Bytes[]): Bytes => {
  if (leaves.length === 0) return sha256(new Uint8Array());
  if (leaves.length === 1) return leafOf(leaves[0]!);
  const split = splitOf(leaves.length);
  return sha256(joined(Uint8Array.of(1), headOf(leaves.slice(0, split)), headOf(leaves.slice(split))));
};

const most = 64;
const leaves = Array.from({ length: most }, (_, i) => Uint8Array.of(i, 7));
const tree = logTree(sha256);
for (const each of leaves) tree.append(leafOf(each));
const roots = Array.from({ length: most + 1 }, (_, size) => hexOf(headOf(leaves.slice(0, size))));

test("the published roots of RFC 6962 are reached", () => {
  const log = logTree(sha256);
  for (const each of rfcLeaves) log.append(leafOf(bytesOfHex(each)));
  expect(hexOf(log.rootOf(0))).toBe("e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
  expect(hexOf(log.rootOf(1))).toBe("6e340b9cffb37a989ca544e6bb780a2c78901d3fb33738768511a30617afa01d");
  expect(hexOf(log.rootOf(2))).toBe("fac54203e7cc696cf0dfcb42c92a1d9dbaf70ad9e621f4bd8d98662f00e3c125");
  expect(hexOf(log.rootOf(3))).toBe("aeb6bcfe274b70a14fb067a5e5578264db0fa9b51af5e0ba159158f329e06e77");
  expect(hexOf(log.rootOf(8))).toBe("5dc9da79a70659a9ad559cb701ded9a2ab9d823aad2f4960cfe370eff4604328");
});

test("every entry is shown to be in the log of every size up to 64, and in no other place", async () => {
  for (let size = 1; size <= most; size += 1) {
    const root = roots[size]!;
    for (let position = 0; position < size; position += 1) {
      const path = tree.inclusion(position, size);
      expect(await isInLog(leafOf(leaves[position]!), { position, size, path, root })).toBe(true);
    }
    const path = tree.inclusion(0, size);
    expect(await isInLog(leafOf(leaves[0]!), { position: size - 1, size, path, root })).toBe(size === 1);
    expect(await isInLog(leafOf(Uint8Array.of(99)), { position: 0, size, path, root })).toBe(false);
  }
});

test("every log up to 64 is shown to begin with every shorter one, and with no other", async () => {
  for (let size = 1; size <= most; size += 1)
    for (let first = 1; first <= size; first += 1) {
      const proof = tree.consistency(first, size);
      const second = { size, root: roots[size]! };
      expect(await isContinued({ size: first, root: roots[first]! }, second, proof)).toBe(true);
      expect(await isContinued({ size: first, root: roots[0]! }, second, proof)).toBe(false);
      const longer = [...proof, bytesOfHex(roots[0]!)];
      expect(await isContinued({ size: first, root: roots[first]! }, second, longer)).toBe(false);
    }
});

test("a log that was rewritten is not the continuation of what was seen", async () => {
  const forked = logTree(sha256);
  for (const [i, each] of leaves.entries()) forked.append(leafOf(i === 20 ? Uint8Array.of(1) : each));
  const seen = { size: 30, root: roots[30]! };
  const told = { size: most, root: hexOf(forked.rootOf(most)) };
  expect(await isContinued(seen, told, forked.consistency(30, most))).toBe(false);
  expect(await isContinued(seen, told, tree.consistency(30, most))).toBe(false);
  expect(await isContinued(told, seen, [])).toBe(false);
});
