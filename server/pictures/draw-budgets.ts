import type { Cents } from "#domain/money/cents.ts";
import { colours, lineColour, textSize, type Canvas } from "./canvas.ts";
import { wrap } from "./wrap.ts";

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
