import { accountOf } from "#domain/ledger/accounts.ts";

export const mayHavePurpose = (account: string): boolean =>
  needsPurpose(account) || accountOf(account)?.kind === "INCOME";
export const needsPurpose = (account: string): boolean => accountOf(account)?.category === "PROGRAM";
export const needsNature = (account: string): boolean => account.startsWith("expenses-");
