import { dayMs } from "#domain/calendar/day.ts";
import type { AskedProvider, Fetched, fetchLostGifts } from "./fetch-lost-gifts.ts";
import type { Provider } from "../payment-report.ts";
import type { PaymentMemory } from "./recalled-payment.ts";

/** A resumed copy, and the providers that were already asked for its lost donations. */
export type RestoredCopy = Readonly<{
  standstillId: number;
  backupTakenAt: Date;
  asked: readonly Provider[];
}>;

type Needs = {
  copies: () => Promise<readonly RestoredCopy[]>;
  /** Providers that can list our lost payments. */
  providers: readonly (Omit<AskedProvider, "memory"> & Readonly<{ memory?: PaymentMemory }>)[];
  fetchFrom: ReturnType<typeof fetchLostGifts>;
  noteFetched: (copy: RestoredCopy, provider: Provider, fetched: Fetched) => Promise<void>;
};

export type ReportFetching = (
  progress: Readonly<{ provider: Provider }> & (Fetched | Readonly<{ done: number; of: number }>),
) => void;

/** Clocks differ, and a payment may have been opened before the backup and stored after it. */
const overlapMs = dayMs;
const toldEach = 100;

/** Asks each provider once for what a restored copy lacks. An unavailable one is asked in the next run. */
export const fillRestoredCopies =
  ({ copies, providers, fetchFrom, noteFetched }: Needs) =>
  async (report: ReportFetching): Promise<void> => {
    const silent = new Set<Provider>();
    for (const copy of await copies()) {
      const since = new Date(copy.backupTakenAt.getTime() - overlapMs);
      for (const { name: provider, memory, returnedSince } of providers) {
        if (!memory || copy.asked.includes(provider)) continue;
        const fetched = await fetchFrom({ name: provider, memory, returnedSince }, since, ({ done, of }) => {
          if (done % toldEach === 0) report({ provider, done, of });
        });
        if (fetched === "unavailable") silent.add(provider);
        else {
          await noteFetched(copy, provider, fetched);
          report({ provider, ...fetched });
        }
      }
    }
    if (silent.size > 0)
      throw new Error(
        `What was given since the backup is not known yet: ${[...silent].join(", ")} did not answer`,
      );
  };
