import * as fc from "fast-check";
import { expect, test } from "vitest";
import { asCents } from "#domain/money/cents.ts";
import { bytesOfHex, hexOf, webSha256 } from "./bytes.ts";
import { commitmentTo, leafNode, parentNode } from "./sum-node.ts";
import { goldenAmounts, treeWithReceipts } from "./sum-tree.fixtures.ts";
import { verifyGift, type GiftReceipt } from "./verify-gift.ts";

const golden = await treeWithReceipts(goldenAmounts);
const mine = golden.receipts[1]!;
const refused = (reason: string) => ({ ok: false, reason });

test("every donor finds their gift in the published total", async () => {
  const verdicts = await Promise.all(golden.receipts.map((receipt) => verifyGift(receipt, golden.published)));
  expect(verdicts).toEqual(goldenAmounts.map(() => ({ ok: true })));
});

test("a receipt that went through JSON still verifies", async () => {
  const pasted: unknown = JSON.parse(JSON.stringify(mine));
  expect(await verifyGift(pasted, golden.published)).toEqual({ ok: true });
});

test("another amount, id, nonce or neighbour is not in the total", async () => {
  const other: Partial<GiftReceipt>[] = [
    { cents: asCents(4999) },
    { donationId: "don_2" },
    { nonce: "ff".repeat(32) },
    { path: mine.path.with(0, { ...mine.path[0]!, hash: "00".repeat(32) }) },
    { path: mine.path.with(0, { ...mine.path[0]!, sum: asCents(2499) }) },
  ];
  for (const change of other)
    expect(await verifyGift({ ...mine, ...change }, golden.published)).toEqual(refused("not_in_total"));
});

test("another root or total is not satisfied by the same receipt", async () => {
  expect(await verifyGift(mine, { ...golden.published, root: "00".repeat(32) })).toEqual(
    refused("not_in_total"),
  );
  expect(await verifyGift(mine, { ...golden.published, totalCents: asCents(42_551) })).toEqual(
    refused("not_in_total"),
  );
  expect(await verifyGift(mine, { ...golden.published, size: 6 })).toEqual(refused("other_tree"));
});

test("a total smaller than its parts is refused on the way up", async () => {
  expect(await verifyGift(mine, { ...golden.published, totalCents: asCents(40_000) })).toEqual(
    refused("sum_too_large"),
  );
});

test("negative, fractional and overflowing sums are refused", async () => {
  for (const sum of [-2500, 0.5, 2 ** 53, Number.NaN, "2500"]) {
    const path = [{ ...mine.path[0]!, sum }, ...mine.path.slice(1)];
    expect(await verifyGift({ ...mine, path }, golden.published)).toEqual(refused("receipt_unreadable"));
    expect(await verifyGift({ ...mine, cents: sum }, golden.published)).toEqual(
      refused("receipt_unreadable"),
    );
  }
  const huge = mine.path.with(0, { ...mine.path[0]!, sum: asCents(Number.MAX_SAFE_INTEGER) });
  const boundless = { ...golden.published, totalCents: asCents(Number.MAX_SAFE_INTEGER) };
  expect(await verifyGift({ ...mine, path: huge }, boundless)).toEqual(refused("sum_too_large"));
});

test("a root made with a hidden negative gift is refused although its hashes fit", async () => {
  const leaf = await leafNode(
    { commitment: await commitmentTo("don_0", new Uint8Array(32)), cents: asCents(5000) },
    webSha256,
  );
  const hidden = { hash: bytesOfHex("ab".repeat(32)), cents: asCents(-4000) };
  const root = await parentNode(leaf, hidden, webSha256);
  const receipt = {
    donationId: "don_0",
    nonce: "00".repeat(32),
    cents: 5000,
    index: 0,
    size: 2,
    path: [{ hash: "ab".repeat(32), sum: -4000, side: "right" }],
  };
  const published = { root: hexOf(root.hash), totalCents: asCents(1000), size: 2 };
  expect(await verifyGift(receipt, published)).toEqual(refused("receipt_unreadable"));
});

test("a path with sides turned, a step too few or a step too many is refused", async () => {
  const turned = mine.path.with(0, { ...mine.path[0]!, side: "right" });
  for (const path of [turned, mine.path.slice(1), mine.path.slice(0, -1), [...mine.path, mine.path[0]!]])
    expect(await verifyGift({ ...mine, path }, golden.published)).toEqual(refused("path_misshapen"));
});

test("what is no receipt is refused, never thrown", async () => {
  for (const junk of [
    null,
    1,
    "",
    [],
    {},
    { ...mine, nonce: "zz" },
    { ...mine, path: Array(60).fill(mine.path[0]) },
  ])
    expect(await verifyGift(junk, golden.published)).toEqual(refused("receipt_unreadable"));
  expect(await verifyGift({ ...mine, index: 5 }, golden.published)).toEqual(refused("other_tree"));
});

test("whatever the gifts, each receipt verifies and none verifies a cent more", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.nat(99_999_999), { minLength: 1, maxLength: 17 }), async (amounts) => {
      const { published, receipts } = await treeWithReceipts(amounts);
      for (const receipt of receipts) {
        expect(await verifyGift(receipt, published)).toEqual({ ok: true });
        expect((await verifyGift({ ...receipt, cents: receipt.cents + 1 }, published)).ok).toBe(false);
      }
    }),
    { numRuns: 25 },
  );
});
