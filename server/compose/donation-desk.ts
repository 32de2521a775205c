import type pg from "pg";
import { listDonations } from "#adapters/postgres/donation-desk/list-donations.ts";
import { storedRefunds } from "#adapters/postgres/donation-desk/refunds.ts";
import { sendReceiptAgain } from "#adapters/postgres/donation-desk/send-receipt-again.ts";
import { tellStory } from "#adapters/postgres/donation-desk/tell-story.ts";
import { storeBankGift } from "#adapters/postgres/donation-desk/bank-gifts.ts";
import { enterBankGift } from "#domain/donation-desk/enter-bank-gift.ts";
import type { Desk } from "#domain/donation-desk/ports.ts";
import { refundDonation } from "#domain/donation-desk/refund-donation.ts";
import type { composeGiving } from "./giving.ts";

type Giving = Pick<ReturnType<typeof composeGiving>, "desk">;

/** Where staff look gifts up, send money back, and enter what came in by bank. */
export function composeDonationDesk(pool: pg.Pool, { desk }: Giving) {
  const shown: Desk = { list: listDonations(pool), show: tellStory(pool) };
  return {
    ...shown,
    sendReceiptAgain: sendReceiptAgain(pool),
    refund: refundDonation({ refunds: storedRefunds(pool), refund: desk.refund, follow: desk.follow }),
    enterBankGift: enterBankGift({ store: storeBankGift(pool, desk.newReference), settle: desk.settlePaid }),
  };
}
