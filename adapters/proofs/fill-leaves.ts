import { randomBytes, randomFillSync, randomInt } from "node:crypto";
import { asCents, noCents } from "#domain/money/cents.ts";
import { nodeBytes, packLeaf } from "./packed-tree.ts";

/** Marks a place without a donation in this sealing. */
export const nowhere = 0xff_ff_ff_ff;
const minPadding = 16;
const paddingShare = 8;
const commitmentBytes = 32;
const giftBytes = 12 + commitmentBytes;

/** Random number of empty leaves, so that the size does not reveal how many people gave. */
const paddedSize = (places: number): number => {
  const share = Math.floor(places / paddingShare);
  return places + minPadding + share + randomInt(minPadding + share);
};

/** A new random order per sealing keeps two proofs from showing the same neighbour's amount. */
export function leavesInNewOrder(places: number) {
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
  return {
    size,
    /** Donations as packed by the database: place, cents, commitment. */
    put: (packed: Buffer): void => {
      for (let at = 0; at < packed.length; at += giftBytes) {
        const place = packed.readUInt32BE(at);
        const cents = asCents(Number(packed.readBigInt64BE(at + 4)));
        packLeaf(leaves, take(place), packed.subarray(at + 12, at + giftBytes), cents);
      }
    },
    finish: (): Readonly<{ leaves: Buffer; indexes: Buffer }> => {
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
