// `node witness.mjs https://the.site folder`: keeps a copy of the public log in a folder and raises an alarm if the site's log no
// longer continues that copy. No dependencies. Run it every night, far from the site, and keep the folder.
//   --with file           compares with another witness's log.json, or with a donor's proof.json; may be repeated
//   --accept-key id       trusts a key that no earlier key announced
//   --accept-entry number trusts an entry that raised an alarm and was explained
//   --stale-days number   how old the newest entry may be (40)
// Exit 0: no alarm. 1: the log forked, shrank, stopped, has an unannounced key, or an entry with a falling total, an odd date or a
// repeated root. 2: the site could not be read.
import { createHash, createPublicKey, verify } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

const half = (value) => Math.floor(value / 2);
const sha256 = (...pieces) => createHash("sha256").update(Buffer.concat(pieces)).digest();
const leafOf = (statement) => sha256(Buffer.from([0]), Buffer.from(statement));
const pair = (left, right) => sha256(Buffer.from([1]), left, right);

/** RFC 9162, 2.1.1. */
export function rootOf(leaves) {
  if (leaves.length === 0) return sha256();
  if (leaves.length === 1) return leaves[0];
  let split = 1;
  while (split * 2 < leaves.length) split *= 2;
  return pair(rootOf(leaves.slice(0, split)), rootOf(leaves.slice(split)));
}

const keyIdOf = (publicKey) => sha256(Buffer.from(publicKey, "hex")).toString("hex").slice(0, 16);

function isSigned({ statement, keyId, signature }, keys) {
  const publicKey = keys.get(keyId);
  if (!publicKey) return false;
  const x = Buffer.from(publicKey, "hex").toString("base64url");
  const key = createPublicKey({ key: { kty: "OKP", crv: "Ed25519", x }, format: "jwk" });
  return verify(null, Buffer.from(`open-hand-v1\n${statement}`), key, Buffer.from(signature, "hex"));
}

class Alarm extends Error {}

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
const defaultStaleDays = 40;
const kinds = ["root", "key", "document"];

/** Sixteen digits that two people can compare by eye or by telephone. */
export const fingerprint = (root) => root.slice(0, 16).match(/.{4}/g).join(" ");

/**
 * What a correctly signed log must not say either: a year's total that falls, although refunds are counted separately; dates
 * that go back or are in the future; one year's root twice.
 */
export function checkContents(entries, { acceptedEntries = [], now = Date.now() } = {}) {
  const [received, roots] = [new Map(), new Set()];
  let latest = 0;
  for (const { position, statement } of entries) {
    const said = JSON.parse(statement);
    const refuse = (reason) => {
      if (!acceptedEntries.includes(position))
        throw new Alarm(
          `Entry ${position} ${reason} Ask why; if it is explained: --accept-entry ${position}`,
        );
    };
    const at = Date.parse(said.at);
    if (Number.isNaN(at) || at < latest - hourMs)
      refuse(`is dated ${said.at}, before the entry in front of it.`);
    if (at > now + hourMs) refuse(`is dated ${said.at}, in the future.`);
    latest = Math.max(latest, at);
    if (said.kind !== "root") continue;
    const { year, gifts, returnedCents = 0 } = said;
    const sum = gifts.cents + returnedCents;
    if (sum < (received.get(year) ?? 0))
      refuse(`says that ${year} received ${sum} cents; it was ${received.get(year)} before.`);
    received.set(year, sum);
    for (const name of [`${year} at ${said.at}`, `root ${gifts.root}`]) {
      if (roots.has(name)) refuse(`repeats the ${name}.`);
      roots.add(name);
    }
  }
}

/** Whether somebody else was shown the same log: another witness's copy, or the head in a donor's proof. */
export function compareWith(entries, keys, other) {
  const head = other.head ?? other.log?.head;
  if (!head) throw new Alarm("The other file has no head of a log.");
  if (!isSigned(head, keys))
    throw new Alarm("The other head is not signed by a key of this log. Keep both files.");
  const { size, root } = JSON.parse(head.statement);
  if (size > entries.length)
    throw new Alarm(
      `Somebody else was shown ${size} entries, we were shown ${entries.length}. Keep both files.`,
    );
  const own = rootOf(entries.slice(0, size).map(({ statement }) => leafOf(statement))).toString("hex");
  if (own !== root)
    throw new Alarm(
      `Somebody else was shown another log with ${size} entries. Keep both files: they are proof.`,
    );
}

