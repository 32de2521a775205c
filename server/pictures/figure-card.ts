import type { FigureAmount } from "#app/i18n/figure-format.ts";
import { formatsFor } from "#app/i18n/format.ts";
import { figureCard } from "#domain/figures/figure-card.ts";
import type { FigureAnswer } from "#domain/figures/figure.ts";
import type { Language } from "#domain/language.ts";
import { translate } from "../translate.ts";
import { canvasFor, colours, lineColour, textSize, wrap, type Canvas } from "./canvas.ts";
import type { Embedded } from "./embed-page.ts";
import { framed, roomIn } from "./frame.ts";
import { figureEmbedPath, figureImagePath, figurePath } from "./paths.ts";

export type Card = Readonly<{ svg: string; png: () => Promise<Buffer>; embedded: Embedded }>;

type About = Readonly<{
  language: Language;
  foundation: string;
  publicUrl: string;
  show: (amount: FigureAmount) => string;
  toPng: (svg: string) => Promise<Buffer>;
}>;

export function cardOf(figure: FigureAnswer, about: About): Card {
  const { id, name, counts, on, part, whole, origin } = figure;
  const { language, foundation, publicUrl, show, toPng } = about;
  const canvas = canvasFor(language, "narrow");
  const value = show(figure);
  const imprint = {
    title: name,
    summary: `${value}. ${counts}`,
    lines: [
      translate(language, "drawings.imprint", { foundation, date: formatsFor(language).date(on) }),
      translate(language, `figure.origin.${origin}`),
      publicUrl + figurePath(id, language),
    ],
  };
  // A unit cost is no progress.
  const isTowards = part !== null && whole !== null && origin !== "unit_cost" && whole.value > 0;
  const towards = isTowards
    ? {
        words: translate(language, "drawings.of", { spent: show(part), budget: show(whole) }),
        share: part.value / whole.value,
      }
    : null;
  const room = roomIn(canvas, imprint, figureCard.height);
  const { svg, height } = framed(canvas, imprint, drawFigure(canvas, { value, counts, towards, room }));
  let image: Promise<Buffer> | undefined;
  return {
    svg,
    png: () => (image ??= toPng(svg)),
    embedded: {
      title: name,
      summary: imprint.summary,
      on,
      path: figureEmbedPath(id, language),
      sizes: { wide: height, narrow: height },
      images: { narrow: figureImagePath(id, language, "svg") },
      page: { path: figurePath(id, language), title: name },
      columns: [translate(language, "figure.row.what"), translate(language, "figure.row.value")],
      rows: figure.rows.map((row) => [row.label, show(row)]),
    },
  };
}

type CardFace = Readonly<{
  value: string;
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
function drawFigure(canvas: Canvas, { value, counts, towards, room }: CardFace) {
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
