import type { Day } from "#domain/calendar/day.ts";
import {
  canBeReminded,
  describeTransfer,
  type GiftAccount,
  type Transfer,
  type TransferAnswer,
} from "./transfer.ts";

type Needs = {
  /** Null: unknown, or a wrong key. */
  find: (donationId: string, key: string) => Promise<Transfer | null>;
  account: () => Promise<GiftAccount | null>;
  remind: (donationId: string, wanted: boolean) => Promise<void>;
  today: () => Day;
  draw: Parameters<typeof describeTransfer>[2]["draw"];
};

export const followTransfer = ({ find, account, remind, today, draw }: Needs) => ({
  show: async (donationId: string, key: string): Promise<TransferAnswer | null> => {
    const [transfer, to] = await Promise.all([find(donationId, key), account()]);
    return transfer && to && describeTransfer(transfer, to, { today: today(), draw });
  },
  remind: async (
    donationId: string,
    key: string,
    wanted: boolean,
  ): Promise<"kept" | "unknown" | "too_late"> => {
    const transfer = await find(donationId, key);
    if (!transfer) return "unknown";
    if (!canBeReminded(transfer, today())) return "too_late";
    await remind(donationId, wanted);
    return "kept";
  },
});
