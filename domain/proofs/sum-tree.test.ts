import { createHash } from "node:crypto";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { asCents } from "#domain/money/cents.ts";
import { bytesOfHex, hexOf, joined, webSha256, type Bytes } from "./bytes.ts";
import { commitmentTo } from "./sum-node.ts";
import { buildSumTree, pathOf, pathShape } from "./sum-tree.ts";
import { goldenLeaves, goldenRoot, leavesOf } from "./sum-tree.fixtures.ts";
import { rfcLeaves } from "./rfc-6962.fixtures.ts";

test("five known gifts give the known total and root", async () => {
  const { published } = await buildSumTree(await goldenLeaves());
  expect(published).toEqual({ root: goldenRoot, totalCents: 42_550, size: 5 });
});

const ownSha256 = (bytes: Bytes) => new Uint8Array(createHash("sha256").update(bytes).digest());

test("a server's own hash gives the same tree, also beyond one batch", async () => {
  const amounts = Array.from({ length: 1500 }, (_, i) => i);
  const [own, web] = [
    await buildSumTree(await leavesOf(amounts), ownSha256),
    await buildSumTree(await leavesOf(amounts)),
  ];
  expect(own.published).toEqual(web.published);
});

test("no gifts give the hash of nothing and a total of zero", async () => {
  const { published } = await buildSumTree([]);
  expect(published).toEqual({
    root: "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855",
    totalCents: 0,
    size: 0,
  });
});

test("a single gift is its own root with an empty path", async () => {
  const tree = await buildSumTree(await leavesOf([2500]));
  expect(tree.published).toMatchObject({ totalCents: 2500, size: 1 });
  expect(pathOf(tree, 0)).toEqual([]);
});

test("moving, changing or leaving out a gift changes the root", async () => {
  const leaves = await goldenLeaves();
  const changed = [
    leaves.toReversed(),
    leaves.slice(1),
    leaves.with(0, { ...leaves[0]!, cents: asCents(2501) }),
    leaves.with(0, { ...leaves[0]!, commitment: leaves[1]!.commitment }),
  ];
  const trees = await Promise.all(changed.map((other) => buildSumTree(other)));
  expect(trees.map((tree) => tree.published.root)).not.toContain(goldenRoot);
});

test("negative, broken and uncountable amounts are not built", async () => {
  for (const amounts of [[-1], [0.5], [Number.NaN], [Number.MAX_SAFE_INTEGER, 1], [5, -5]]) {
    const built = leavesOf(amounts).then((leaves) => buildSumTree(leaves));
    await expect(built).rejects.toThrow(RangeError);
  }
});

test("a nonce of another length is not hashed", async () => {
  await expect(commitmentTo("don_0", new Uint8Array(31))).rejects.toThrow(RangeError);
});

test("an id and its nonce cannot be shifted into one another", async () => {
  const nonce = new Uint8Array(32);
  expect(hexOf(await commitmentTo("ab", nonce))).not.toBe(hexOf(await commitmentTo("ab\0", nonce)));
});

/** Test roots of RFC 6962, which has the same shape and prefixes; only sums are added. */
const rfcRoots: Record<number, string> = {
  1: "6e340b9cffb37a989ca544e6bb780a2c78901d3fb33738768511a30617afa01d",
  2: "fac54203e7cc696cf0dfcb42c92a1d9dbaf70ad9e621f4bd8d98662f00e3c125",
  3: "aeb6bcfe274b70a14fb067a5e5578264db0fa9b51af5e0ba159158f329e06e77",
  8: "5dc9da79a70659a9ad559cb701ded9a2ab9d823aad2f4960cfe370eff4604328",
};

test("the paths have the shape of RFC 6962", async () => {
  for (const [size, root] of Object.entries(rfcRoots)) {
    const leaves = rfcLeaves.slice(0, Number(size));
    const roots = await Promise.all(leaves.map((_, index) => rfcRootFrom(leaves, index)));
    expect(roots).toEqual(leaves.map(() => root));
  }
});

/** Computes the root from a leaf by our path shape, with sibling hashes from the recursive definition. */
const rfcRootFrom = async (leaves: readonly string[], index: number): Promise<string> => {
  let hash = await rfcHash(leaves.slice(index, index + 1));
  for (const { level, at, side } of pathShape(index, leaves.length)) {
    const width = 2 ** level;
    const neighbour = await rfcHash(leaves.slice(at * width, (at + 1) * width));
    const pair = side === "left" ? [neighbour, hash] : [hash, neighbour];
    hash = await webSha256(joined(Uint8Array.of(1), ...pair));
  }
  return hexOf(hash);
};

const rfcHash = async (leaves: readonly string[]): Promise<Bytes> => {
  if (leaves.length === 1) return webSha256(joined(Uint8Array.of(0), bytesOfHex(leaves[0]!)));
  let split = 1;
  while (split * 2 < leaves.length) split *= 2;
  const halves = [await rfcHash(leaves.slice(0, split)), await rfcHash(leaves.slice(split))];
  return webSha256(joined(Uint8Array.of(1), ...halves));
};

test("the root's total is the sum of all gifts", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.nat(100_000_000), { maxLength: 20 }), async (amounts) => {
      const { published } = await buildSumTree(await leavesOf(amounts));
      expect(published.totalCents).toBe(amounts.reduce((sum, cents) => sum + cents, 0));
    }),
    { numRuns: 30 },
  );
});
