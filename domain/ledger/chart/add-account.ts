import type { Actor } from "#domain/audit/audit-entry.ts";
import { refusalOfNumber, type AccountRefusal, type NewAccount } from "./chart-account.ts";

type Needs = {
  add: (account: NewAccount, by: Actor, requestId: string) => Promise<AccountRefusal | null>;
};

/** Answers why it was not added; null: it is in the chart. */
export const addAccount =
  ({ add }: Needs) =>
  async (account: NewAccount, by: Actor, requestId: string): Promise<AccountRefusal | null> =>
    refusalOfNumber(account) ?? add(account, by, requestId);
