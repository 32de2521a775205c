import type pg from "pg";
import type { PaymentProvider } from "#adapters/payments/payment-provider.ts";
import { asOnlyOne } from "#adapters/postgres/base/as-only-one.ts";
import { noteFetched, restoredCopies } from "#adapters/postgres/backup/stored-backups.ts";
import { addressOfAccount, recreateDonation, unknownPayments } from "#adapters/postgres/giving/recreating.ts";
import type { Content } from "#domain/content/ports.ts";
import type { Donation } from "#domain/giving/donation.ts";
import { fetchLostGifts } from "#domain/giving/settle/fetch-lost-gifts.ts";
import { fillRestoredCopies, type ReportFetching } from "#domain/giving/settle/fill-restored-copies.ts";
import type { PaymentReport } from "#domain/giving/payment-report.ts";
import type { Payments } from "#domain/giving/ports.ts";
import { recreateGift } from "#domain/giving/settle/recreate-gift.ts";
import type { SettleOutcome } from "#domain/giving/settle/settle-donation.ts";
import { noAddressDomain } from "#domain/privacy/person.ts";
import { purposesFrom } from "../../giving/open-purposes.ts";

type Needs = {
  pool: pg.Pool;
  content: Content;
  find: (donationId: string) => Promise<Donation | null>;
  payments: Payments;
  providers: readonly PaymentProvider[];
  settle: (report: PaymentReport) => Promise<SettleOutcome>;
};

/** After a restore: what the providers know and the copy does not. */
export function composeLostGifts({ pool, content, find, payments, providers, settle }: Needs) {
  const fetchFrom = fetchLostGifts({
    payments,
    unknownAmong: (provider, paymentIds) => unknownPayments(pool, provider, paymentIds),
    recreate: recreateGift({
      find,
      addressOf: (userId) => addressOfAccount(pool, userId),
      noAddress: (donationId) => `${donationId}@${noAddressDomain}`,
      purposes: purposesFrom(content),
      store: (donation, attempt) => recreateDonation(pool, donation, attempt),
    }),
    settle,
  });
  const fill = fillRestoredCopies({
    copies: () => restoredCopies(pool),
    providers,
    fetchFrom,
    noteFetched: (copy, provider, fetched) => noteFetched(pool, copy, provider, fetched),
  });
  return async (report: ReportFetching): Promise<void> => {
    await asOnlyOne(pool, "fetch-lost-gifts", () => fill(report));
  };
}
