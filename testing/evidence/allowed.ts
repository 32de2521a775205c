import type { Written } from "./numbers-in.ts";

/** The numbers that may stand where something is told, by unit. */
export type Allowed = Readonly<
  Record<"cents" | "percent" | "count", ReadonlySet<number>> & {
    /** Cents that the files give only within bounds. */
    between: readonly (readonly [least: number, most: number])[];
  }
>;

type Told = Readonly<{
  cents?: readonly number[];
  percent?: readonly number[];
  count?: readonly number[];
  between?: Allowed["between"];
}>;

export const allowed = ({ cents = [], percent = [], count = [], between = [] }: Told): Allowed => ({
  between,
  // A minus is set apart from its number in many ways: what is read has none.
  cents: new Set(cents.map(Math.abs)),
  percent: new Set(percent),
  count: new Set(count),
});

/** A sum with what it is compared with: both, what is left, and how much of it is reached, at most all. */
export const compared = (part: number, whole: number): Allowed =>
  allowed({
    cents: [part, whole, Math.max(whole - part, 0)],
    percent: [whole === 0 ? 0 : Math.round(Math.min(part / whole, 1) * 100)],
  });

const centsInMillion = 100_000_000;

/** Millions are told with one decimal. */
export const isAllowed = ({ unit, value }: Written, by: readonly Allowed[]): boolean =>
  by.some((each) =>
    unit === "millions"
      ? [...each.cents].some((cents) => (cents / centsInMillion).toFixed(1) === value.toFixed(1))
      : each[unit].has(value) ||
        (unit === "cents" && each.between.some(([least, most]) => least <= value && value <= most)),
  );
