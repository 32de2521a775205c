import { encodeQR } from "qr";

/** A code as one path on squares of 1 by 1, with the quiet edge that readers need: for a page, a letter or a paper. */
export type QrDrawing = Readonly<{ size: number; path: string }>;

const quietEdge = 4;

/** The level of correction and the mode that banks agreed on for transfers; a long text is easier to read with less of it. */
export function qrDrawing(text: string, ecc: "low" | "medium" = "medium"): QrDrawing {
  const rows = encodeQR(text, "raw", { ecc, encoding: "byte", border: quietEdge });
  const path = rows.map((row, y) =>
    runsIn(row)
      .map(([x, width]) => `M${x} ${y}h${width}v1h-${width}z`)
      .join(""),
  );
  return { size: rows.length, path: path.join("") };
}

/** Where dark squares stand side by side: where each run begins, and how long it is. */
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
