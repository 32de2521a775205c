import jsQR from "jsqr";
import sharp from "sharp";
import { expect, test } from "vitest";
import { epcText } from "#domain/giving/transfer/transfer.ts";
import { asCents } from "#domain/money/cents.ts";
import { qrDrawing, qrPicture } from "./qr-drawing.ts";

async function readBack(text: string): Promise<string | undefined> {
  const { data, info } = await sharp(await qrPicture(text))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const found = jsQR(new Uint8ClampedArray(data), info.width, info.height);
  return found ? new TextDecoder().decode(new Uint8Array(found.binaryData)) : undefined;
}

test("a reader finds in the picture what was to be transferred, letters with marks too", async () => {
  const order = { iban: "NL91ABNA0417164300", cents: asCents(5000), reference: "RF94DON2026000123" };
  for (const holder of ["Stichting Voorbeeld", "Stichting Überleven & Zoë", "S".repeat(70)]) {
    const text = epcText({ ...order, holder });
    expect(text && (await readBack(text))).toBe(text);
  }
});

test("it has a quiet edge of four squares, and is as large as its text needs", () => {
  const { size, path } = qrDrawing(
    "BCD\n002\n1\nSCT\n\nStichting Voorbeeld\nNL91ABNA0417164300\nEUR50.00\nCHAR\nRF94DON2026000123",
  );
  expect(size).toBe(41 + 2 * 4);
  expect(path.startsWith("M4 4h7v1h-7z")).toBe(true);
});

test("the longest text that banks' apps read fits the code they read", () => {
  expect(qrDrawing("x".repeat(331)).size).toBe(69 + 2 * 4);
  expect(qrDrawing("x".repeat(332)).size).toBe(73 + 2 * 4);
});