/**
 * Follows the log from its first entry: each key is announced by one before it, each entry signed by a known key. The first key,
 * and those named by `--accept-key`, are trusted.
 */
export function follow(entries, accepted = []) {
  const keys = new Map();
  for (const [position, entry] of entries.entries()) {
    if (entry.position !== position) throw new Alarm(`Entry ${position} of the log is missing.`);
    const said = JSON.parse(entry.statement);
    if (said.kind === "key") {
      const id = keyIdOf(said.publicKey);
      const isVouchedFor = keys.size === 0 || keys.has(entry.keyId) || accepted.includes(id);
      if (!isVouchedFor)
        throw new Alarm(
          `Key ${id} at entry ${position} was announced by no key before it. Ask why; if it is explained: --accept-key ${id}`,
        );
      if (keys.size === 0 || !keys.has(entry.keyId)) keys.set(id, said.publicKey);
      if (!isSigned(entry, keys)) throw new Alarm(`The signature of entry ${position} is wrong.`);
      keys.set(id, said.publicKey);
    } else if (!isSigned(entry, keys))
      throw new Alarm(`The signature of entry ${position} is wrong, or its key is unknown.`);
  }
  return keys;
}

/** Whether what the site tells now is the continuation of what was kept. Throws an alarm where it is not. */
export function compare(kept, told, accepted = []) {
  if (!told.head) {
    if (kept.entries.length > 0) throw new Alarm("The log has become empty.");
    return;
  }
  const keys = follow(told.entries, accepted);
  if (!isSigned(told.head, keys)) throw new Alarm("The head of the log is not signed by a key of the log.");
  const head = JSON.parse(told.head.statement);
  const leaves = told.entries.map(({ statement }) => leafOf(statement));
  if (head.size !== leaves.length)
    throw new Alarm(`The head says ${head.size} entries, the log has ${leaves.length}.`);
  if (rootOf(leaves).toString("hex") !== head.root) throw new Alarm("The head does not fit the entries.");
  if (kept.entries.length > leaves.length)
    throw new Alarm(
      `The log has shrunk: ${kept.entries.length} entries were kept, ${leaves.length} are told.`,
    );
  const same = rootOf(leaves.slice(0, kept.entries.length)).toString("hex");
  if (kept.head && same !== JSON.parse(kept.head.statement).root) {
    const at = kept.entries.findIndex(({ statement }, i) => statement !== told.entries[i].statement);
    throw new Alarm(
      `The log has forked: entry ${at} is another than the one that was kept. Keep both: this is proof.`,
    );
  }
}

/** That the site can also prove what we found by ourselves: the proof others rely on. */
async function checkOwnProof(site, kept, told) {
  if (!kept.head || !told.head) return;
  const [first, second] = [kept, told].map(({ head }) => JSON.parse(head.statement));
  const { path } = await ask(
    `${site}/api/transparency/log/consistency?first=${first.size}&second=${second.size}`,
  );
  if (
    !isContinued(
      first,
      second,
      path.map((hash) => Buffer.from(hash, "hex")),
    )
  )
    throw new Alarm("The site's own proof that the log only grew is wrong.");
}

/** RFC 9162, 2.1.4.2. */
export function isContinued(first, second, proof) {
  if (first.size === second.size) return proof.length === 0 && first.root === second.root;
  const isPower = Number.isInteger(Math.log2(first.size));
  const [start, ...rest] = isPower ? [Buffer.from(first.root, "hex"), ...proof] : proof;
  if (!start) return false;
  let [place, last] = [first.size - 1, second.size - 1];
  while (place % 2 === 1) [place, last] = [half(place), half(last)];
  let [old, now] = [start, start];
  for (const neighbour of rest) {
    if (last === 0) return false;
    if (place % 2 === 1 || place === last) {
      [old, now] = [pair(neighbour, old), pair(neighbour, now)];
      while (place % 2 === 0 && place !== 0) [place, last] = [half(place), half(last)];
    } else now = pair(now, neighbour);
    [place, last] = [half(place), half(last)];
  }
  return last === 0 && old.toString("hex") === first.root && now.toString("hex") === second.root;
}

