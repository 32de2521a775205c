import { overBefore, retentionNames, type Kept, type RetentionPeriods } from "./retention.ts";

/** Each deletes what is older than the given time and returns the count. */
export type Forgetting = Readonly<Record<Kept, (before: Date) => Promise<number>>> &
  Readonly<{
    /** Fiscal terms use the foundation's calendar days. */
    fiscal: (today: string) => Promise<number>;
    /** Data tied to an event: a tribute's address after its notice was sent. */
    done: () => Promise<number>;
  }>;

type Needs = {
  forgetting: Forgetting;
  retention: () => Promise<RetentionPeriods>;
  clock: () => Date;
  today: () => string;
};
export type Forgotten = Readonly<Record<string, number>>;

/** Nightly: deletes everything past its term. Safe to repeat. */
export const applyRetention =
  ({ forgetting, retention, clock, today }: Needs) =>
  async (): Promise<Forgotten> => {
    const forgotten: Record<string, number> = {};
    const inForce = await retention();
    for (const kept of retentionNames) {
      forgotten[kept] =
        kept === "fiscal"
          ? await forgetting.fiscal(today())
          : await forgetting[kept](overBefore(inForce[kept], clock()));
    }
    forgotten["done"] = await forgetting.done();
    return forgotten;
  };
