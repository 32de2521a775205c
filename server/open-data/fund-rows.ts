import { languages, type Language, type Localized } from "#domain/language.ts";
import { noCents, plus, type Cents } from "#domain/money/cents.ts";
import { largerOf, minus, negated } from "#domain/money/sums.ts";
import { localizedColumns } from "#domain/open-data/localized-columns.ts";
import { minPeople } from "#domain/open-data/people.ts";
import type { RowOf } from "#domain/open-data/rows.ts";
import { withoutMarks } from "#domain/open-data/without-marks.ts";
import type { FundOfYear } from "#domain/transparency/funds-of-year.ts";
import type { YearBooks } from "#domain/transparency/year-books.ts";
import { translate } from "../translate.ts";

type Row = RowOf<"funds">;
type Moved = Pick<FundOfYear, "openingCents" | "receivedCents" | "spentCents" | "closingCents">;
/** How many people gave for a purpose in a year. */
type FundPeople = Readonly<
  Pick<FundOfYear, "fund" | "projectId" | "programId" | "campaignId"> & { year: number; people: number }
>;
type Known = Readonly<{
  people: readonly FundPeople[];
  /** Titles of projects, programs and campaigns. */
  titleOf: (id: string) => Localized | undefined;
}>;

const noPurpose = { fund: null, project: null, program: null, campaign: null };
const reserves = ["continuityReserve", "otherReserves"] as const;

/** Reserves and restricted funds of a closed year, as RJ 650 asks. Funds of few people are one row (decision 140). */
export function fundRows(books: YearBooks, known: Known): Row[] {
  const { year, balance, before, funds = [] } = books;
  if (!balance) return [];
  const ofReserves = reserves.map((name) =>
    row(
      year,
      name,
      changed(before?.balance?.liabilitiesCents[name] ?? noCents, balance.liabilitiesCents[name]),
      {
        titles: ours(`transparency.anbi.line.${name}Cents`),
      },
    ),
  );
  const { named, merged } = mergeSmall(
    funds.filter(
      ({ openingCents, receivedCents, closingCents }) => openingCents || receivedCents || closingCents,
    ),
    (fund) => peopleOf(fund, year, known.people),
  );
  const ofFunds = named.map((fund) => {
    const id = fund.projectId ?? fund.programId ?? fund.campaignId ?? "";
    return row(year, [fund.fund?.toLowerCase(), id].filter(Boolean).join("/"), fund, {
      titles: known.titleOf(id) ?? ours("transparency.anbi.line.restrictedFundsCents"),
      fund: fund.fund,
      project: fund.projectId,
      program: fund.programId,
      campaign: fund.campaignId,
    });
  });
  const ofOthers = merged ? [row(year, "otherFunds", merged, { titles: ours("open-data.otherFunds") })] : [];
  return [...ofReserves, ...ofFunds, ...ofOthers];
}

type About = Readonly<{ titles: Localized }> &
  Partial<Pick<Row, "fund" | "project" | "program" | "campaign">>;

const row = (year: number, name: string, moved: Moved, { titles, ...purpose }: About): Row => ({
  id: `${year}/${name}`,
  period: String(year),
  ...noPurpose,
  ...purpose,
  openingCents: moved.openingCents,
  receivedCents: moved.receivedCents,
  spentCents: moved.spentCents,
  closingCents: moved.closingCents,
  ...localizedColumns("title", (language) => withoutMarks(titles[language])),
});

const ours = (id: Parameters<typeof translate>[1]): Localized =>
  Object.fromEntries(languages.map((language: Language) => [language, translate(language, id)])) as Localized;

function changed(openingCents: Cents, closingCents: Cents): Moved {
  const by = minus(closingCents, openingCents);
  return {
    openingCents,
    receivedCents: largerOf(by, noCents),
    spentCents: largerOf(negated(by), noCents),
    closingCents,
  };
}

const peopleOf = (fund: FundOfYear, year: number, people: readonly FundPeople[]): number =>
  people
    .filter(
      (each) =>
        each.year === year &&
        each.fund === fund.fund &&
        (fund.projectId !== null
          ? each.projectId === fund.projectId
          : fund.programId !== null
            ? each.projectId === null && each.programId === fund.programId
            : each.projectId === null && each.programId === null && each.campaignId === fund.campaignId),
    )
    .reduce((sum, each) => sum + each.people, 0);

/** Small funds are merged with the next larger ones until enough people gave for them together. */
function mergeSmall(funds: readonly FundOfYear[], people: (fund: FundOfYear) => number) {
  const given = funds.filter(({ receivedCents }) => receivedCents !== noCents);
  const named = funds.filter(({ receivedCents }) => receivedCents === noCents);
  let merged: Moved | null = null;
  let together = 0;
  for (const fund of given.toSorted((one, other) => people(one) - people(other))) {
    const isNamed = people(fund) >= minPeople && (merged === null || together >= minPeople);
    if (isNamed) {
      named.push(fund);
      continue;
    }
    together += people(fund);
    merged = merged ? added(merged, fund) : fund;
  }
  return { named, merged };
}

const added = (one: Moved, other: Moved): Moved => ({
  openingCents: plus(one.openingCents, other.openingCents),
  receivedCents: plus(one.receivedCents, other.receivedCents),
  spentCents: plus(one.spentCents, other.spentCents),
  closingCents: plus(one.closingCents, other.closingCents),
});
