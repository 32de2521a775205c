import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeAll, expect, test, vi } from "vitest";
import { checkContents, witness } from "../../../scripts/witness.mjs";
import { bytesOfHex, webSha256 } from "#domain/proofs/bytes.ts";
import { logLeaf } from "#domain/proofs/log-tree.ts";
import { checkSignature } from "#domain/proofs/signed.ts";
import { receivedGifts } from "#adapters/postgres/giving/received-gifts.ts";
import { returnedFrom } from "#domain/giving/settle/received-gift.ts";
import { readHead, readRoot } from "#domain/proofs/statements.ts";
import { isContinued, isInLog } from "#domain/proofs/verify-proof.ts";
import { testApp } from "#testing/app.ts";
import { testDatabase } from "#testing/database.ts";

const { pool } = await testDatabase("demonstration");
let app: Awaited<ReturnType<typeof testApp>>["app"];
let foundation: Awaited<ReturnType<typeof testApp>>["foundation"];
beforeAll(async () => {
  ({ app, foundation } = await testApp(pool));
  await foundation.proofs.sealAtNight();
});
const get = async (path: string) => (await app.request(path)).json();

test("anyone can copy the log and check each entry, its place and its growth", async () => {
  const first = await get("/api/transparency/log");
  const head = readHead(first.head);
  expect(head?.size).toBe(first.entries.length);
  expect(await checkSignature(first.head, first.keys)).toBe("ok");
  for (const entry of first.entries) {
    expect(await checkSignature(entry, first.keys)).toBe("ok");
    const { path } = await get(
      `/api/transparency/log/inclusion?position=${entry.position}&size=${head?.size}`,
    );
    const place = {
      position: entry.position,
      size: head?.size ?? 0,
      path: path.map(bytesOfHex),
      root: head?.root ?? "",
    };
    expect(await isInLog(await webSha256(logLeaf(entry.statement)), place)).toBe(true);
  }
  await foundation.proofs.keys.change(async () => {});
  const later = await get(`/api/transparency/log?from=${head?.size}`);
  const grown = readHead(later.head);
  expect(later.entries).toHaveLength(1);
  const { path } = await get(`/api/transparency/log/consistency?first=${head?.size}&second=${grown?.size}`);
  expect(head && grown && (await isContinued(head, grown, path.map(bytesOfHex)))).toBe(true);
  expect((await app.request("/api/transparency/log/consistency?first=3&second=900")).status).toBe(404);
});

test("the first seal does not wait for the night, the next does unless staff ask", async () => {
  const before = (await get("/api/transparency/log")).entries.flatMap(readRoot).filter(Boolean).length;
  expect(before).toBeGreaterThan(0);
  expect(await foundation.proofs.sealNow("program", "r1")).toEqual([]);
});

test("a witness keeps a copy, follows new keys, and cries when the log is another than it kept", async () => {
  vi.stubGlobal("fetch", (address: string) => app.request(address));
  const folder = await mkdtemp(join(tmpdir(), "witness-"));
  const look = () => witness("http://open-hand.test", folder);
  expect(await look()).toMatch(/continues the kept copy.*Fingerprint: (?:[0-9a-f]{4} ?){4}$/);
  await foundation.proofs.keys.change(async () => {});
  expect(await look()).toMatch(/1 of them new/);

  const file = join(folder, "log.json");
  const kept = JSON.parse(await readFile(file, "utf8"));
  const forked = kept.entries.map((entry: { statement: string }) => ({ ...entry }));
  const seen = { ...kept, head: { statement: kept.head.statement.replace(/[0-9a-f]{64}/, "ab".repeat(32)) } };
  forked[1].statement = "{}";
  await writeFile(file, JSON.stringify({ ...seen, entries: forked }));
  await expect(look()).rejects.toThrow(/forked: entry 1/);
  await writeFile(file, JSON.stringify({ ...kept, entries: [...kept.entries, kept.entries[0]] }));
  await expect(look()).rejects.toThrow(/shrunk/);
  await rm(folder, { recursive: true });
  vi.unstubAllGlobals();
});

