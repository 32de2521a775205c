import { beforeAll, expect, test } from "vitest";
import { bytesOfHex, webSha256 } from "#domain/proofs/bytes.ts";
import { logLeaf } from "#domain/proofs/log-tree.ts";
import { checkSignature } from "#domain/proofs/signed.ts";
import { readHead, readRoot } from "#domain/proofs/statements.ts";
import { isContinued, isInLog } from "#domain/proofs/verify-log.ts";
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
