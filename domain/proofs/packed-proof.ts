import { asCents } from "#domain/money/cents.ts";
import { absoluteOf, negated } from "#domain/money/sums.ts";
import { base64urlOf, bytesOfBase64url } from "./base64url.ts";
import { bytesOfHex, bytesOfSum, bytesOfText, hexOf, joined, webSha256, type Bytes } from "./bytes.ts";
import { proofFormat, treeNames, type GiftProof } from "./gift-proof.ts";
import { readRoot, rootStatement } from "./statements.ts";
import { commitmentTo, leafNode, parentNode } from "./sum-node.ts";
import { pathShape } from "./sum-tree.ts";

/** Roots without `returnedCents`, and with it. */
const versions = [1, 2];

/** Omits everything that can be computed from position, path and parts. A changed byte breaks the signature. */
export function packProof({ tree, gift, root }: GiftProof): string {
  const statement = readRoot(root);
  if (!statement) throw new Error("A proof is packed with the root that was signed");
  const other = statement[tree === "gifts" ? "refunds" : "gifts"];
  const { returnedCents: returned } = statement;
  const whole = (value: number) => bytesOfSum(asCents(value));
  return base64urlOf(
    joined(
      Uint8Array.of(returned === undefined ? 1 : 2, treeNames.indexOf(tree)),
      bytesOfText(gift.donationId),
      bytesOfHex(gift.nonce),
      whole(gift.cents),
      whole(gift.index),
      whole(gift.size),
      ...gift.path.flatMap(({ hash, sum }) => [bytesOfHex(hash), whole(sum)]),
      whole(statement.year),
      whole(Date.parse(statement.at)),
      whole(other.size),
      whole(other.cents),
      bytesOfHex(other.root),
      bytesOfSum(absoluteOf(statement.otherCents)),
      Uint8Array.of(statement.otherCents < 0 ? 1 : 0),
      returned === undefined ? new Uint8Array() : whole(returned),
      whole(statement.entries),
      bytesOfHex(root.keyId),
      bytesOfHex(root.signature),
    ),
  );
}

/** Null: not a packed proof. The verifier decides whether it is valid. */
export async function unpackProof(packed: string): Promise<GiftProof | null> {
  const bytes = bytesOfBase64url(packed);
  try {
    return bytes && (await readPacked(bytes));
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

async function readPacked(bytes: Bytes): Promise<GiftProof | null> {
  const read = byteReader(bytes);
  const [marked = 0, treeAt] = read.bytes(2);
  const tree = treeNames[treeAt ?? -1];
  if (!versions.includes(marked) || !tree) return null;
  const donationId = read.text();
  const nonce = read.bytes(32);
  const cents = asCents(read.whole());
  const index = read.whole();
  const size = read.whole();
  const path = pathShape(index, size).map(({ side }) => ({
    hash: hexOf(read.bytes(32)),
    sum: asCents(read.whole()),
    side,
  }));
  const year = read.whole();
  const at = new Date(read.whole()).toISOString();
  const other = { size: read.whole(), cents: asCents(read.whole()), root: hexOf(read.bytes(32)) };
  const otherCents = asCents(read.whole());
  const [sign] = read.bytes(1);
  const returned = marked === 1 ? {} : { returnedCents: asCents(read.whole()) };
  const entries = read.whole();
  const keyId = hexOf(read.bytes(8));
  const signature = hexOf(read.bytes(64));
  // Each proof has one encoding.
  if (!read.isAtEnd() || (sign !== 0 && (sign !== 1 || otherCents === 0))) return null;

  let node = await leafNode({ commitment: await commitmentTo(donationId, nonce), cents }, webSha256);
  for (const { hash, sum, side } of path) {
    const neighbour = { hash: bytesOfHex(hash), cents: sum };
    node = await (side === "left"
      ? parentNode(neighbour, node, webSha256)
      : parentNode(node, neighbour, webSha256));
  }
  const own = { size, cents: node.cents, root: hexOf(node.hash) };
  const trees = tree === "gifts" ? { gifts: own, refunds: other } : { gifts: other, refunds: own };
  const statement = rootStatement({
    year,
    at,
    ...trees,
    otherCents: sign === 1 ? negated(otherCents) : otherCents,
    ...returned,
    entries,
  });
  return {
    format: proofFormat,
    tree,
    gift: { donationId, nonce: hexOf(nonce), cents, index, size, path },
    root: { statement, keyId, signature },
    log: null,
  };
}

/** Throws a RangeError beyond the end. */
function byteReader(source: Bytes) {
  let offset = 0;
  const bytes = (count: number): Bytes => {
    if (offset + count > source.length) throw new RangeError(`No ${count} bytes at ${offset}`);
    offset += count;
    return source.slice(offset - count, offset);
  };
  const unsigned = (count: number): bigint =>
    bytes(count).reduce((value, byte) => value * 256n + BigInt(byte), 0n);
  return {
    bytes,
    /** Eight bytes; an unsafe integer is a RangeError. */
    whole: (): number => {
      const value = unsigned(8);
      if (value > BigInt(Number.MAX_SAFE_INTEGER)) throw new RangeError(`Too large: ${value}`);
      return Number(value);
    },
    /** With a two-byte length prefix. */
    text: (): string => new TextDecoder().decode(bytes(Number(unsigned(2)))),
    isAtEnd: (): boolean => offset === source.length,
  };
}
