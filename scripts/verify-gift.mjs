// `npm run verify-gift -- proof.json --keys keys.json`: whether a sealed total really contains a gift. One file, no dependencies, no network.
// It shares no code with the site: it was written from docs/verify-a-gift.md. `--keys keys.json` holds the foundation's keys:
// the answer of /api/transparency/log, fetched another time or from another place. Without it the script can say that a proof is
// consistent, not who made it.
import { createHash, createPublicKey, verify } from "node:crypto";
import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

const most = Number.MAX_SAFE_INTEGER;
const isWhole = (value) => Number.isSafeInteger(value) && value >= 0;
const isHex = (value, bytes) =>
  typeof value === "string" && value.length === 2 * bytes && /^[0-9a-f]*$/.test(value);
const half = (value) => Math.floor(value / 2);
const sha256 = (...pieces) => createHash("sha256").update(Buffer.concat(pieces)).digest();
const u64 = (value) => {
  const bytes = Buffer.alloc(8);
  bytes.writeBigUInt64BE(BigInt(value));
  return bytes;
};
const hex = (text) => Buffer.from(text, "hex");
/** Whether an object has exactly these names. */
const has = (value, names) =>
  typeof value === "object" &&
  value !== null &&
  !Array.isArray(value) &&
  Object.keys(value).length === names.length &&
  names.every((name) => Object.hasOwn(value, name));

const sentences = {
  proof_unreadable: "This is no proof of a gift, or parts of it are missing or were changed.",
  unknown_key: "It is signed with a key that the foundation did not publish.",
  signature_wrong: "The signature does not fit: what was signed has been changed.",
  no_root: "What is signed is not the total of a year.",
  other_tree: "The gift's place does not belong to the sealed total of that size.",
  path_misshapen: "The way from the gift to the total has the wrong shape.",
  sum_too_large: "A part is larger than the whole that it is said to be in.",
  not_in_total: "The sealed total does not contain this gift with this amount.",
  not_in_log: "The public log does not contain this total.",
};

/** @returns {{ ok: true, proved: object } | { ok: false, reason: string }} */
export function verifyProof(proof, keys) {
  const refused = (reason) => ({ ok: false, reason });
  if (!isProof(proof)) return refused("proof_unreadable");
  const { tree, gift, root, log } = proof;
  const signature = checkSignature(root, keys);
  if (signature) return refused(signature);
  const said = readRoot(root.statement);
  if (!said) return refused("no_root");
  const sealed = said[tree];
  if (gift.size !== sealed.size || gift.index >= gift.size) return refused("other_tree");
  const sides = sidesOf(gift.index, gift.size);
  if (sides.length !== gift.path.length || gift.path.some(({ side }, i) => side !== sides[i]))
    return refused("path_misshapen");

  const id = Buffer.from(gift.donationId);
  const length = Buffer.from([id.length >> 8, id.length & 255]);
  const commitment = sha256(Buffer.from("donation-v1"), length, id, hex(gift.nonce));
  let hash = sha256(Buffer.from([0]), commitment, u64(gift.cents));
  let cents = gift.cents;
  for (const step of gift.path) {
    if (cents > most - step.sum || cents + step.sum > sealed.cents) return refused("sum_too_large");
    const [own, other] = [Buffer.concat([hash, u64(cents)]), Buffer.concat([hex(step.hash), u64(step.sum)])];
    hash = step.side === "left" ? sha256(Buffer.from([1]), other, own) : sha256(Buffer.from([1]), own, other);
    cents += step.sum;
  }
  if (hash.toString("hex") !== sealed.root || cents !== sealed.cents) return refused("not_in_total");

  if (log !== null) {
    const headSignature = checkSignature(log.head, keys);
    if (headSignature) return refused(headSignature);
    const head = parsed(log.head.statement);
    const isHead =
      has(head, ["kind", "at", "size", "root"]) &&
      head.kind === "head" &&
      isWhole(head.size) &&
      isHex(head.root, 32);
    if (!isHead || !isInLog(root.statement, log, head)) return refused("not_in_log");
  }
  return {
    ok: true,
    proved: { tree, cents: gift.cents, donationId: gift.donationId, root: said, keyId: root.keyId },
  };
}

function isProof(proof) {
  const isSigned = (value) =>
    has(value, ["statement", "keyId", "signature"]) &&
    typeof value.statement === "string" &&
    value.statement.length >= 2 &&
    value.statement.length <= 2000 &&
    isHex(value.keyId, 8) &&
    isHex(value.signature, 64);
  if (!has(proof, ["format", "tree", "gift", "root", "log"])) return false;
  const { format, tree, gift, root, log } = proof;
  if (format !== "open-hand-gift-proof-v1" || !["gifts", "refunds"].includes(tree) || !isSigned(root))
    return false;
  if (!has(gift, ["donationId", "nonce", "cents", "index", "size", "path"])) return false;
  if (typeof gift.donationId !== "string" || gift.donationId === "" || gift.donationId.length > 200)
    return false;
  if (!isHex(gift.nonce, 32) || ![gift.cents, gift.index, gift.size].every(isWhole)) return false;
  if (!Array.isArray(gift.path) || gift.path.length > 53) return false;
  const isStep = (step) =>
    has(step, ["hash", "sum", "side"]) &&
    isHex(step.hash, 32) &&
    isWhole(step.sum) &&
    ["left", "right"].includes(step.side);
  if (!gift.path.every(isStep)) return false;
  if (log === null) return true;
  return (
    has(log, ["position", "path", "head"]) &&
    isWhole(log.position) &&
    Array.isArray(log.path) &&
    log.path.length <= 30 &&
    log.path.every((hash) => isHex(hash, 32)) &&
    isSigned(log.head)
  );
}

