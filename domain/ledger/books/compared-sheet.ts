import * as z from "zod/mini";
import { balanceGroups } from "#domain/annual-lines.ts";
import { centsField } from "#domain/money/cents-field.ts";
import { noCents } from "#domain/money/cents.ts";
import { inChartOrder } from "./account-sums.ts";
import type { BalanceSheet } from "./balance-sheet.ts";

const both = { cents: centsField, lastCents: centsField };
const comparedGroup = z.object({
  group: z.enum(balanceGroups),
  ...both,
  accounts: z.array(z.object({ account: z.string(), number: z.string(), ...both })),
});
type Group = z.infer<typeof comparedGroup>;

/** A balance sheet beside that of the previous year's end. */
export const comparedSheet = z.object({
  on: z.iso.date(),
  lastOn: z.iso.date(),
  assets: z.array(comparedGroup),
  liabilities: z.array(comparedGroup),
  totalCents: centsField,
  lastTotalCents: centsField,
});
export type ComparedSheet = z.infer<typeof comparedSheet>;

/** The end of the previous year. */
export const endOfLastYear = (on: string): string => `${Number(on.slice(0, 4)) - 1}-12-31`;

/** A line on one sheet only gets zero on the other. */
export function compareSheets(now: BalanceSheet, last: BalanceSheet): ComparedSheet {
  const side = (name: "assets" | "liabilities"): Group[] =>
    balanceGroups.flatMap((group) => {
      const [here, before] = [now, last].map((sheet) => sheet[name].find((each) => each.group === group));
      if (!here && !before) return [];
      const known = new Map(
        [...(before?.accounts ?? []), ...(here?.accounts ?? [])].map((row) => [row.account, row]),
      );
      const centsIn = (of: typeof here, account: string) =>
        of?.accounts.find((row) => row.account === account)?.cents ?? noCents;
      const accounts = inChartOrder([...known.values()]).map(({ account, number }) => ({
        account,
        number,
        cents: centsIn(here, account),
        lastCents: centsIn(before, account),
      }));
      return [{ group, cents: here?.cents ?? noCents, lastCents: before?.cents ?? noCents, accounts }];
    });
  return {
    on: now.on,
    lastOn: last.on,
    assets: side("assets"),
    liabilities: side("liabilities"),
    totalCents: now.totalCents,
    lastTotalCents: last.totalCents,
  };
}
