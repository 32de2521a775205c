import type { Cents } from "#domain/money/cents.ts";

export type LiveFigures = Readonly<Record<string, Cents>>;

type Needs = {
  /** Running campaigns with the amounts raised, from the ledger. */
  campaigns: () => Promise<readonly Readonly<{ id: string; raisedCents: Cents }>[]>;
  totalRaised: () => Promise<Cents>;
};

/** The same totals as on the pages, without counts. Null without a running campaign. */
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
