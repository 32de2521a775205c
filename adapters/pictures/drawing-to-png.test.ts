import sharp from "sharp";
import { expect, test } from "vitest";
import { drawingToPng } from "./drawing-to-png.ts";

const drawing = (words: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="300" height="80" direction="rtl" font-family="system-ui"><path fill="#fff" d="M0 0h300v80H0z"/><text x="290" y="50" font-size="40">${words}</text></svg>`;

/** Columns with ink. */
async function inkOf(words: string): Promise<boolean[]> {
  const { data, info } = await sharp(await drawingToPng(drawing(words)))
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect([info.width, info.height]).toEqual([600, 160]);
  return Array.from({ length: info.width }, (_, x) =>
    Array.from({ length: info.height }, (__, y) => data[(y * info.width + x) * info.channels] ?? 255).some(
      (grey) => grey < 128,
    ),
  );
}

/** Number of separate ink runs. */
async function piecesIn(words: string): Promise<number> {
  const ink = await inkOf(words);
  return ink.filter((inked, x) => inked && !ink[x - 1]).length;
}

async function widthOf(words: string): Promise<number> {
  const ink = await inkOf(words);
  return ink.lastIndexOf(true) - ink.indexOf(true) + 1;
}

test("Arabic letters are joined, and Latin ones are there", async () => {
  // Missing glyphs would be separate boxes.
  expect(await piecesIn("بببب")).toBe(1);
  expect(await piecesIn("ب ب ب")).toBe(3);
  expect(await piecesIn("HHH")).toBe(3);
});

test("words are as wide as in the fonts of our papers, whatever others the server has", async () => {
  // Noto Sans and Noto Sans Arabic at 80 points; other fonts differ by more.
  expect(Math.abs((await widthOf("mmmmmm")) - 436)).toBeLessThan(5);
  expect(Math.abs((await widthOf("ششششش")) - 362)).toBeLessThan(5);
});
