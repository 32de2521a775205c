import { generateKeyPairSync, sign } from "node:crypto";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
// The single-file verifier, without shared code.
import { tell, verifyProof as verifyAlone } from "../../scripts/verify-gift.mjs";
import { packProof, unpackProof } from "./packed-proof.ts";
import { readRoot } from "./statements.ts";
import { goldenAmounts, goldenRoot } from "./sum-tree.fixtures.ts";
import { provedGifts, tamperings } from "#adapters/proofs/tampering.fixtures.ts";
import { verifyProof } from "./verify-proof.ts";

const golden = await provedGifts(goldenAmounts);
const mine = golden.proofs[1]!;

test("both verifiers find every gift of the published example in its total", async () => {
  expect(golden.statement).toContain(goldenRoot);
  for (const proof of golden.proofs) {
    expect(await verifyProof(proof, golden.keys)).toMatchObject({ ok: true, logSize: 5 });
    expect(verifyAlone(proof, golden.keys)).toMatchObject({ ok: true });
  }
  const file = JSON.stringify({ ...mine, keys: golden.keys });
  const known = tell(file, JSON.stringify({ keys: golden.keys }));
  expect(known.code).toBe(0);
  expect(known.sentence).toMatch(/^Gift don_1 counts with EUR 50\.00 in the total of EUR 425\.50 of 2026/);
  expect(tell("no json", null).code).toBe(1);
});

test("without the published keys the script gives no positive answer", () => {
  const verdict = tell(JSON.stringify({ ...mine, keys: golden.keys }), null);
  expect(verdict.code).toBe(3);
  expect(verdict.sentence).toContain("not checked");
});

test("a forger's key under the foundation's key ID is refused", async () => {
  const pair = generateKeyPairSync("ed25519");
  const publicKey = Buffer.from(String(pair.publicKey.export({ format: "jwk" }).x), "base64url");
  const signature = sign(null, Buffer.from(`open-hand-v1\n${mine.root.statement}`), pair.privateKey);
  const forged = { ...mine, root: { ...mine.root, signature: signature.toString("hex") }, log: null };
  const keys = [{ ...golden.keys[0]!, id: mine.root.keyId, publicKey: publicKey.toString("hex") }];
  expect(verifyAlone(forged, keys)).toEqual({ ok: false, reason: "unknown_key" });
  expect(tell(JSON.stringify({ ...forged, keys }), null).code).toBe(1);
});

describe("both verifiers refuse, for the same reason,", () => {
  test.each(tamperings)("%s: %s", async (_, reason, tamper) => {
    const changed = tamper(mine, golden);
    expect(await verifyProof(changed, golden.keys)).toEqual({ ok: false, reason });
    expect(verifyAlone(changed, golden.keys)).toEqual({ ok: false, reason });
  });
});

test("a proof that was packed for paper verifies, and none of its bytes can be changed", async () => {
  const packed = packProof(mine);
  expect(await verifyProof(await unpackProof(packed), golden.keys)).toMatchObject({
    ok: true,
    logSize: null,
  });
  for (let at = 0; at < packed.length; at += 7) {
    const other = packed[at] === "A" ? "B" : "A";
    const changed = await unpackProof(packed.slice(0, at) + other + packed.slice(at + 1));
    expect((await verifyProof(changed, golden.keys)).ok, `changed at ${at}`).toBe(false);
  }
  for (const junk of ["", "AAAA", "!", packed.slice(4), `${packed}AAAA`])
    expect(await unpackProof(junk)).toBeNull();
});

/** Manipulations of one donation, by a cent or as a whole. */
const dishonest = (amounts: readonly number[], at: number): readonly number[][] => [
  amounts.map((cents, i) => (i === at ? cents + 1 : cents)),
  amounts.map((cents, i) => (i === at ? Math.max(0, cents - 1) : cents)),
  amounts.filter((_, i) => i !== at),
  amounts.flatMap((cents, i) => (i === at ? [cents, cents] : [cents])),
];

test("whatever the ledger, every proof verifies; change, drop, double or hide a gift and the root is another", async () => {
  const amount = fc.integer({ min: 1, max: 99_999_999 });
  await fc.assert(
    fc.asyncProperty(fc.array(amount, { minLength: 2, maxLength: 12 }), fc.nat(), async (amounts, seed) => {
      const at = seed % amounts.length;
      const honest = await provedGifts(amounts);
      for (const proof of honest.proofs) {
        expect((await verifyProof(proof, honest.keys)).ok).toBe(true);
        expect(verifyAlone(proof, honest.keys).ok).toBe(true);
      }
      const { gift } = honest.proofs[at]!;
      for (const other of dishonest(amounts, at)) {
        const told = await provedGifts(other);
        const claimed = { ...told.proofs[0], gift };
        expect((await verifyProof(claimed, told.keys)).ok).toBe(false);
        expect(verifyAlone(claimed, told.keys).ok).toBe(false);
        const total = readRoot({ statement: told.statement })?.gifts.cents;
        expect(total).not.toBe(amounts.reduce((sum, cents) => sum + cents, 0));
      }
    }),
    { numRuns: 25 },
  );
});
