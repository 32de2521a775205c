import sharp from "sharp";
import { expect, test } from "vitest";
import { drawingToPng } from "./drawing-to-png.ts";

const drawing = (words: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="300" height="80" direction="rtl" font-family="system-ui"><path fill="#fff" d="M0 0h300v80H0z"/><text x="290" y="50" font-size="40">${words}</text></svg>`;

/** How many pieces of ink stand side by side. */
async function piecesIn(words: string): Promise<number> {
  const { data, info } = await sharp(await drawingToPng(drawing(words)))
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect([info.width, info.height]).toEqual([600, 160]);
  const isInked = Array.from({ length: info.width }, (_, x) =>
    Array.from({ length: info.height }, (__, y) => data[(y * info.width + x) * info.channels] ?? 255).some(
      (grey) => grey < 128,
    ),
  );
  return isInked.filter((inked, x) => inked && !isInked[x - 1]).length;
}

test("Arabic letters are joined, and Latin ones are there, whatever fonts the server has", async () => {
  // Letters that no font of ours had would be boxes side by side.
  expect(await piecesIn("بببب")).toBe(1);
  expect(await piecesIn("ب ب ب")).toBe(3);
  expect(await piecesIn("HHH")).toBe(3);
});
