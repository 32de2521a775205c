import { allowed, type Allowed } from "./allowed.ts";
import { text, total, type Dumps } from "./dumps.ts";
import { ledgerOf } from "./recompute.ts";

/** A year's income, costs and balance under every heading, and the totals of both. */
export function* recomputeAccounts(dumps: Dumps): Generator<[string, Allowed]> {
  const { all, years, inYear } = ledgerOf(dumps);
  const kindOf = new Map(dumps.accounts.map((row) => [text(row, "heading"), text(row, "kind")]));
  for (const year of years) {
    const own = inYear(all, year);
    const upTo = years.filter((each) => each <= year).flatMap((each) => inYear(all, each));
    const kind = (rows: typeof own, wanted: string) =>
      rows.filter((row) => kindOf.get(text(row, "heading")) === wanted);
    const income = -total(kind(own, "INCOME"), "cents");
    const costs = total(kind(own, "EXPENSE"), "cents");
    const byHeading = (rows: typeof own) =>
      [...Map.groupBy(rows, (row) => text(row, "heading")).values()].map((rows_) =>
        Math.abs(total(rows_, "cents")),
      );
    const byProgram = [
      ...Map.groupBy(
        kind(own, "EXPENSE"),
        (row) => `${text(row, "heading")} ${text(row, "program")}`,
      ).values(),
    ].map((rows_) => total(rows_, "cents"));
    const under = (...wanted: string[]) =>
      Math.abs(
        total(
          own.filter((row) => wanted.includes(text(row, "heading"))),
          "cents",
        ),
      );
    const raised = income - under("goodsAndServices", "other");
    // Each is told whole, or with one decimal.
    const ratios = [
      under("objectives") / costs,
      under("objectives") / income,
      under("administration") / costs,
      under("fundraising") / costs,
      under("fundraising") / raised,
    ].flatMap((share) => [Math.round(share * 100), Math.round(share * 1000) / 10]);
    const owned = total(kind(upTo, "ASSET"), "cents");
    yield [
      `accounts/${year}`,
      allowed({
        cents: [
          0,
          income,
          costs,
          income - costs,
          Math.abs(income - costs),
          owned,
          ...byHeading(own),
          ...byHeading(upTo),
          ...byProgram,
        ],
        percent: ratios,
      }),
    ];
  }
}
