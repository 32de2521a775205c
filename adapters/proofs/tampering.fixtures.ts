import { asCents } from "#domain/money/cents.ts";
import { hexOf } from "#domain/proofs/bytes.ts";
import { proofFormat, type GiftProof } from "#domain/proofs/gift-proof.ts";
import { logLeaf, logTree } from "#domain/proofs/log-tree.ts";
import { headStatement, rootStatement } from "#domain/proofs/statements.ts";
import { treeWithReceipts } from "#domain/proofs/sum-tree.fixtures.ts";
import { keyIdOf, newKeyPair, signerOf } from "./key-pair.ts";
import { sha256 } from "./sha256.ts";

const at = "2026-11-16T03:00:00.000Z";

const keyPair = () => {
  const { publicKey, secret } = newKeyPair();
  const id = keyIdOf(publicKey);
  return { signer: signerOf(id, secret), key: { id, publicKey: publicKey.toString("hex") } };
};

/** Proofs of donations in a log with other entries, and the keys. */
export async function provedGifts(amounts: readonly number[]) {
  const { published, receipts } = await treeWithReceipts(amounts);
  const { signer, key } = keyPair();
  const tree = { size: published.size, cents: published.totalCents, root: published.root };
  const none = { size: 1, cents: asCents(0), root: "ab".repeat(32) };
  const statement = rootStatement({
    year: 2026,
    at,
    gifts: tree,
    refunds: none,
    otherCents: asCents(0),
    entries: 9,
  });
  const log = logTree(sha256);
  const statements = ["{}", "{ }", statement, "{  }", "{   }"];
  for (const each of statements) log.append(sha256(logLeaf(each)));
  const head = signer.sign(headStatement(at, statements.length, hexOf(log.rootOf(statements.length))));
  const path = log.inclusion(2, statements.length).map((hash) => hexOf(hash));
  const proofs = receipts.map((gift): GiftProof => ({
    format: proofFormat,
    tree: "gifts",
    gift,
    root: signer.sign(statement),
    log: { position: 2, path, head },
  }));
  return { proofs, keys: [key], signer, statement };
}

type Proved = Awaited<ReturnType<typeof provedGifts>>;
type Tampering = (proof: GiftProof, proved: Proved) => unknown;

const withGift = (proof: GiftProof, change: object) => ({ ...proof, gift: { ...proof.gift, ...change } });
const withStep = (proof: GiftProof, change: object) =>
  withGift(proof, { path: proof.gift.path.map((step, i) => (i === 0 ? { ...step, ...change } : step)) });
const withRoot = (proof: GiftProof, change: object) => ({ ...proof, root: { ...proof.root, ...change } });
const flipped = (hex: string) => (hex.startsWith("0") ? "1" : "0") + hex.slice(1);
const said = ({ statement }: Proved) => JSON.parse(statement);
const resigned = (proof: GiftProof, proved: Proved, change: object) => ({
  ...proof,
  root: proved.signer.sign(JSON.stringify({ ...said(proved), ...change })),
});

/** Manipulations of a proof, with the reason that both verifiers give. */
export const tamperings: readonly (readonly [string, string, Tampering])[] = [
  ["a cent more", "sum_too_large", (p) => withGift(p, { cents: p.gift.cents + 1 })],
  ["a cent less", "not_in_total", (p) => withGift(p, { cents: p.gift.cents - 1 })],
  ["a negative amount", "proof_unreadable", (p) => withGift(p, { cents: 0 - p.gift.cents })],
  ["an amount that no number holds", "proof_unreadable", (p) => withGift(p, { cents: 2 ** 53 })],
  ["somebody else's gift", "not_in_total", (p) => withGift(p, { donationId: "don_9" })],
  ["another nonce", "not_in_total", (p) => withGift(p, { nonce: flipped(p.gift.nonce) })],
  ["another place", "path_misshapen", (p) => withGift(p, { index: p.gift.index + 1 })],
  ["a place outside the tree", "other_tree", (p) => withGift(p, { index: p.gift.size })],
  ["another size", "other_tree", (p) => withGift(p, { size: p.gift.size + 1 })],
  ["a neighbour's hash", "not_in_total", (p) => withStep(p, { hash: flipped(p.gift.path[0]?.hash ?? "") })],
  [
    "a neighbour's sum, a cent hidden",
    "not_in_total",
    (p) => withStep(p, { sum: (p.gift.path[0]?.sum ?? 0) - 1 }),
  ],
  ["a neighbour larger than the whole", "sum_too_large", (p) => withStep(p, { sum: 2 ** 52 })],
  ["a negative neighbour", "proof_unreadable", (p) => withStep(p, { sum: -1 })],
  [
    "a neighbour on the other side",
    "path_misshapen",
    (p) => withStep(p, { side: p.gift.path[0]?.side === "left" ? "right" : "left" }),
  ],
  ["a step left out", "path_misshapen", (p) => withGift(p, { path: p.gift.path.slice(1) })],
  ["a step too many", "path_misshapen", (p) => withGift(p, { path: [...p.gift.path, p.gift.path[0]] })],
  ["the other tree", "other_tree", (p) => ({ ...p, tree: "refunds" })],
  [
    "a total that was changed after signing",
    "signature_wrong",
    (p) => withRoot(p, { statement: p.root.statement.replace(/"cents":\d+/, '"cents":99999999') }),
  ],
  ["another signature", "signature_wrong", (p) => withRoot(p, { signature: flipped(p.root.signature) })],
  [
    "a key that nobody published",
    "unknown_key",
    (p) => ({ ...p, root: keyPair().signer.sign(p.root.statement) }),
  ],
  [
    "a signed text that is no root",
    "no_root",
    (p, proved) => ({ ...p, root: proved.signer.sign('{"kind":"key"}') }),
  ],
  [
    "a root of ours that never stood in the log",
    "not_in_log",
    (p, proved) => resigned(p, proved, { entries: 10 }),
  ],
  ["another place in the log", "not_in_log", (p) => ({ ...p, log: p.log && { ...p.log, position: 3 } })],
  [
    "a log without its head's signature",
    "signature_wrong",
    (p) => ({
      ...p,
      log: p.log && { ...p.log, head: { ...p.log.head, signature: flipped(p.log.head.signature) } },
    }),
  ],
  [
    "a root in the place of the head",
    "not_in_log",
    (p) => ({ ...p, log: p.log && { ...p.log, head: p.root } }),
  ],
  ["something added", "proof_unreadable", (p) => ({ ...p, note: "trust me" })],
  ["something left out", "proof_unreadable", (p) => ({ ...p, log: undefined })],
  ["no object at all", "proof_unreadable", () => "proof"],
];
