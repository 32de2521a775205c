import type pg from "pg";
import { storedRefunds } from "#adapters/postgres/donation-admin/refunds.ts";
import { sendReceiptAgain } from "#adapters/postgres/donation-admin/send-receipt-again.ts";
import { showDonation } from "#adapters/postgres/donation-admin/show-donation.ts";
import { moneyInSuspense } from "#adapters/postgres/giving/suspense.ts";
import type { KeptRefund } from "#domain/donation-admin/ports.ts";
import { pursueOpenRefund } from "#domain/donation-admin/pursue-open-refund.ts";
import { refundDonation } from "#domain/donation-admin/refund-donation.ts";
import { returnUnfitMoney } from "#domain/donation-admin/return-unfit-money.ts";
import { eachOf } from "#domain/giving/each-of.ts";
import { givenUpRefundLetter } from "../../letters/giving-staff-letters.ts";
import { toStaff } from "../../letters/letter-writer.ts";
import type { composeGiving } from "./giving.ts";

type Needs = {
  admin: ReturnType<typeof composeGiving>["admin"];
  publicUrl: string;
  staff: () => Promise<readonly string[]>;
};

export function composeDonationAdmin(pool: pg.Pool, { admin, publicUrl, staff }: Needs) {
  const refunds = storedRefunds(pool);
  const refunding = { refunds, refund: admin.refund, follow: admin.follow };
  const pursue = pursueOpenRefund({ ...refunding, giveUp, clock: () => new Date() });
  const pursueRefunds = async () => eachOf(await refunds.due(), pursue);
  return {
    show: showDonation(pool),
    sendReceiptAgain: sendReceiptAgain(pool),
    refund: refundDonation(refunding),
    returnUnfitMoney: returnUnfitMoney({
      ...moneyInSuspense(pool),
      refund: admin.refund,
      follow: admin.follow,
    }),
    pursueRefunds,
  };

  async function giveUp(refund: KeptRefund): Promise<void> {
    const letters = toStaff(await staff(), refund.id, givenUpRefundLetter(refund, publicUrl));
    await refunds.giveUp(refund.id, letters);
  }
}
