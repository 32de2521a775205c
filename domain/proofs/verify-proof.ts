import type { Cents } from "#domain/money/cents.ts";
import { bytesOfHex, webSha256, hexOf, type Bytes } from "./bytes.ts";
import { giftProof, type GiftProof, type TreeName } from "./gift-proof.ts";
import { logLeaf, logPair } from "./log-tree.ts";
import { checkSignature, type KnownKeys, type SignatureVerdict } from "./signed.ts";
import { readHead, readRoot, type RootSaid } from "./statements.ts";
import { verifyGift, type GiftRefusal } from "./verify-gift.ts";

const proofRefusals = [
  "proof_unreadable",
  "unknown_key",
  "signature_wrong",
  "not_supported",
  "no_root",
  "other_tree",
  "path_misshapen",
  "sum_too_large",
  "not_in_total",
  "not_in_log",
] as const;
export type ProofRefusal = (typeof proofRefusals)[number];

export type Proved = Readonly<{
  ok: true;
  tree: TreeName;
  donationId: string;
  cents: Cents;
  root: RootSaid;
  /** The log size of the inclusion proof; null for a printed code. */
  logSize: number | null;
}>;
export type ProofVerdict = Proved | Readonly<{ ok: false; reason: ProofRefusal }>;

/** Verifies offline: the keys came with the page. */
export async function verifyProof(input: unknown, keys: KnownKeys): Promise<ProofVerdict> {
  const read = giftProof.safeParse(input);
  if (!read.success) return refused("proof_unreadable");
  const { tree, gift, root } = read.data;
  const signature = await checkSignature(root, keys);
  if (signature !== "ok") return refused(signature);
  const statement = readRoot(root);
  if (!statement) return refused("no_root");

  const { cents: totalCents, size, root: hash } = statement[tree];
  const found = await verifyGift(gift, { root: hash, totalCents, size });
  if (!found.ok) return refused(inWords[found.reason]);
  const log = await checkLog(read.data, keys);
  if (typeof log === "string") return refused(log);
  return { ok: true, tree, donationId: gift.donationId, cents: gift.cents, root: statement, logSize: log };
}

const inWords: Record<GiftRefusal, ProofRefusal> = {
  receipt_unreadable: "proof_unreadable",
  other_tree: "other_tree",
  path_misshapen: "path_misshapen",
  sum_too_large: "sum_too_large",
  not_in_total: "not_in_total",
};

/** The log size, or why it does not contain the root. */
async function checkLog(
  { log, root }: GiftProof,
  keys: KnownKeys,
): Promise<number | null | "not_in_log" | Exclude<SignatureVerdict, "ok">> {
  if (log === null) return null;
  const signature = await checkSignature(log.head, keys);
  if (signature !== "ok") return signature;
  const head = readHead(log.head);
  if (!head) return "not_in_log";
  const leaf = await webSha256(logLeaf(root.statement));
  const path = log.path.map((hash) => bytesOfHex(hash));
  return (await isInLog(leaf, { ...head, position: log.position, path })) ? head.size : "not_in_log";
}

const refused = (reason: ProofRefusal) => ({ ok: false, reason }) as const;

/** RFC 9162, 2.1.3.2: inclusion. */
export async function isInLog(
  leafHash: Bytes,
  { position, size, path, root }: { position: number; size: number; path: readonly Bytes[]; root: string },
): Promise<boolean> {
  if (position >= size) return false;
  let place = position;
  let last = size - 1;
  let node = leafHash;
  for (const neighbour of path) {
    if (last === 0) return false;
    if (place % 2 === 1 || place === last) {
      node = await webSha256(logPair(neighbour, node));
      while (place % 2 === 0 && place !== 0) [place, last] = [half(place), half(last)];
    } else node = await webSha256(logPair(node, neighbour));
    [place, last] = [half(place), half(last)];
  }
  return last === 0 && hexOf(node) === root;
}

/** RFC 9162, 2.1.4.2: consistency. */
export async function isContinued(
  first: { size: number; root: string },
  second: { size: number; root: string },
  proof: readonly Bytes[],
): Promise<boolean> {
  if (first.size > second.size) return false;
  if (first.size === second.size) return proof.length === 0 && first.root === second.root;
  if (first.size === 0) return proof.length === 0;
  const path = Number.isInteger(Math.log2(first.size)) ? [bytesOfHex(first.root), ...proof] : [...proof];
  const [start, ...rest] = path;
  if (!start) return false;
  let place = first.size - 1;
  let last = second.size - 1;
  while (place % 2 === 1) [place, last] = [half(place), half(last)];
  let [old, now] = [start, start];
  for (const neighbour of rest) {
    if (last === 0) return false;
    if (place % 2 === 1 || place === last) {
      [old, now] = [await webSha256(logPair(neighbour, old)), await webSha256(logPair(neighbour, now))];
      while (place % 2 === 0 && place !== 0) [place, last] = [half(place), half(last)];
    } else now = await webSha256(logPair(now, neighbour));
    [place, last] = [half(place), half(last)];
  }
  return last === 0 && hexOf(old) === first.root && hexOf(now) === second.root;
}

const half = (value: number): number => Math.floor(value / 2);
