import * as z from "zod/mini";
import { centsField } from "#domain/money/cents-field.ts";
import { noCents, plus } from "#domain/money/cents.ts";
import { minus, sumOf } from "#domain/money/sums.ts";
import { accountOf } from "../accounts.ts";
import {
  earlierResults,
  earlierResultsIn,
  inChartOrder,
  openingOf,
  type AccountSums,
} from "./account-sums.ts";

const trialBalanceRow = z.object({
  account: z.string(),
  number: z.string(),
  openingCents: centsField,
  debitCents: centsField,
  creditCents: centsField,
  closingCents: centsField,
});

/** Every account with movements or a balance. Balances sum to zero, and debits equal credits. */
export const trialBalance = z.object({
  from: z.iso.date(),
  to: z.iso.date(),
  rows: z.array(trialBalanceRow),
  debitCents: centsField,
  creditCents: centsField,
});
export type TrialBalance = z.infer<typeof trialBalance>;

export function trialBalanceOf(sums: readonly AccountSums[], from: string, to: string): TrialBalance {
  const rows = [
    ...sums.map((each) => ({
      account: each.account,
      number: accountOf(each.account)?.number ?? "",
      openingCents: openingOf(each),
      debitCents: each.debitCents,
      creditCents: each.creditCents,
    })),
    {
      account: earlierResults.id,
      number: earlierResults.number,
      openingCents: earlierResultsIn(sums),
      debitCents: noCents,
      creditCents: noCents,
    },
  ].filter(
    ({ openingCents, debitCents, creditCents }) =>
      openingCents !== 0 || debitCents !== 0 || creditCents !== 0,
  );
  return {
    from,
    to,
    rows: inChartOrder(rows).map((row) => ({
      ...row,
      closingCents: minus(plus(row.openingCents, row.debitCents), row.creditCents),
    })),
    debitCents: sumOf(rows.map(({ debitCents }) => debitCents)),
    creditCents: sumOf(rows.map(({ creditCents }) => creditCents)),
  };
}
