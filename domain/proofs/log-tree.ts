import { joined, type Bytes } from "./bytes.ts";

type Hash = (bytes: Bytes) => Bytes;

const leafMark = Uint8Array.of(0x00);
const nodeMark = Uint8Array.of(0x01);

export const logLeaf = (statement: string): Bytes => joined(leafMark, new TextEncoder().encode(statement));
export const logPair = (left: Bytes, right: Bytes): Bytes => joined(nodeMark, left, right);

/** The largest power of two below a number greater than one. */
export const splitOf = (size: number): number => 2 ** Math.floor(Math.log2(size - 1));

/** The Merkle log of RFC 9162, 2.1. Full subtrees never change, so each is hashed once. */
export function logTree(hash: Hash) {
  /** Hashes of full subtrees, by height. */
  const full: Bytes[][] = [[]];

  const append = (leafHash: Bytes): void => {
    let node = leafHash;
    for (let height = 0; ; height += 1) {
      const level = (full[height] ??= []);
      level.push(node);
      if (level.length % 2 === 1) return;
      node = hash(logPair(level[level.length - 2] ?? node, node));
    }
  };

  /** Over a range of leaves; `from` is a multiple of the next power of two. */
  const hashOf = (from: number, to: number): Bytes => {
    if (to === 0) return hash(new Uint8Array());
    const size = to - from;
    if (size === 1 || Number.isInteger(Math.log2(size))) {
      const found = full[Math.log2(size)]?.[from / size];
      if (found) return found;
      throw new RangeError(`The log does not reach ${to}`);
    }
    const middle = from + splitOf(size);
    return hash(logPair(hashOf(from, middle), hashOf(middle, to)));
  };

  /** The inclusion proof of an entry, nearest first. */
  const inclusion = (position: number, size: number): Bytes[] => {
    const within = (from: number, to: number): Bytes[] => {
      if (to - from === 1) return [];
      const middle = from + splitOf(to - from);
      return position < middle
        ? [...within(from, middle), hashOf(middle, to)]
        : [...within(middle, to), hashOf(from, middle)];
    };
    if (position < 0 || position >= size) throw new RangeError(`No entry ${position} in a log of ${size}`);
    return within(0, size);
  };

  /** The consistency proof between two sizes. */
  const consistency = (first: number, second: number): Bytes[] => {
    const within = (from: number, to: number, isWhole: boolean): Bytes[] => {
      if (first === to) return isWhole ? [] : [hashOf(from, to)];
      const middle = from + splitOf(to - from);
      return first <= middle
        ? [...within(from, middle, isWhole), hashOf(middle, to)]
        : [...within(middle, to, false), hashOf(from, middle)];
    };
    if (first < 0 || first > second) throw new RangeError(`No log of ${first} within one of ${second}`);
    return first === 0 || first === second ? [] : within(0, second, true);
  };

  return {
    append,
    rootOf: (size: number) => hashOf(0, size),
    inclusion,
    consistency,
    size: () => full[0]?.length ?? 0,
  };
}
