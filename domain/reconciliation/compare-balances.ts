import { addDays, type Day } from "#domain/calendar/day.ts";
import type { Cents } from "#domain/money/cents.ts";
import type { PayingProvider } from "#domain/money/providers.ts";
import type { Comparison } from "./comparison.ts";

type Told = Readonly<{ cents: Cents }> | "unavailable" | "not_permitted";

type Needs = {
  providers: readonly Readonly<{ name: PayingProvider; balance: () => Promise<Told> }>[];
  /** What the books say a provider's balance is, at this moment. */
  expectedAt: (provider: PayingProvider) => Promise<Cents>;
  /** Our accounts at banks: what the books say, and with what the last statement closes. */
  bankAccounts: () => Promise<readonly Comparison[]>;
  today: () => Day;
};

const maxTries = 3;

/** To the cent. Nothing is booked by it: what differs is for a person to look at. */
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

    /** A gift may be booked between two looks at the books: then the provider is asked again. */
    async function atRest(
      provider: PayingProvider,
      balance: () => Promise<Told>,
    ): Promise<Pick<Comparison, "booksCents" | "outsideCents" | "notTold">> {
      for (let tried = 1; ; tried += 1) {
        const booksCents = await expectedAt(provider);
        const told = await balance();
        if (typeof told === "string") return { booksCents, outsideCents: null, notTold: told };
        if (tried === maxTries || (await expectedAt(provider)) === booksCents)
          return { booksCents, outsideCents: told.cents, notTold: null };
      }
    }
  };
