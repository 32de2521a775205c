import type { FigureUnit } from "#domain/figures/figure.ts";
import { asCents } from "#domain/money/cents.ts";
import { useText } from "../../i18n/text.tsx";

type Amount = Readonly<{ value: number; unit: FigureUnit }>;

/** Each unit as this language writes it. */
export function useFigureFormat(): (amount: Amount) => string {
  const { text, format } = useText();
  return ({ value, unit }) => {
    if (unit === "cents") return format.money(asCents(value));
    if (unit === "percent") return format.percent(value);
    return unit === "hours" ? text("figure.hours", { count: format.number(value) }) : format.number(value);
  };
}
