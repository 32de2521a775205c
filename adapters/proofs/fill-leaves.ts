import { hash, randomBytes, randomFillSync, randomInt } from "node:crypto";
import { noCents, type Cents } from "#domain/money/cents.ts";
import { nodeBytes, packLeaf } from "./packed-tree.ts";

/** A gift with the place that it keeps from one sealing to the next. */
export type SealedGift = Readonly<{ place: number; donationId: string; nonce: Buffer; cents: Cents }>;

/** Of a place that holds no gift in this sealing. */
export const nowhere = 0xff_ff_ff_ff;
const minPadding = 16;
const paddingShare = 8;

/** Leaves of nothing besides the gifts: never the same number, so that the size does not tell how many gave. */
const paddedSize = (places: number): number => {
  const share = Math.floor(places / paddingShare);
  return places + minPadding + share + randomInt(minPadding + share);
};

/**
 * The leaves of a tree in an order drawn for this sealing alone. A proof shows its donor a stranger's sum; another order each
 * night, among leaves of nothing, keeps two proofs from showing the same neighbour.
 */
export function leavesInNewOrder(places: number) {
  const size = paddedSize(places);
  const leaves = Buffer.alloc(size * nodeBytes);
  const order = shuffled(size);
  const indexes = Buffer.alloc(places * 4, 0xff);
  const isTaken = new Uint8Array(size);
  return {
    size,
    put: ({ place, donationId, nonce, cents }: SealedGift): void => {
      const index = order[place] ?? nowhere;
      packLeaf(leaves, index, commitmentTo(donationId, nonce), cents);
      indexes.writeUInt32BE(index, place * 4);
      isTaken[index] = 1;
    },
    /** Fills what is left with nothing. */
    finish: (): { leaves: Buffer; indexes: Buffer } => {
      const noise = randomBytes(32 * size);
      for (let index = 0; index < size; index += 1)
        if (!isTaken[index]) packLeaf(leaves, index, noise.subarray(32 * index, 32 * index + 32), noCents);
      return { leaves, indexes };
    },
  };
}

const mark = Buffer.from("donation-v1");

function commitmentTo(donationId: string, nonce: Buffer): Buffer {
  const id = Buffer.from(donationId);
  const length = Buffer.from([id.length >> 8, id.length & 0xff]);
  return hash("sha256", Buffer.concat([mark, length, id, nonce]), "buffer");
}

/** Fisher and Yates, with 53 random bits for each step. */
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
