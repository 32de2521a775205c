import { askProviders } from "./ask-providers.ts";
import { eachOf } from "../each-of.ts";
import type { PaymentRef } from "../payment-report.ts";

const batch = 100;

type Needs<Unfit> = {
  unbooked: () => Promise<readonly Unfit[]>;
  book: (money: Unfit) => Promise<unknown>;
  lyingHere: (most: number) => Promise<readonly PaymentRef[]>;
  /** Settles what the provider now says. */
  follow: (payment: PaymentRef) => Promise<unknown>;
};

/** Books money that fits no gift, and follows it until it was sent back. */
export const followUnfitMoney =
  <Unfit>({ unbooked, book, lyingHere, follow }: Needs<Unfit>) =>
  async (): Promise<void> => {
    await eachOf(await unbooked(), book);
    await askProviders(await lyingHere(batch), follow);
  };
