import jsQR from "jsqr";
import sharp from "sharp";
import { expect, test } from "vitest";
import { epcText } from "#domain/giving/transfer/epc-text.ts";
import { qrDrawing } from "./qr-drawing.ts";

async function readBack(text: string): Promise<string | undefined> {
  const { size, path } = qrDrawing(text);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" width="${size * 8}" height="${size * 8}"><rect width="100%" height="100%" fill="#fff"/><path d="${path}"/></svg>`;
  const { data, info } = await sharp(Buffer.from(svg))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const found = jsQR(new Uint8ClampedArray(data), info.width, info.height);
  return found ? new TextDecoder().decode(new Uint8Array(found.binaryData)) : undefined;
}

test("a reader finds in the drawing what was to be transferred, letters with marks too", async () => {
  const order = { iban: "NL91ABNA0417164300", cents: 5000, reference: "RF94DON2026000123" };
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
