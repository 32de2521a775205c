import type { FigureUnit } from "#domain/figures/figure.ts";
import { asCents } from "#domain/money/cents.ts";
import type { Formats } from "./format.ts";

export type FigureAmount = Readonly<{ value: number; unit: FigureUnit }>;

export const figureFormat =
  (format: Formats, hours: (count: string) => string) =>
  ({ value, unit }: FigureAmount): string => {
    if (unit === "cents") return format.money(asCents(value));
    if (unit === "percent") return format.percent(value);
    return unit === "hours" ? hours(format.number(value)) : format.number(value);
  };
