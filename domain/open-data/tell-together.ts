import { noCents } from "#domain/money/cents.ts";
import { sumOf } from "#domain/money/sums.ts";
import type { RowOf } from "./rows.ts";
import { isWithin, type Period, type ToldPeriods } from "./told-periods.ts";

/** Every month has a row; the donations of a period are in its last month. */
export function monthsTold(rows: readonly RowOf<"months">[], periods: readonly Period[]): RowOf<"months">[] {
  return rows.map((row) => {
    const period = periods.find((each) => isWithin(each, row.id)) ?? { from: row.id, through: row.id };
    if (row.id !== period.through) return { ...row, raisedCents: noCents, raisedFrom: null };
    const own = rows.filter(({ id }) => isWithin(period, id));
    return { ...row, raisedCents: sumOf(own.map(({ raisedCents }) => raisedCents)), raisedFrom: period.from };
  });
}

/** Yearly rows, with the years of a period merged. */
export function campaignsTold(
  rows: readonly RowOf<"campaigns">[],
  campaigns: ToldPeriods["campaigns"],
): RowOf<"campaigns">[] {
  const nameOf = ({ campaign, period }: RowOf<"campaigns">): string => {
    const told = campaigns.get(campaign)?.find((each) => isWithin(each, period));
    return told && told.from !== told.through ? `${told.from}/${told.through}` : period;
  };
  return [...Map.groupBy(rows, (row) => `${row.campaign}/${nameOf(row)}`)].flatMap(([id, own]) => {
    const [first] = own;
    if (!first) return [];
    const raisedCents = sumOf(own.map((row) => row.raisedCents));
    return [{ id, campaign: first.campaign, period: nameOf(first), raisedCents }];
  });
}
