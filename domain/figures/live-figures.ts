import type { Cents } from "#domain/money/cents.ts";

/** Sums that move while somebody looks, by the figure's id. */
export type LiveFigures = Readonly<Record<string, Cents>>;

type Needs = {
  /** Those that have not ended, with what the ledger says was raised for each. */
  campaigns: () => Promise<readonly Readonly<{ id: string; raisedCents: Cents }>[]>;
  totalRaised: () => Promise<Cents>;
};

/** The sums that stand on the pages anyway, and no count of gifts. Null while no campaign runs: nothing moves then. */
export const showLiveFigures =
  ({ campaigns, totalRaised }: Needs) =>
  async (): Promise<LiveFigures | null> => {
    const running = await campaigns();
    if (running.length === 0) return null;
    return {
      raised: await totalRaised(),
      ...Object.fromEntries(running.map(({ id, raisedCents }) => [`raised-for-${id}`, raisedCents])),
    };
  };
