import type { Formats } from "#app/i18n/format.ts";
import { asCents, type Cents } from "#domain/money/cents.ts";
import type { MonthOfMoney } from "#domain/pictures/by-month.ts";
import { languageFacts } from "#domain/language.ts";
import { colours, ink, legend, type Canvas } from "./canvas.ts";

const height = { wide: 260, narrow: 230 } as const;
const axisRoom = 66;
const labelRoom = 20;
const steps = [1, 2, 2.5, 5, 10] as const;

/** Two bars per month: received and spent. A negative month is below the line. */
export function drawMonths(
  canvas: Canvas,
  months: readonly MonthOfMoney[],
  { format, words }: { format: Formats; words: Readonly<Record<"in" | "out", string>> },
): { body: string; height: number } {
  const key = legend(canvas, [
    { label: words.in, colour: colours.action },
    { label: words.out, colour: colours.accent },
  ]);
  const room = height[canvas.size];
  const all = months.flatMap(({ inCents, outCents }) => [inCents, outCents]);
  const step = stepFor(Math.max(0, ...all) - Math.min(0, ...all));
  const top = Math.ceil(Math.max(0, ...all) / step) * step || step;
  const bottom = Math.floor(Math.min(0, ...all) / step) * step;
  const y = (value: number): number => key.height + ((top - value) / (top - bottom)) * room;
  const slot = (canvas.width - axisRoom - 8) / months.length;
  const bar = Math.max(1, slot * 0.4);
  const rows = Array.from(
    { length: Math.round((top - bottom) / step) + 1 },
    (_, place) => top - place * step,
  );
  const every = canvas.size === "wide" ? 3 : 6;
  const parts = [
    key.body,
    ...rows.flatMap((value) => [
      canvas.line(axisRoom, y(value), canvas.width - 8, y(value), value === 0 ? ink : undefined),
      canvas.text(axisRoom - 6, y(value) + 4, format.money(asCents(value)), {
        size: 11,
        anchor: "end",
        soft: true,
      }),
    ]),
    ...months.flatMap(({ month, inCents, outCents }, place) => {
      const x = axisRoom + place * slot + slot * 0.08;
      const column = (cents: Cents, from: number, colour: string): string =>
        cents === 0 ? "" : canvas.rect(from, y(Math.max(0, cents)), bar, Math.abs(y(0) - y(cents)), colour);
      const isLast = place === months.length - 1;
      const label =
        (months.length - 1 - place) % every === 0
          ? canvas.text(
              isLast ? x + 2 * bar : x + bar,
              key.height + room + labelRoom - 4,
              shortMonth(month, canvas),
              {
                size: 11,
                // The last label would overflow if centered.
                anchor: isLast ? "end" : "middle",
                soft: true,
              },
            )
          : "";
      return [column(inCents, x, colours.action), column(outCents, x + bar, colours.accent), label];
    }),
  ];
  return { body: parts.join(""), height: key.height + room + labelRoom };
}

/** About five grid lines, at round sums. */
function stepFor(range: number): number {
  const rough = Math.max(range, 500) / 5;
  const power = 10 ** Math.floor(Math.log10(rough));
  return (steps.find((each) => each * power >= rough) ?? 10) * power;
}

const shortMonth = (month: string, { language }: Canvas): string =>
  new Intl.DateTimeFormat(languageFacts[language].locale, {
    month: "short",
    year: "2-digit",
    timeZone: "UTC",
  }).format(new Date(`${month}-01T00:00:00Z`));
