import { addDays, type Day } from "#domain/calendar/day.ts";
import type { Cents } from "#domain/money/cents.ts";
import type { PayingProvider } from "#domain/money/providers.ts";
import type { Comparison } from "./comparison.ts";

type Told = Readonly<{ cents: Cents }> | "unavailable" | "not_permitted";

type Needs = {
  providers: readonly Readonly<{ name: PayingProvider; balance: () => Promise<Told> }>[];
  /** The provider's balance according to the books, now. */
  expectedAt: (provider: PayingProvider) => Promise<Cents>;
  /** Own bank accounts: booked balance and closing balance of the last statement. */
  bankAccounts: () => Promise<readonly Comparison[]>;
  today: () => Day;
};

const maxTries = 3;

/** Compares to the cent. It books nothing: a person handles differences. */
export const compareBalances =
  ({ providers, expectedAt, bankAccounts, today }: Needs) =>
  async (): Promise<Comparison[]> => {
    // Today is not over.
    const upTo = addDays(today(), -1);
    const compared: Comparison[] = [...(await bankAccounts())];
    for (const { name, balance } of providers)
      compared.push({
        account: `provider-${name}`,
        side: "provider",
        upTo,
        ...(await atRest(name, balance)),
      });
    return compared;

    /** If a donation was booked in between, the provider is asked again. */
    async function atRest(
      provider: PayingProvider,
      balance: () => Promise<Told>,
    ): Promise<Pick<Comparison, "booksCents" | "outsideCents" | "notTold">> {
      for (let tried = 1; ; tried += 1) {
        const booksCents = await expectedAt(provider);
        const answer = await balance();
        if (typeof answer === "string") return { booksCents, outsideCents: null, notTold: answer };
        if (tried === maxTries || (await expectedAt(provider)) === booksCents)
          return { booksCents, outsideCents: answer.cents, notTold: null };
      }
    }
  };
