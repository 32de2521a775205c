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
  const programs = new Map(
    dumps.purposes
      .filter((row) => text(row, "kind") === "project")
      .map((row) => [text(row, "purpose"), text(row, "program")]),
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
        (row) => `${text(row, "heading")} ${text(row, "program") || programs.get(text(row, "project"))}`,
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
      { isIncome, campaigns, programs },
    );
    const free = owned + total(kind(upTo, "LIABILITY"), "cents") - restricted;
    // The files name no purpose for restricted donations of few people.
    const unnamed = -total(
      upTo.filter((row) => text(row, "heading") === "individuals" && !hasPurpose(row)),
      "cents",
    );
    const closed = closedYear(dumps, year);
    // Opening, received, spent and closing add up, and all closing balances are what the foundation owns.
    const isExact =
      closed !== null &&
      closed.restricted >= restricted &&
      closed.restricted <= restricted + unnamed &&
      closed.reserves === free + restricted - closed.restricted &&
      closed.rows.every(
        (row) =>
          number(row, "openingCents") + number(row, "receivedCents") - number(row, "spentCents") ===
          number(row, "closingCents"),
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
          ...(isExact ? closed.cents : []),
        ],
        percent: ratios,
        between: closed
          ? []
          : [
              [restricted, restricted + unnamed],
              [free - unnamed, free],
            ],
      }),
    ];
  }
}

/** What the files tell about reserves and restricted funds of a closed year. */
function closedYear(dumps: Dumps, year: string | number) {
  const rows = dumps.funds.filter((row) => text(row, "period") === String(year));
  if (rows.length === 0) return null;
  const isReserve = (row: Row) => /\/(?:continuityReserve|otherReserves)$/.test(text(row, "id"));
  const restricted = rows.filter((row) => !isReserve(row));
  const columns = ["openingCents", "receivedCents", "spentCents", "closingCents"];
  const change = total(restricted, "closingCents") - total(restricted, "openingCents");
  return {
    rows,
    restricted: total(restricted, "closingCents"),
    reserves: total(rows.filter(isReserve), "closingCents"),
    cents: [
      total(restricted, "closingCents"),
      Math.abs(change),
      ...rows.flatMap((row) => columns.map((column) => number(row, column))),
      total(
        restricted.filter((row) => text(row, "fund") === "ZAKAT"),
        "closingCents",
      ),
    ],
  };
}

/**
 * What is left of money with a purpose after these years. Each cost takes from its project's money, then from its
 * program's; what these could not pay came from reserves.
 */
function restrictedFunds(
  years: readonly (readonly Row[])[],
  { isIncome, campaigns, programs }: Books,
): number {
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
        `${fund} program ${text(row, "program") || programs.get(text(row, "project"))}`,
      ]) {
        const taken = Math.max(0, Math.min(open, left.get(purpose) ?? 0));
        add(purpose, -taken);
        open -= taken;
      }
    }
  }
  return [...left.values()].reduce((sum, cents) => sum + Math.max(0, cents), 0);
}

type Books = Readonly<{
  isIncome: (row: Row) => boolean;
  campaigns: ReadonlyMap<string, Row>;
  /** The program of each project. */
  programs: ReadonlyMap<string, string>;
}>;

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
