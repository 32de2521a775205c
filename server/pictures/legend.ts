import { textSize, type Canvas } from "./canvas.ts";
import { wrap } from "./wrap.ts";

type Entry = Readonly<{ label: string; colour: string; figure?: string }>;
const line = 22;
const side = 13;

/** A line per color, with its figure at the end. */
export function legend(
  canvas: Canvas,
  entries: readonly Entry[],
  { x = 8, width = canvas.width - 16 }: { x?: number; width?: number } = {},
): { body: string; height: number } {
  const parts = entries.flatMap(({ label, colour, figure }, place) => {
    const y = place * line;
    const room = width - side - 8 - (figure === undefined ? 0 : figure.length * textSize * 0.62 + 8);
    return [
      canvas.rect(x, y + 2, side, side, colour),
      canvas.text(x + side + 8, y + side, wrap(label, canvas.lettersIn(room), 1)[0] ?? ""),
      figure === undefined ? "" : canvas.text(x + width, y + side, figure, { anchor: "end", bold: true }),
    ];
  });
  return { body: parts.join(""), height: entries.length * line + 6 };
}
