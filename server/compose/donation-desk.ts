import { createHash } from "node:crypto";
import type pg from "pg";
import { storeBankGift } from "#adapters/postgres/donation-desk/bank-gifts.ts";
import { listDonations } from "#adapters/postgres/donation-desk/list-donations.ts";
import { storedRefunds } from "#adapters/postgres/donation-desk/refunds.ts";
import { sendReceiptAgain } from "#adapters/postgres/donation-desk/send-receipt-again.ts";
import { tellStory } from "#adapters/postgres/donation-desk/tell-story.ts";
import { lyingMoney } from "#adapters/postgres/giving/suspense.ts";
import { enterBankGift } from "#domain/donation-desk/enter-bank-gift.ts";
import type { Desk, KeptRefund } from "#domain/donation-desk/ports.ts";
import { pursueOpenRefund } from "#domain/donation-desk/pursue-open-refund.ts";
import { refundDonation } from "#domain/donation-desk/refund-donation.ts";
import { returnUnfitMoney } from "#domain/donation-desk/return-unfit-money.ts";
import { eachOf } from "#domain/giving/each-of.ts";
import { givenUpRefundLetter } from "../letters/giving-staff-letters.ts";
import type { composeGiving } from "./giving.ts";

type Needs = {
  desk: ReturnType<typeof composeGiving>["desk"];
  publicUrl: string;
  staff: () => Promise<readonly string[]>;
};

/** Where staff look gifts up, send money back, and enter what came in by bank. */
export function composeDonationDesk(pool: pg.Pool, { desk, publicUrl, staff }: Needs) {
  const shown: Desk = { list: listDonations(pool), show: tellStory(pool) };
  const refunds = storedRefunds(pool);
  const refunding = { refunds, refund: desk.refund, follow: desk.follow };
  const pursue = pursueOpenRefund({ ...refunding, giveUp, clock: () => new Date() });
  const pursueRefunds = async () => eachOf(await refunds.due(), pursue);
  return {
    ...shown,
    sendReceiptAgain: sendReceiptAgain(pool),
    refund: refundDonation(refunding),
    returnUnfitMoney: returnUnfitMoney({
      ...lyingMoney(pool),
      refund: desk.refund,
      follow: desk.follow,
    }),
    pursueRefunds,
    enterBankGift: enterBankGift({ enter: storeBankGift(pool, desk.newReference, desk.settleWithin) }),
  };

  async function giveUp(refund: KeptRefund): Promise<void> {
    const letter = givenUpRefundLetter(refund, publicUrl);
    const letters = (await staff()).map((to) => ({ to, cause: `${refund.id}/${nameOf(to)}`, ...letter }));
    await refunds.giveUp(refund.id, letters);
  }
}

/** One mail per person and cause, without an address where none belongs. */
const nameOf = (email: string): string => createHash("sha256").update(email).digest("hex").slice(0, 16);
