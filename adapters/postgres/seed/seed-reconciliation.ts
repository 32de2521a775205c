import type pg from "pg";
import { compareBalances } from "#domain/reconciliation/compare-balances.ts";
import { sandboxPayouts } from "../../payments/sandbox/payouts.ts";
import { bankBalances, expectedAt } from "../reconciliation/expected-balances.ts";
import { keepComparisons } from "../reconciliation/reconciliations.ts";

/** As if a night had passed: bank and sandbox compared with the books. */
export async function seedReconciliation(client: pg.ClientBase, today: string): Promise<void> {
  const compare = compareBalances({
    providers: [{ name: "sandbox", balance: sandboxPayouts(client).balance }],
    expectedAt: expectedAt(client),
    bankAccounts: bankBalances(client),
    today: () => today,
  });
  await keepComparisons(client, today, await compare());
}
