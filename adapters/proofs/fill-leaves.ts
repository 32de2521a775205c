import { randomBytes, randomFillSync, randomInt } from "node:crypto";
import { asCents, noCents } from "#domain/money/cents.ts";
import { nodeBytes, packLeaf } from "./packed-tree.ts";

/** Marks a place without a donation in this sealing. */
export const nowhere = 0xff_ff_ff_ff;
const minPadding = 16;
const paddingShare = 8;
const commitmentBytes = 32;
const giftBytes = 12 + commitmentBytes;
/** Marks a removed donation. */
const gone = -1n;

export type PlacedLeaves = Readonly<{ leaves: Buffer; indexes: Buffer }>;

/** Random number of empty leaves, so that the size does not reveal how many people gave. */
const paddedSize = (places: number): number => {
  const share = Math.floor(places / paddingShare);
  return places + minPadding + share + randomInt(minPadding + share);
};

/** A new random order per sealing keeps two proofs from showing the same neighbour's amount. `kept` leaves are moved, not hashed. */
export function leavesInNewOrder(places: number, kept: PlacedLeaves | null) {
  const size = paddedSize(places);
  const leaves = Buffer.alloc(size * nodeBytes);
  const order = shuffled(size);
  const indexes = Buffer.alloc(places * 4, 0xff);
  const isTaken = new Uint8Array(size);

  const take = (place: number): number => {
    const index = order[place] ?? nowhere;
    indexes.writeUInt32BE(index, place * 4);
    isTaken[index] = 1;
    return index;
  };
  const leave = (place: number): void => {
    indexes.writeUInt32BE(nowhere, place * 4);
    isTaken[order[place] ?? nowhere] = 0;
  };

  const move = (from: PlacedLeaves): void => {
    for (let place = 0; place * 4 < from.indexes.length; place += 1) {
      const before = from.indexes.readUInt32BE(place * 4);
      if (before !== nowhere)
        from.leaves.copy(leaves, take(place) * nodeBytes, before * nodeBytes, (before + 1) * nodeBytes);
    }
  };
  if (kept) move(kept);

  return {
    size,
    /** Donations as packed by the database: place, cents, commitment. */
    put: (packed: Buffer): void => {
      for (let at = 0; at < packed.length; at += giftBytes) {
        const place = packed.readUInt32BE(at);
        const cents = packed.readBigInt64BE(at + 4);
        if (cents === gone) leave(place);
        else packLeaf(leaves, take(place), packed.subarray(at + 12, at + giftBytes), asCents(Number(cents)));
      }
    },
    finish: (): PlacedLeaves => {
      const noise = randomBytes(commitmentBytes * size);
      for (let index = 0; index < size; index += 1)
        if (!isTaken[index])
          packLeaf(
            leaves,
            index,
            noise.subarray(commitmentBytes * index, commitmentBytes * (index + 1)),
            noCents,
          );
      return { leaves, indexes };
    },
  };
}

/** Fisher–Yates, with 53 random bits per step. */
function shuffled(size: number): Uint32Array {
  const order = Uint32Array.from({ length: size }, (_, i) => i);
  const random = randomFillSync(new Uint32Array(2 * size));
  for (let i = size - 1; i > 0; i -= 1) {
    const fraction = ((random[2 * i] ?? 0) * 2 ** 21 + ((random[2 * i + 1] ?? 0) >>> 11)) / 2 ** 53;
    const j = Math.floor(fraction * (i + 1));
    const kept = order[i] ?? 0;
    order[i] = order[j] ?? 0;
    order[j] = kept;
  }
  return order;
}
