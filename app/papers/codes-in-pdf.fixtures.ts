import jsQR from "jsqr";
import { inflateSync } from "node:zlib";

/** Pixels per square. */
const scale = 4;

/** The texts of the QR codes in a PDF: paints filled paths into pixels and decodes them. */
export function codesInPdf(bytes: Uint8Array): string[] {
  const file = Buffer.from(bytes).toString("latin1");
  return [...file.matchAll(/stream\n(.*?)\nendstream/gs)]
    .flatMap(([, body = ""]) => filledPathsIn(body))
    .flatMap((rectangles) => codeIn(rectangles) ?? []);
}

type Point = readonly [number, number];
type Rectangle = readonly Point[];

/** Rectangles of each fill. */
function filledPathsIn(stream: string): Rectangle[][] {
  const content = unpacked(stream);
  return content.split(/^f\*?$/m).map((drawn) =>
    drawn
      .split(/^h$/m)
      .map((part) =>
        [...part.matchAll(/^(-?[\d.]+) (-?[\d.]+) [ml]$/gm)].map(([, x, y]): Point => [Number(x), Number(y)]),
      )
      .filter((corners) => corners.length >= 4),
  );
}

/** Fonts and images are skipped. */
function unpacked(stream: string): string {
  try {
    return inflateSync(Buffer.from(stream, "latin1")).toString("latin1");
  } catch {
    return "";
  }
}

function codeIn(rectangles: readonly Rectangle[]): string | null {
  const corners = rectangles.flat();
  const size = Math.ceil(Math.max(0, ...corners.flat())) + 4;
  // A QR code has hundreds of runs on integer positions.
  if (rectangles.length < 100 || corners.some(([x, y]) => x % 1 !== 0 || y % 1 !== 0)) return null;
  const width = size * scale;
  const pixels = new Uint8ClampedArray(width * width * 4).fill(255);
  for (const rectangle of rectangles) {
    const [xs, ys] = [rectangle.map(([x]) => x), rectangle.map(([, y]) => y)];
    for (let y = Math.min(...ys) * scale; y < Math.max(...ys) * scale; y += 1)
      for (let x = Math.min(...xs) * scale; x < Math.max(...xs) * scale; x += 1)
        pixels.fill(0, (y * width + x) * 4, (y * width + x) * 4 + 3);
  }
  return jsQR(pixels, width, width)?.data ?? null;
}
