import { plus, type Cents } from "#domain/money/cents.ts";
import { bytesOfSum, bytesOfText, hashLength, joined, webSha256, type Bytes, type Sha256 } from "./bytes.ts";

const leafMark = Uint8Array.of(0x00);
const nodeMark = Uint8Array.of(0x01);
const commitmentMark = new TextEncoder().encode("donation-v1");

export type SumNode = Readonly<{ hash: Bytes; cents: Cents }>;
export type Leaf = Readonly<{ commitment: Bytes; cents: Cents }>;

/** The nonce is only on the donor's receipt: without it amounts could be guessed. The id prevents one leaf for two donors. */
export const commitmentTo = async (
  donationId: string,
  nonce: Bytes,
  sha256: Sha256 = webSha256,
): Promise<Bytes> => {
  if (nonce.length !== hashLength)
    throw new RangeError(`A nonce has ${hashLength} bytes, not ${nonce.length}`);
  return sha256(joined(commitmentMark, bytesOfText(donationId), nonce));
};

export const leafNode = async ({ commitment, cents }: Leaf, sha256: Sha256): Promise<SumNode> => ({
  hash: await sha256(joined(leafMark, commitment, bytesOfSum(cents))),
  cents,
});

/** Each child's sum is hashed separately: hashing only the total lets a prover leave donations out (ePrint 2018/1139). */
export const parentNode = async (left: SumNode, right: SumNode, sha256: Sha256): Promise<SumNode> => ({
  hash: await sha256(
    joined(nodeMark, left.hash, bytesOfSum(left.cents), right.hash, bytesOfSum(right.cents)),
  ),
  cents: plus(left.cents, right.cents),
});

/** An accepted sum or position: a safe integer. */
export const isWhole = (value: number): boolean => Number.isSafeInteger(value) && value >= 0;
