import { asCents } from "#domain/money/cents.ts";
import { hexOf } from "./bytes.ts";
import { commitmentTo, type Leaf } from "./sum-node.ts";
import { buildSumTree, pathOf } from "./sum-tree.ts";
import type { GiftReceipt } from "./verify-gift.ts";

export const goldenAmounts = [2500, 5000, 10_000, 25_000, 50] as const;
export const goldenRoot = "12323c1e0f3c6452baeafcc6dc413ee69d0a8dbc626538b5d4f806533757da78";

const nonceOf = (index: number) => new Uint8Array(32).fill(index);

/** Donations `don_0`, `don_1`, … each with a nonce of 32 equal bytes. */
export const leavesOf = (amounts: readonly number[]): Promise<Leaf[]> =>
  Promise.all(
    amounts.map(async (amount, i) => ({
      commitment: await commitmentTo(`don_${i}`, nonceOf(i)),
      cents: asCents(amount),
    })),
  );

export const goldenLeaves = (): Promise<Leaf[]> => leavesOf(goldenAmounts);

/** A tree of these donations with each receipt. */
export const treeWithReceipts = async (amounts: readonly number[]) => {
  const tree = await buildSumTree(await leavesOf(amounts));
  const receipts = amounts.map((amount, index): GiftReceipt => ({
    donationId: `don_${index}`,
    nonce: hexOf(nonceOf(index)),
    cents: asCents(amount),
    index,
    size: amounts.length,
    path: pathOf(tree, index),
  }));
  return { published: tree.published, receipts };
};
