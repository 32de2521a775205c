import { figureCard } from "#domain/figures/figure-card.ts";
import { colours, lineColour, textSize, type Canvas } from "./canvas.ts";
import { wrap } from "./wrap.ts";

type Card = Readonly<{
  value: string;
  /** Its meaning, in a sentence. */
  counts: string;
  /** Progress towards goal or budget, as text and share; null if it has none. */
  towards: Readonly<{ words: string; share: number }> | null;
  /** The height left by title and imprint. */
  room: number;
}>;

const largest = 44;
const lineHeight = 19;
const barHeight = 16;

/** The number as large as possible, progress, and meaning in as many lines as fit. */
export function drawFigure(canvas: Canvas, { value, counts, towards, room }: Card) {
  const width = figureCard.width - 16;
  const size = Math.min(largest, Math.floor(width / (value.length * 0.6)));
  const bar = size + 14;
  const sentence = bar + (towards ? barHeight + 2 * lineHeight : textSize);
  const lines = Math.max(1, Math.floor((room - sentence) / lineHeight) + 1);
  const body = [
    canvas.text(8, size, value, { size, bold: true }),
    ...(towards
      ? [
          canvas.rect(8, bar, width, barHeight, lineColour),
          canvas.rect(8, bar, width * Math.min(1, Math.max(0, towards.share)), barHeight, colours.action),
          canvas.text(8, bar + barHeight + lineHeight - 2, towards.words, { soft: true }),
        ]
      : []),
    ...wrap(counts, canvas.lettersIn(width), lines).map((line, place) =>
      canvas.text(8, sentence + place * lineHeight, line),
    ),
  ].join("");
  return { body, height: room };
}
