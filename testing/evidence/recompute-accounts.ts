import { allowed, type Allowed } from "./allowed.ts";
import { number, text, total, type Dumps, type Row } from "./dumps.ts";
import { ledgerOf } from "./recompute.ts";

/** A year's income, costs and balance under every heading, and the totals of both. */
export function* recomputeAccounts(dumps: Dumps): Generator<[string, Allowed]> {
  const { all, years, inYear } = ledgerOf(dumps);
  const kindOf = new Map(dumps.accounts.map((row) => [text(row, "heading"), text(row, "kind")]));
  const campaigns = new Map(
    dumps.purposes
      .filter((row) => text(row, "kind") === "campaign")
      .map((row) => [text(row, "purpose"), row]),
  );
  const isIncome = (row: Row) => kindOf.get(text(row, "heading")) === "INCOME";
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
    const restricted = restrictedFunds(
      years.filter((each) => each <= year).map((each) => inYear(all, each)),
      { isIncome, campaigns },
    );
    const free = owned + total(kind(upTo, "LIABILITY"), "cents") - restricted;
    // The files name no purpose for restricted donations of few people.
    const unnamed = -total(
      upTo.filter((row) => text(row, "heading") === "individuals" && !hasPurpose(row)),
      "cents",
    );
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
        between: [
          [restricted, restricted + unnamed],
          [free - unnamed, free],
        ],
      }),
    ];
  }
}

/**
 * What is left of money with a purpose after these years. Each cost takes from its project's money, then from its
 * program's; what these could not pay came from reserves.
 */
function restrictedFunds(years: readonly (readonly Row[])[], { isIncome, campaigns }: Books): number {
  const left = new Map<string, number>();
  const add = (purpose: string, cents: number) => left.set(purpose, (left.get(purpose) ?? 0) + cents);
  for (const rows of years) {
    for (const row of rows.filter((each) => isIncome(each) && hasPurpose(each)))
      add(purposeOf(row, campaigns), -number(row, "cents"));
    for (const row of rows.filter((each) => text(each, "heading") === "objectives")) {
      let open = number(row, "cents");
      const fund = text(row, "fund");
      for (const purpose of [
        `${fund} project ${text(row, "project")}`,
        `${fund} program ${text(row, "program")}`,
      ]) {
        const taken = Math.max(0, Math.min(open, left.get(purpose) ?? 0));
        add(purpose, -taken);
        open -= taken;
      }
    }
  }
  return [...left.values()].reduce((sum, cents) => sum + Math.max(0, cents), 0);
}

type Books = Readonly<{ isIncome: (row: Row) => boolean; campaigns: ReadonlyMap<string, Row> }>;

const hasPurpose = (row: Row): boolean =>
  ["fund", "project", "program", "campaign"].some((column) => text(row, column) !== "");

/** A campaign's money belongs to its project or program. */
function purposeOf(row: Row, campaigns: Books["campaigns"]): string {
  const [fund, campaign] = [text(row, "fund"), text(row, "campaign")];
  const [project, program] = ["project", "program"].map(
    (column) => text(row, column) || text(campaigns.get(campaign), column),
  );
  if (project) return `${fund} project ${project}`;
  return program ? `${fund} program ${program}` : `${fund} campaign ${campaign}`;
}
