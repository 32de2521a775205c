import * as z from "zod/mini";
import { maxIdLength } from "#domain/limits.ts";
import { bytesOfHex, hexOf, webSha256 } from "./bytes.ts";
import { commitmentTo, isWhole, leafNode, parentNode } from "./sum-node.ts";
import { pathShape, type PublishedRoot } from "./sum-tree.ts";

/** Enough for every safe integer of donations. */
const maxPathLength = 53;

const hash = z.string().check(z.regex(/^[0-9a-f]{64}$/));
const whole = z.number().check(z.refine(isWhole));
const sumOfCents = whole.brand<"Cents">();

export const giftReceipt = z.strictObject({
  donationId: z.string().check(z.minLength(1), z.maxLength(maxIdLength)),
  nonce: hash,
  cents: sumOfCents,
  index: whole,
  size: whole,
  path: z
    .array(z.strictObject({ hash, sum: sumOfCents, side: z.enum(["left", "right"]) }))
    .check(z.maxLength(maxPathLength)),
});
export type GiftReceipt = z.infer<typeof giftReceipt>;

export type Verdict = { ok: true } | { ok: false; reason: GiftRefusal };
export type GiftRefusal =
  | "receipt_unreadable"
  | "other_tree"
  | "path_misshapen"
  | "sum_too_large"
  | "not_in_total";

/** Whether the published total contains this donation. Needs only the receipt and the root. */
export const verifyGift = async (input: unknown, published: PublishedRoot): Promise<Verdict> => {
  const read = giftReceipt.safeParse(input);
  if (!read.success) return { ok: false, reason: "receipt_unreadable" };
  const receipt = read.data;
  if (receipt.size !== published.size || receipt.index >= receipt.size)
    return { ok: false, reason: "other_tree" };
  if (!hasExpectedShape(receipt)) return { ok: false, reason: "path_misshapen" };

  const commitment = await commitmentTo(receipt.donationId, bytesOfHex(receipt.nonce));
  let node = await leafNode({ commitment, cents: receipt.cents }, webSha256);
  for (const { hash: sibling, sum, side } of receipt.path) {
    // Checked at every step: a sum above the total must not be hidden by a later overflow.
    if (!isWhole(node.cents + sum) || node.cents + sum > published.totalCents)
      return { ok: false, reason: "sum_too_large" };
    const other = { hash: bytesOfHex(sibling), cents: sum };
    node = await (side === "left" ? parentNode(other, node, webSha256) : parentNode(node, other, webSha256));
  }

  const isRoot = hexOf(node.hash) === published.root && node.cents === published.totalCents;
  return isRoot ? { ok: true } : { ok: false, reason: "not_in_total" };
};

const hasExpectedShape = ({ path, index, size }: GiftReceipt): boolean => {
  const shape = pathShape(index, size);
  return path.length === shape.length && path.every(({ side }, i) => side === shape[i]?.side);
};
