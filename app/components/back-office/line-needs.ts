import { accountOf } from "#domain/ledger/accounts.ts";

/** Which fields a line of an account needs. */
export const mayHavePurpose = (account: string): boolean =>
  needsPurpose(account) || accountOf(account)?.kind === "INCOME";
export const needsPurpose = (account: string): boolean => accountOf(account)?.category === "PROGRAM";
export const needsNature = (account: string): boolean => account.startsWith("expenses-");