/** The ID of a key says which key it is: its first eight bytes are those of the key's hash. */
const idOf = (publicKey) =>
  isHex(publicKey, 32) ? sha256(hex(publicKey)).toString("hex").slice(0, 16) : null;

/** Null, or the reason why not. */
function checkSignature({ statement, keyId, signature }, keys) {
  const known = keys.find(({ id, publicKey }) => id === keyId && id === idOf(publicKey));
  if (!known) return "unknown_key";
  const x = hex(known.publicKey).toString("base64url");
  const key = createPublicKey({ key: { kty: "OKP", crv: "Ed25519", x }, format: "jwk" });
  return verify(null, Buffer.from(`open-hand-v1\n${statement}`), key, hex(signature))
    ? null
    : "signature_wrong";
}

function parsed(statement) {
  try {
    return JSON.parse(statement);
  } catch {
    return null;
  }
}

function readRoot(statement) {
  const names = ["kind", "year", "at", "gifts", "refunds", "otherCents", "entries"];
  const said = parsed(statement);
  const isTree = (tree) =>
    has(tree, ["size", "cents", "root"]) && isWhole(tree.size) && isWhole(tree.cents) && isHex(tree.root, 32);
  const isRoot =
    (has(said, names) || (has(said, [...names, "returnedCents"]) && isWhole(said.returnedCents))) &&
    said.kind === "root" &&
    isWhole(said.year) &&
    isTree(said.gifts) &&
    isTree(said.refunds) &&
    Number.isSafeInteger(said.otherCents);
  return isRoot ? said : null;
}

/** On which side each neighbour stands on the way up from a place in a tree of a size. */
function sidesOf(index, size) {
  const sides = [];
  for (let [at, width] = [index, size]; width > 1; at = Math.floor(at / 2), width = Math.ceil(width / 2))
    if (at % 2 === 1) sides.push("left");
    else if (at + 1 < width) sides.push("right");
  return sides;
}

/** RFC 9162, 2.1.3.2. */
function isInLog(statement, { position, path }, { size, root }) {
  if (position >= size) return false;
  let [place, last] = [position, size - 1];
  let hash = sha256(Buffer.from([0]), Buffer.from(statement));
  for (const neighbour of path.map(hex)) {
    if (last === 0) return false;
    if (place % 2 === 1 || place === last) {
      hash = sha256(Buffer.from([1]), neighbour, hash);
      while (place % 2 === 0 && place !== 0) [place, last] = [half(place), half(last)];
    } else hash = sha256(Buffer.from([1]), hash, neighbour);
    [place, last] = [half(place), half(last)];
  }
  return last === 0 && hash.toString("hex") === root;
}

const euros = (cents) => `EUR ${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, "0")}`;

/** A sentence and an exit code: 0 proved, 1 refused, 3 consistent, but nobody checked whose key it is. */
export function tell(text, keyText) {
  const proof = parsed(text);
  const kept = keyText === null ? null : parsed(keyText);
  const listed = Array.isArray(kept) ? kept : (kept?.keys ?? []);
  const keys = keyText === null && Array.isArray(proof?.keys) ? proof.keys : listed;
  const { keys: _, ...rest } = Object(proof);
  const verdict = verifyProof(proof === null ? null : rest, keys);
  if (!verdict.ok) return { code: 1, sentence: `Refused (${verdict.reason}): ${sentences[verdict.reason]}` };
  const { tree, cents, donationId, root } = verdict.proved;
  if (keyText === null)
    return {
      code: 3,
      sentence:
        "The proof is consistent, but whose key signed it was not checked: save the answer of /api/transparency/log and pass it with --keys.",
    };
  const what = tree === "gifts" ? "Gift" : "The refund of gift";
  const total = `${euros(root[tree].cents)} of ${root.year}, as sealed at ${root.at}`;
  const fingerprint = root[tree].root.slice(0, 16).match(/.{4}/g).join(" ");
  return {
    code: 0,
    sentence: `${what} ${donationId} counts with ${euros(cents)} in the total of ${total}, with the fingerprint ${fingerprint}.`,
  };
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const named = process.argv.slice(2);
  const at = named.indexOf("--keys");
  const [, keysFile] = at === -1 ? [] : named.splice(at, 2);
  const [file] = named;
  if (!file) {
    process.stderr.write("Usage: npm run verify-gift -- proof.json --keys keys.json\n");
    process.exit(2);
  }
  const { code, sentence } = tell(
    readFileSync(file, "utf8"),
    keysFile ? readFileSync(keysFile, "utf8") : null,
  );
  process[code === 0 ? "stdout" : "stderr"].write(`${sentence}\n`);
  process.exit(code);
}
