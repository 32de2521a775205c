import { encodeQR } from "qr";
import sharp from "sharp";

/** A QR code as one path on a unit grid, with its quiet zone. */
export type QrDrawing = Readonly<{ size: number; path: string }>;

const quietEdge = 4;

/** Medium is the banks' standard for transfers; long texts scan better with low. */
export function qrDrawing(text: string, ecc: "low" | "medium" = "medium"): QrDrawing {
  const rows = encodeQR(text, "raw", { ecc, encoding: "byte", border: quietEdge });
  const path = rows.map((row, y) =>
    runsIn(row)
      .map(([x, width]) => `M${x} ${y}h${width}v1h-${width}z`)
      .join(""),
  );
  return { size: rows.length, path: path.join("") };
}

/** Runs of dark squares: start and length. */
function runsIn(row: readonly boolean[]): [number, number][] {
  const runs: [number, number][] = [];
  for (const [x, isDark] of row.entries()) {
    const last = runs.at(-1);
    if (!isDark) continue;
    if (last && last[0] + last[1] === x) last[1]++;
    else runs.push([x, 1]);
  }
  return runs;
}

/** Whole pixels per square, to avoid blur. */
const pointsPerSquare = 10;

/** The code as an image, because mail clients show no SVG. */
export function qrPicture(text: string): Promise<Buffer> {
  const { size, path } = qrDrawing(text);
  const side = size * pointsPerSquare;
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" width="${side}" height="${side}" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path d="${path}"/></svg>`;
  return sharp(Buffer.from(drawing)).png({ palette: true, colours: 2 }).toBuffer();
}
