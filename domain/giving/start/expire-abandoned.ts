import { unpaidLifeMs, type Overdue } from "./expire-donation.ts";

const batch = 100;

type Needs = {
  overdue: (startedBefore: Date, most: number) => Promise<readonly Overdue[]>;
  expire: (overdue: Overdue) => Promise<unknown>;
  clock: () => Date;
};

/** Donations that were started, or tried again, too long ago to be paid. */
export const expireAbandoned =
  ({ overdue, expire, clock }: Needs) =>
  async (): Promise<void> => {
    for (const donation of await overdue(new Date(clock().getTime() - unpaidLifeMs), batch))
      await expire(donation);
  };
