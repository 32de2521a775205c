import { balanceGroups, type BalanceGroup } from "#domain/annual-lines.ts";
import type { Cents } from "#domain/money/cents.ts";
import { negated, sumOf } from "#domain/money/sums.ts";
import { accountOf } from "../accounts.ts";
import {
  closingOf,
  earlierResults,
  earlierResultsIn,
  inChartOrder,
  isOfResult,
  resultOfYear,
  type AccountSums,
} from "./account-sums.ts";

type Group = Readonly<{
  group: BalanceGroup;
  cents: Cents;
  accounts: readonly Readonly<{ account: string; number: string; cents: Cents }>[];
}>;

/** Both sides as positive amounts; they are equal. */
export type BalanceSheet = Readonly<{
  on: string;
  assets: readonly Group[];
  liabilities: readonly Group[];
  totalCents: Cents;
}>;

const assetGroups: readonly BalanceGroup[] = ["fixed", "stocks", "receivables", "cash"];

/** `sums` cover the year up to that day. */
export function balanceSheetOf(sums: readonly AccountSums[], on: string): BalanceSheet {
  const held = [
    ...sums.flatMap((each) => {
      const { group, number } = accountOf(each.account) ?? {};
      return group && number ? [{ account: each.account, number, group, cents: closingOf(each) }] : [];
    }),
    { account: earlierResults.id, ...ofResults(earlierResults.number, earlierResultsIn(sums)) },
    { account: resultOfYear.id, ...ofResults(resultOfYear.number, resultIn(sums)) },
  ].filter(({ cents }) => cents !== 0);

  const side = (isAsset: boolean): Group[] =>
    balanceGroups
      .filter((group) => assetGroups.includes(group) === isAsset)
      .map((group) => {
        const accounts = inChartOrder(held.filter((each) => each.group === group)).map(
          ({ account, number, cents }) => ({ account, number, cents: isAsset ? cents : negated(cents) }),
        );
        return { group, cents: totalOf(accounts), accounts };
      })
      .filter(({ accounts }) => accounts.length > 0);
  const [assets, liabilities] = [side(true), side(false)];
  if (totalOf(assets) !== totalOf(liabilities))
    throw new Error(
      `On ${on} assets are ${totalOf(assets)}, and what they came from ${totalOf(liabilities)}`,
    );
  return { on, assets, liabilities, totalCents: totalOf(assets) };
}

const ofResults = (number: string, cents: Cents) => ({ number, group: "reserves" as const, cents });

const resultIn = (sums: readonly AccountSums[]): Cents =>
  sumOf(sums.filter(({ account }) => isOfResult(account)).map(closingOf));

const totalOf = (rows: readonly { cents: Cents }[]): Cents => sumOf(rows.map(({ cents }) => cents));
