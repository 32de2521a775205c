import { overBefore, retentionNames, type Kept, type RetentionPeriods } from "./retention.ts";

/** Each forgets what is older than the moment given, and says how many records that were. */
export type Forgetting = Readonly<Record<Kept, (before: Date) => Promise<number>>> &
  Readonly<{
    /** Fiscal records are counted by calendar days of the foundation. */
    fiscal: (today: string) => Promise<number>;
    /** What is tied to an event rather than to a date: the address for a tribute once its notice has gone. */
    done: () => Promise<number>;
  }>;

type Needs = {
  forgetting: Forgetting;
  retention: () => Promise<RetentionPeriods>;
  clock: () => Date;
  today: () => string;
};
export type Forgotten = Readonly<Record<string, number>>;

/** Every night: whatever is past its term goes. Running it twice forgets nothing more. */
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