async function ask(address) {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  return response.json();
}

/** All entries up to the head that came with the first answer. */
async function readLog(site) {
  const first = await ask(`${site}/api/transparency/log?from=0`);
  const { head, entries } = first;
  const size = head ? JSON.parse(head.statement).size : 0;
  while (entries.length < size) {
    const { entries: more } = await ask(`${site}/api/transparency/log?from=${entries.length}`);
    if (more.length === 0) throw new Alarm(`The log says ${size} entries and tells ${entries.length}.`);
    entries.push(...more);
  }
  return { head, entries: entries.slice(0, size) };
}

export async function witness(site, folder, options = {}) {
  const { acceptedKeys = [], others = [], staleDays = defaultStaleDays } = options;
  const file = join(folder, "log.json");
  const kept = existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : { head: null, entries: [] };
  const told = await readLog(site);
  try {
    compare(kept, told, acceptedKeys);
    checkContents(told.entries, options);
    for (const other of others) compareWith(told.entries, follow(told.entries, acceptedKeys), other);
    await checkOwnProof(site, kept, told);
    checkAge(told, staleDays);
  } catch (error) {
    if (error instanceof Alarm) {
      mkdirSync(folder, { recursive: true });
      writeFileSync(join(folder, `alarm-${Date.now()}.json`), JSON.stringify(told, null, 2));
    }
    throw error;
  }
  mkdirSync(folder, { recursive: true });
  writeFileSync(`${file}.new`, JSON.stringify(told, null, 2));
  renameSync(`${file}.new`, file);
  const unknown = told.entries.filter(({ statement }) => !kinds.includes(JSON.parse(statement).kind)).length;
  return [
    `The log has ${told.entries.length} entries, ${told.entries.length - kept.entries.length} of them new, and continues the kept copy.`,
    ...(others.length > 0 ? [`It is the log that ${others.length} others were shown.`] : []),
    ...(unknown > 0 ? [`This witness does not know the kind of ${unknown} entries.`] : []),
    ...(told.head ? [`Fingerprint: ${fingerprint(JSON.parse(told.head.statement).root)}`] : []),
  ].join(" ");
}

/** A log that stopped proves nothing about what came later. */
function checkAge({ head }, staleDays) {
  if (!head) return;
  const { at } = JSON.parse(head.statement);
  if (Date.parse(at) < Date.now() - staleDays * dayMs)
    throw new Alarm(`The newest entry is of ${at}. Ask whether the log has stopped.`);
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const named = process.argv.slice(2);
  const take = (name) => {
    const found = [];
    for (let at = named.indexOf(name); at !== -1; at = named.indexOf(name))
      found.push(named.splice(at, 2)[1]);
    return found;
  };
  const options = {
    acceptedKeys: take("--accept-key"),
    acceptedEntries: take("--accept-entry").map(Number),
    staleDays: Number(take("--stale-days").at(-1) ?? defaultStaleDays),
    others: take("--with").map((file) => JSON.parse(readFileSync(file, "utf8"))),
  };
  const [site, folder] = named;
  if (!site || !folder) {
    process.stderr.write(
      "Usage: node witness.mjs https://the.site folder [--with log.json] [--accept-key id]\n",
    );
    process.exit(2);
  }
  try {
    process.stdout.write(`${await witness(site.replace(/\/$/, ""), folder, options)}\n`);
  } catch (error) {
    process.stderr.write(`${error instanceof Alarm ? "ALARM" : "Not read"}: ${error.message}\n`);
    process.exit(error instanceof Alarm ? 1 : 2);
  }
}
