import { setImmediate } from "node:timers/promises";
import { asCents, type Cents } from "#domain/money/cents.ts";
import { hashInto } from "./sha256.ts";

/** The tree of `domain/proofs/sum-tree.ts`, 40 bytes per node. Stores every eighth level in tiles of 256; the rest is recomputed. */
export const nodeBytes = 40;
export const tileLevels = 8;
export const tileNodes = 2 ** tileLevels;

const hashBytes = 32;
/** Yields to the event loop after this many hashes. */
const hashesAtOnce = 4096;

type PackedLevel = Readonly<{ level: number; nodes: Buffer }>;
export type PackedTree = Readonly<{ root: Buffer; cents: Cents; levels: PackedLevel[] }>;

/** `leaves` were written by `packLeaf`. */
export async function packTree(leaves: Buffer): Promise<PackedTree> {
  const levels: PackedLevel[] = [];
  let nodes = leaves;
  for (let level = 0; ; level += 1) {
    if (level % tileLevels === 0) levels.push({ level, nodes });
    if (nodes.length <= nodeBytes) break;
    nodes = await levelAbove(nodes);
  }
  return { root: nodes.subarray(0, hashBytes), cents: sumIn(nodes, 0), levels };
}

const leaf = Buffer.alloc(1 + nodeBytes);

/** A leaf of the tree, from a commitment of 32 bytes. */
export function packLeaf(into: Buffer, index: number, commitment: Uint8Array, cents: Cents): void {
  leaf.set(commitment, 1);
  writeSum(leaf, 1 + hashBytes, cents);
  hashInto(into, index * nodeBytes, leaf);
  writeSum(into, index * nodeBytes + hashBytes, cents);
}

async function levelAbove(below: Buffer): Promise<Buffer> {
  const count = below.length / nodeBytes;
  const above = Buffer.allocUnsafe(Math.ceil(count / 2) * nodeBytes);
  for (let i = 0; 2 * i + 1 < count; i += 1) {
    if (i % hashesAtOnce === hashesAtOnce - 1) await setImmediate();
    joinPair(below, 2 * i, above, i);
  }
  // A last node without a sibling moves up unchanged.
  if (count % 2 === 1) below.copy(above, above.length - nodeBytes, below.length - nodeBytes);
  return above;
}

const pair = Buffer.alloc(1 + 2 * nodeBytes);
pair[0] = 1;

function joinPair(below: Buffer, left: number, above: Buffer, at: number): void {
  below.copy(pair, 1, left * nodeBytes, (left + 2) * nodeBytes);
  hashInto(above, at * nodeBytes, pair);
  const sum = sumIn(below, left) + sumIn(below, left + 1);
  writeSum(above, at * nodeBytes + hashBytes, asCents(sum));
}

export function levelsOfTile(nodes: Buffer): Buffer[] {
  const levels = [nodes];
  for (let below = nodes; levels.length < tileLevels;) {
    const count = below.length / nodeBytes;
    const above = Buffer.alloc(Math.ceil(count / 2) * nodeBytes);
    for (let i = 0; 2 * i + 1 < count; i += 1) joinPair(below, 2 * i, above, i);
    if (count % 2 === 1) below.copy(above, above.length - nodeBytes, below.length - nodeBytes);
    levels.push(above);
    below = above;
  }
  return levels;
}

export const hashIn = (nodes: Buffer, at: number): string =>
  nodes.toString("hex", at * nodeBytes, at * nodeBytes + hashBytes);

export const sumIn = (nodes: Buffer, at: number): Cents =>
  asCents(
    nodes.readUInt32BE(at * nodeBytes + hashBytes) * 2 ** 32 +
      nodes.readUInt32BE(at * nodeBytes + hashBytes + 4),
  );

function writeSum(into: Buffer, offset: number, cents: Cents): void {
  if (cents < 0) throw new RangeError(`A leaf must not be negative: ${cents}`);
  into.writeUInt32BE(Math.floor(cents / 2 ** 32), offset);
  into.writeUInt32BE(cents % 2 ** 32, offset + 4);
}
