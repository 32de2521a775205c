import * as z from "zod/mini";
import { hexOfBytes, signedText } from "./signed.ts";
import { giftReceipt } from "./verify-gift.ts";

export const proofFormat = "open-hand-gift-proof-v1";
/** Enough for a million years of nightly entries. */
const maxLogPath = 30;

export const treeNames = ["gifts", "refunds"] as const;
export type TreeName = (typeof treeNames)[number];

/** Inclusion of a root in the public log. */
const logPlace = z.strictObject({
  position: z.int().check(z.minimum(0)),
  path: z.array(hexOfBytes(32)).check(z.maxLength(maxLogPath)),
  head: signedText,
});

/** The donor's proof file. Without `log` it is the short form of a printed code. */
export const giftProof = z.strictObject({
  format: z.literal(proofFormat),
  tree: z.enum(treeNames),
  gift: giftReceipt,
  root: signedText,
  log: z.nullable(logPlace),
});
export type GiftProof = z.infer<typeof giftProof>;
