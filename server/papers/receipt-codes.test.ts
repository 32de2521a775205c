import { expect, test, vi } from "vitest";
import { qrDrawing } from "#adapters/pictures/qr-drawing.ts";
import { provedGifts } from "#adapters/proofs/tampering.fixtures.ts";
import { codesInPdf } from "#app/papers/codes-in-pdf.fixtures.ts";
import { receiptPaper } from "#app/papers/papers.fixtures.ts";
import { paperTexts } from "#app/papers/paper-texts.fixtures.ts";
import { renderPaper } from "#app/papers/render-paper.tsx";
import { languages } from "#domain/language.ts";
import { packProof } from "#domain/proofs/packed-proof.ts";
import { readPasted } from "#domain/proofs/read-pasted.ts";
import { checkReceipt } from "#domain/proofs/signed-receipt.ts";
import { verifyProof } from "#domain/proofs/verify-proof.ts";
import { signedReceipts } from "./signed-receipts.ts";

vi.setConfig({ testTimeout: 60_000 });

const { proofs, keys, signer } = await provedGifts([2500, 5000, 10_000, 25_000, 50]);
const [proof] = proofs;
if (!proof) throw new Error("No proof");
const receipts = signedReceipts({
  sign: async (statement) => signer.sign(statement),
  keys: async () => keys,
  find: async () => null,
});
const page = "https://open-hand.test/ar/transparency/verify";

const drawn = (part: string, correction?: "low") => {
  const address = `${page}#${part}`;
  return { address, ...qrDrawing(address, correction) };
};

test.each(languages)(
  "both codes are read from the drawn receipt and hold without a network, in %s",
  async (language) => {
    const paper = receiptPaper();
    const checks = {
      receipt: drawn(`r=${await receipts.codeFor(paper.gift, "123456782")}`),
      gift: drawn(`g=${packProof(proof)}`, "low"),
    };
    const read = codesInPdf(await renderPaper({ ...paper, checks }, paperTexts(language)));
    expect(read).toEqual([checks.receipt.address, checks.gift.address]);

    const [ofReceipt, ofGift] = await Promise.all(read.map((address) => readPasted(address)));
    if (ofReceipt?.kind !== "receipt" || ofGift?.kind !== "proof") throw new Error("Another kind of code");
    expect(await checkReceipt(ofReceipt.receipt, keys)).toBe("ok");
    expect(ofReceipt.receipt.facts).toMatchObject({
      number: "2026-000123",
      cents: 2608,
      returnedCents: 0,
      isVoid: false,
    });
    expect(await verifyProof(ofGift.proof, keys)).toMatchObject({
      ok: true,
      cents: 2500,
    });
  },
);