test("a witness sees falling totals, odd dates and repeated roots, unless they were explained", async () => {
  const { entries } = await get("/api/transparency/log?from=0");
  const roots = entries.filter((entry: { statement: string }) => readRoot(entry));
  const last = JSON.parse(roots.at(-1).statement);
  const later = (change: object) => [
    ...entries,
    {
      position: entries.length,
      statement: JSON.stringify({ ...last, at: new Date().toISOString(), ...change }),
    },
  ];
  const other = (cents: number) => ({ gifts: { ...last.gifts, cents, root: "ab".repeat(32) } });
  expect(() => checkContents(entries)).not.toThrow();
  expect(() => checkContents(later(other(last.gifts.cents)))).not.toThrow();
  expect(() => checkContents(later(other(last.gifts.cents - 1)))).toThrow(/it was \d+ before/);
  const refunded = { ...other(last.gifts.cents - 1), returnedCents: (last.returnedCents ?? 0) + 1 };
  expect(() => checkContents(later(refunded))).not.toThrow();
  expect(() => checkContents(later({ ...other(last.gifts.cents), at: "2020-01-01T00:00:00.000Z" }))).toThrow(
    /before/,
  );
  expect(() => checkContents(later({ ...other(last.gifts.cents), at: "2999-01-01T00:00:00.000Z" }))).toThrow(
    /future/,
  );
  expect(() => checkContents(later({}))).toThrow(/repeats the root/);
  expect(() => checkContents(later({}), { acceptedEntries: [entries.length] })).not.toThrow();
});

test("a witness compares with another's copy and with a proof, and notices a log that stopped", async () => {
  vi.stubGlobal("fetch", (address: string) => app.request(address));
  const folder = await mkdtemp(join(tmpdir(), "witness-"));
  const look = (options: object) => witness("http://open-hand.test", folder, options);
  const theirs = await get("/api/transparency/log?from=0");
  expect(await look({ others: [theirs, { log: { head: theirs.head } }] })).toMatch(/2 others were shown/);
  const head = readHead(theirs.head);
  const forked = (await foundation.proofs.keys.current()).sign(
    JSON.stringify({ kind: "head", at: head?.at, size: head?.size, root: "cd".repeat(32) }),
  );
  await expect(look({ others: [{ head: forked }] })).rejects.toThrow(/shown another log/);
  await expect(look({ staleDays: -1 })).rejects.toThrow(/has stopped/);
  await rm(folder, { recursive: true });
  vi.unstubAllGlobals();
});

test("anyone can download the witness and the format of the proofs", async () => {
  expect(await (await app.request("/api/transparency/witness.mjs")).text()).toContain(
    "export async function witness",
  );
  expect(await (await app.request("/api/transparency/proof-format.md")).text()).toContain("donation-v1");
});

test("whoever holds a receipt's code learns how it stands, and nobody learns it by its number", async () => {
  const { rows } = await pool.query<{ id: string }>(
    "select donation_id as id from receipts where number is not null and cause = 'gift' order by id limit 1",
  );
  const gift = await receivedGifts(pool).find(rows[0]?.id ?? "");
  if (!gift) throw new Error("The demonstration has a receipt");
  const { receipt, gift: sealed } = await foundation.proofs.checksOf(gift, "123456782", "nl");
  expect(receipt.address).toContain("/nl/transparency/verify#r=");
  expect(sealed?.address).toContain("/nl/transparency/verify#g=");
  const code = receipt.address.slice(receipt.address.indexOf("#r=") + 3);
  const ask = async (typed: string) => {
    const answered = await app.request("/api/transparency/receipt-states", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ code: typed }),
    });
    return [answered.status, answered.ok ? await answered.json() : null];
  };
  expect(await ask(code)).toEqual([200, { isVoid: false, returnedCents: returnedFrom(gift) }]);
  expect(await ask(code.replace(/\.(\d+)\.0\.k/, ".1.0.k"))).toEqual([404, null]);
  expect(await ask("2026-000001")).toEqual([404, null]);
});
