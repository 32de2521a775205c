import { randomBytes, randomUUID } from "node:crypto";
import type pg from "pg";
import type { PaymentProvider } from "#adapters/payments/payment-provider.ts";
import { forgetCustomer, subscriptionsOf } from "#adapters/payments/registry.ts";
import { subscribeGift, unsubscribedGifts } from "#adapters/postgres/giving/unfinished-payments.ts";
import { storedMonthlyMaintenance } from "#adapters/postgres/giving/monthly-maintenance.ts";
import { storedMonthlyGifts } from "#adapters/postgres/giving/monthly-gifts.ts";
import { keptPurposes } from "#adapters/postgres/ledger/purposes.ts";
import type { Content } from "#domain/content/ports.ts";
import { beginLateSubscriptions } from "#domain/giving/monthly/begin-late-subscriptions.ts";
import { catchUpWithCharges } from "#domain/giving/monthly/catch-up-with-charges.ts";
import { changeMethod } from "#domain/giving/monthly/change-method.ts";
import { changeMonthlyGift } from "#domain/giving/monthly/change-monthly-gift.ts";
import { endMonthlyGifts } from "#domain/giving/monthly/end-monthly-gifts.ts";
import { describeMonthlyGift, listMonthlyGifts } from "#domain/giving/monthly/list-monthly-gifts.ts";
import { maintainMonthlyGifts } from "#domain/giving/monthly/maintain-monthly-gifts.ts";
import type { Donor } from "#domain/giving/donor.ts";
import type { PaymentReport } from "#domain/giving/payment-report.ts";
import type { Payments } from "#domain/giving/ports.ts";
import { repeatUnansweredChanges } from "#domain/giving/monthly/repeat-unanswered-changes.ts";
import type { FeeRates } from "#domain/money/cover-fees.ts";
import { today } from "../../timing/clock.ts";
import type { Config } from "../../config.ts";
import { monthlyChargeLetters, monthlyLetter } from "../../letters/monthly-letters.ts";

type Needs = {
  config: Config;
  pool: pg.Pool;
  content: Content;
  providers: readonly PaymentProvider[];
  payments: Pick<Payments, "fetch">;
  settle: (report: PaymentReport) => Promise<unknown>;
  feeRates: () => Promise<FeeRates>;
};

const keyBytes = 32;
const clock = () => new Date();

export function composeMonthly({
  config: { publicUrl },
  pool,
  content,
  providers,
  payments,
  ...rest
}: Needs) {
  const { settle, feeRates } = rest;
  const gifts = storedMonthlyGifts(pool, monthlyLetter(publicUrl));
  const needs = {
    gifts,
    subscriptionsOf: subscriptionsOf(providers),
    newKey: randomUUID,
    campaignTitle: async (id: string) => (await keptPurposes(pool)).latest("campaign", id)?.title ?? null,
    feeRates,
    clock,
    today,
  };
  const maintenance = storedMonthlyMaintenance(pool, {
    newKey: () => randomBytes(keyBytes).toString("base64url"),
    letters: monthlyChargeLetters(publicUrl),
  });
  const creditor = async () => {
    const foundation = await content.find("foundation", "foundation");
    return { name: foundation?.registeredName ?? "", id: foundation?.creditorId || null };
  };
  const catchUp = catchUpWithCharges({ ...needs, maintenance, payments, settle });
  const beginLate = beginLateSubscriptions({
    payments,
    unsubscribed: (begunAfter, most) => unsubscribedGifts(pool, begunAfter, most),
    subscribed: (giftId, subscriptionId) => subscribeGift(pool, giftId, subscriptionId),
    clock,
  });
  const toProvider = changeMethod(needs);
  const change = changeMonthlyGift(needs);
  return {
    find: gifts.reload,
    listOf: listMonthlyGifts(needs),
    describe: describeMonthlyGift(needs),
    change,
    endAll: endMonthlyGifts({ gifts, change }),
    forget: forgetCustomer(providers),
    maintain: maintainMonthlyGifts({ ...needs, maintenance, creditor }),
    repeatUnanswered: repeatUnansweredChanges(needs),
    catchUp: async () => {
      await beginLate();
      await catchUp();
    },
    /** `page`: where the provider sends the donor back to. */
    changeMethod: async (id: string, donor: Donor, page: string) =>
      toProvider(await gifts.find(id, donor), publicUrl + page),
    changeMethodWithKey: async (key: string, page: string) =>
      toProvider(await gifts.findForKey(key, clock()), publicUrl + page),
  };
}
