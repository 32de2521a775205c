import { noCents, type Cents } from "#domain/money/cents.ts";
import { sumOf } from "#domain/money/sums.ts";
import { hexOf, webSha256, type Sha256 } from "./bytes.ts";
import { isWhole, leafNode, parentNode, type Leaf, type SumNode } from "./sum-node.ts";

/** Hashes per batch: enough to keep the platform busy, few enough for memory. */
const batchSize = 1024;

export type PublishedRoot = Readonly<{ root: string; totalCents: Cents; size: number }>;
export type PathStep = Readonly<{ hash: string; sum: Cents; side: "left" | "right" }>;

/** All levels, from the leaves to the root. */
export type SumTree = Readonly<{ levels: readonly (readonly SumNode[])[]; published: PublishedRoot }>;

/**
 * A Merkle tree as in RFC 9162 whose nodes carry sums; a last node without a neighbour moves up unchanged. A leaf is a net amount,
 * never negative. The caller shuffles the leaves and may add empty ones, because a proof reveals a sibling's sum.
 */
export const buildSumTree = async (leaves: readonly Leaf[], sha256: Sha256 = webSha256): Promise<SumTree> => {
  const total = sumOf(leaves.map(({ cents }) => cents));
  if (leaves.some(({ cents }) => cents < 0)) throw new RangeError(`Leaves must not be negative: ${total}`);

  const levels = [await inBatches(leaves.length, (i) => leafNode(leaves[i]!, sha256))];
  for (let level = levels[0]!; level.length > 1; levels.push(level))
    level = await joinNeighbours(level, sha256);

  const top = levels.at(-1)?.[0] ?? { hash: await sha256(new Uint8Array()), cents: noCents };
  return { levels, published: { root: hexOf(top.hash), totalCents: top.cents, size: leaves.length } };
};

/** The path from a donation to the root. */
export const pathOf = (tree: SumTree, index: number): PathStep[] =>
  pathShape(index, tree.published.size).map(({ level, at, side }) => {
    const node = tree.levels[level]![at]!;
    return { hash: hexOf(node.hash), sum: node.cents, side };
  });

/** The sides of the siblings on the path. They follow from position and size, so a verifier can check them. */
export const pathShape = (index: number, size: number) => {
  if (!isWhole(index) || index >= size) throw new RangeError(`No leaf ${index} in a tree of ${size}`);
  const shape: { level: number; at: number; side: PathStep["side"] }[] = [];
  let at = index;
  for (let level = 0, width = size; width > 1; level += 1, width = Math.ceil(width / 2)) {
    const neighbour = at % 2 === 0 ? at + 1 : at - 1;
    if (neighbour < width) shape.push({ level, at: neighbour, side: neighbour < at ? "left" : "right" });
    at = Math.floor(at / 2);
  }
  return shape;
};

const joinNeighbours = (level: readonly SumNode[], sha256: Sha256): Promise<SumNode[]> =>
  inBatches(Math.ceil(level.length / 2), async (i) => {
    const left = level[2 * i]!;
    const right = level[2 * i + 1];
    return right ? parentNode(left, right, sha256) : left;
  });

const inBatches = async <Made>(count: number, make: (i: number) => Promise<Made>): Promise<Made[]> => {
  const all: Made[] = [];
  for (let from = 0; from < count; from += batchSize) {
    const length = Math.min(batchSize, count - from);
    all.push(...(await Promise.all(Array.from({ length }, (_, i) => make(from + i)))));
  }
  return all;
};
