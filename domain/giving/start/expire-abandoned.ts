import { unpaidLifeMs, type Overdue } from "./expire-donation.ts";

const batch = 100;

type Needs = {
  overdue: (startedBefore: Date, most: number) => Promise<readonly Overdue[]>;
  expire: (overdue: Overdue) => Promise<unknown>;
  clock: () => Date;
};

/** Donations started, or retried, too long ago. */
export const expireAbandoned =
  ({ overdue, expire, clock }: Needs) =>
  async (): Promise<void> => {
    for (const donation of await overdue(new Date(clock().getTime() - unpaidLifeMs), batch))
      await expire(donation);
  };
