import type { Cents } from "#domain/money/cents.ts";
import { colours, lineColour, textSize, wrap, type Canvas, legend } from "./canvas.ts";

export type Budget = Readonly<{ label: string; budgetCents: Cents; spentCents: Cents; figure: string }>;

const barHeight = 16;
const lineHeight = 17;
const gap = 16;

/** A bar per budget, filled by spending; overspending has another color. */
export function drawBudgets(canvas: Canvas, budgets: readonly Budget[]): { body: string; height: number } {
  const longest = Math.max(1, ...budgets.flatMap(({ budgetCents, spentCents }) => [budgetCents, spentCents]));
  const room = canvas.width - 16;
  const unit = room / longest;
  let y = 0;
  const parts = budgets.flatMap(({ label, budgetCents, spentCents, figure }) => {
    const words = [...wrap(label, canvas.lettersIn(room), 2), figure];
    const top = y;
    const bar = top + words.length * lineHeight;
    y = bar + barHeight + gap;
    const spent = Math.max(0, spentCents);
    const within = Math.min(spent, budgetCents);
    return [
      ...words.map((line, place) =>
        canvas.text(8, top + textSize + place * lineHeight, line, { bold: place < words.length - 1 }),
      ),
      canvas.rect(8, bar, budgetCents * unit, barHeight, lineColour),
      within > 0 ? canvas.rect(8, bar, within * unit, barHeight, colours.action) : "",
      spent > budgetCents
        ? canvas.rect(8 + budgetCents * unit, bar, (spent - budgetCents) * unit, barHeight, colours.urgent)
        : "",
    ];
  });
  return { body: parts.join(""), height: Math.max(y, lineHeight) };
}

export type Share = Readonly<{
  label: string;
  percent: number;
  figure: string;
  colour: keyof typeof colours;
}>;

const side = 10;
const tile = { wide: 26, narrow: 30 } as const;
const grout = 3;

/** A hundred tiles for every hundred euros. Percentages are whole and sum to a hundred. */
export function drawSplit(canvas: Canvas, shares: readonly Share[]): { body: string; height: number } {
  const pitch = tile[canvas.size];
  const wall = side * pitch;
  const tiles = shares.flatMap(({ percent, colour }) =>
    Array.from({ length: percent }, () => colours[colour]),
  );
  const drawn = tiles.map((colour, place) => {
    const [row, column] = [Math.floor(place / side), place % side];
    return canvas.rect(8 + column * pitch, row * pitch, pitch - grout, pitch - grout, colour);
  });
  const entries = shares.map(({ label, figure, colour }) => ({ label, figure, colour: colours[colour] }));
  const isWide = canvas.size === "wide";
  const beside = isWide ? { x: wall + 40, width: canvas.width - wall - 48 } : {};
  const key = legend(canvas, entries, beside);
  return isWide
    ? { body: drawn.join("") + key.body, height: Math.max(wall, key.height) }
    : {
        body: `${drawn.join("")}<g transform="translate(0 ${wall + 12})">${key.body}</g>`,
        height: wall + 12 + key.height,
      };
}
