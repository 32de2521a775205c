import { dayMs } from "#domain/calendar/day.ts";
import { dutchDate } from "#domain/calendar/dutch-date.ts";
import { eachOf } from "../each-of.ts";
import type { Provider } from "../payment-report.ts";
import type { CostsSince, ProviderCost } from "./provider-cost.ts";

type Needs = {
  providers: readonly Readonly<{ name: Provider; costs: CostsSince }>[];
  /** Null: never asked. */
  askedUntil: (provider: Provider) => Promise<Date | null>;
  /** Books new costs and stores until when was asked, atomically. */
  keep: (provider: Provider, costs: readonly (ProviderCost & { on: string })[], until: Date) => Promise<void>;
  clock: () => Date;
};

/** A provider may report a cost days later. Each is booked once, however often it is reported. */
const overlapMs = 7 * dayMs;
const firstLookBackMs = 90 * dayMs;

export const fetchCosts =
  ({ providers, askedUntil, keep, clock }: Needs) =>
  (): Promise<void> =>
    eachOf(providers, async ({ name, costs }) => {
      const began = clock();
      const before = await askedUntil(name);
      const since = before ? before.getTime() - overlapMs : began.getTime() - firstLookBackMs;
      const reported = await costs(new Date(since));
      if (reported === "unavailable") return;
      const dated = reported
        .filter(({ cents }) => cents !== 0)
        .map((cost) => ({ ...cost, on: dutchDate(new Date(cost.at)) }));
      await keep(name, dated, began);
    });
