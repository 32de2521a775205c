import type { Formats } from "#app/i18n/format.ts";
import type { Cents } from "#domain/money/cents.ts";
import type { Branch, Flow } from "#domain/pictures/flow.ts";
import { colours, textSize, wrap, type Canvas } from "./canvas.ts";

/** The height of all donations; the thinnest branch still has room for its label. */
const fullHeight = 240;
const slot = 50;
const gap = 12;
const node = 10;
const lineHeight = 14;
const palette = ["action", "children", "disaster", "animals", "elderly", "accent", "urgent"] as const;

type Placed = Readonly<{
  title: string;
  cents: Cents;
  y: number;
  height: number;
  colour: string;
  from: number;
}>;

/** From donations to programs and projects. Band widths are proportional. */
export function drawFlow(
  canvas: Canvas,
  { giftsCents, moreCents, branches }: Flow,
  { format, words }: { format: Formats; words: Readonly<Record<"gifts" | "more", string>> },
): { body: string; height: number } {
  const total = giftsCents + moreCents;
  if (total === 0) return { body: "", height: 0 };
  const scale = fullHeight / total;
  const sources = [
    { title: words.gifts, cents: giftsCents },
    { title: words.more, cents: moreCents },
  ].filter(({ cents }) => cents > 0);
  const left = stacked(sources, scale, () => colours.neutral);
  const middle = stacked(branches, scale, (place) =>
    branches[place]?.id === "unspent"
      ? colours.neutral
      : colours[palette[place % palette.length] ?? "action"],
  );
  const right = stacked(
    branches.flatMap(({ into }) => into),
    scale,
    (place) => middle[parentOf(branches, place)]?.colour ?? colours.neutral,
  );
  const columns = [8, canvas.width * (canvas.size === "wide" ? 0.36 : 0.33), canvas.width - 8 - node];
  const [first = 0, second = 0, third = 0] = columns;
  const parts = [
    ...bandsBetween(canvas, { from: left, to: middle, x1: first + node, x2: second }),
    ...branches.flatMap(({ into }, place) => {
      const before = branches.slice(0, place).reduce((count, each) => count + each.into.length, 0);
      const own = middle[place];
      if (!own) return [];
      return bandsBetween(canvas, {
        from: [own],
        to: right.slice(before, before + into.length),
        x1: second + node,
        x2: third,
      });
    }),
    ...left.map((each) => nodeWith(canvas, each, { x: first, room: second - first - node - 12, format })),
    ...middle.map((each) => nodeWith(canvas, each, { x: second, room: (third - second) / 2 - 16, format })),
    ...right.map((each) =>
      nodeWith(canvas, each, { x: third, room: (third - second) / 2 - 16, format, before: true }),
    ),
  ];
  const height = Math.max(...[left, middle, right].map((column) => endOf(column)));
  return { body: parts.join(""), height };
}

function stacked(
  items: readonly Readonly<{ title: string; cents: Cents }>[],
  scale: number,
  colourOf: (place: number) => string,
): Placed[] {
  let y = 0;
  let from = 0;
  return items.map(({ title, cents }, place) => {
    const height = Math.max(1, cents * scale);
    const placed = { title, cents, y, height, colour: colourOf(place), from };
    y += Math.max(height, slot) + gap;
    from += cents * scale;
    return placed;
  });
}

const endOf = (column: readonly Placed[]): number => {
  const last = column.at(-1);
  return last ? last.y + Math.max(last.height, slot) : 0;
};

function parentOf(branches: readonly Branch[], place: number): number {
  let before = 0;
  return branches.findIndex(({ into }) => (before += into.length) > place);
}

type Between = Readonly<{ from: readonly Placed[]; to: readonly Placed[]; x1: number; x2: number }>;

/** Both sides are cut at the same sums, so that bands do not overlap. */
function bandsBetween(canvas: Canvas, { from, to, x1, x2 }: Between): string[] {
  const start = to[0]?.from ?? 0;
  const offset = from.length === 1 ? start : 0;
  return from.flatMap((source) => {
    const begins = source.from - (from[0]?.from ?? 0);
    return to.flatMap((target) => {
      const at = target.from - offset;
      const top = Math.max(begins, at);
      const end = Math.min(begins + source.height, at + target.height);
      if (end - top < 0.05) return [];
      return canvas.band(
        { x: x1, y: source.y + top - begins },
        { x: x2, y: target.y + top - at },
        end - top,
        target.colour,
      );
    });
  });
}

type NodeLook = Readonly<{ x: number; room: number; format: Formats; before?: boolean }>;

function nodeWith(canvas: Canvas, each: Placed, { x, room, format, before = false }: NodeLook): string {
  const lines = wrap(each.title, canvas.lettersIn(room, 12), 2);
  const anchor = before ? "end" : "start";
  const textAt = before ? x - 6 : x + node + 6;
  return [
    canvas.rect(x, each.y, node, each.height, each.colour),
    ...lines.map((line, place) =>
      canvas.text(textAt, each.y + 12 + place * lineHeight, line, { size: 12, anchor }),
    ),
    canvas.text(textAt, each.y + 12 + lines.length * lineHeight, format.money(each.cents), {
      size: textSize,
      bold: true,
      anchor,
    }),
  ].join("");
}
