import { dayMs } from "#domain/calendar/day.ts";
import type { PaymentRef, Provider } from "#domain/giving/payment-report.ts";
import type { ReturnedSince } from "#domain/giving/ports.ts";
import type { Books, Check } from "./check.ts";
import { faultsOf, hasNoProvider, type ProviderAccess } from "./asking-provider.ts";

type Needs = ProviderAccess & {
  providers: readonly Readonly<{ name: Provider; returnedSince: ReturnedSince }>[];
  clock: () => Date;
};

/** Providers repeat a notice for up to three days; this is longer than an unnoticed outage. */
const days = 14;

/**
 * Money can go back months after a payment, and the notice may be lost. Asks each provider for returned payments and
 * for disputes that are open here; news is settled at once.
 */
export const providerReturns = ({ providers, clock, ...asking }: Needs): Check => ({
  name: "provider-returns",
  claim: "Every refund and return that the payment providers know of the last days is in our books.",
  faults: async (books) => {
    const since = new Date(clock().getTime() - days * dayMs);
    const faults: string[] = [];
    const returned: PaymentRef[] = [];
    for (const { name, returnedSince } of providers) {
      const told = await returnedSince(since);
      if (told === "unavailable") faults.push(`${name}: the provider cannot be asked`);
      else returned.push(...told.map((paymentId) => ({ provider: name, paymentId })));
    }
    return [...faults, ...(await faultsOf(await oursAmong(books, returned), asking))];
  },
});

/** The provider's account may serve others too; unpaid payments have nothing to return. */
async function oursAmong(books: Books, returned: readonly PaymentRef[]): Promise<readonly PaymentRef[]> {
  const { rows } = await books.query<PaymentRef>(
    `/* never null: provider, paymentId, because it was paid */ select a.provider, a.payment_id as "paymentId" from payment_attempts a join donations d on d.id = a.donation_id
     where d.paid_attempt_id = a.id and not ${hasNoProvider("a")}
       and (d.status = 'DISPUTED'
         or (a.provider, a.payment_id) in (select * from unnest($1::text[], $2::text[])))
     order by d.created_at, a.id`,
    [returned.map(({ provider }) => provider), returned.map(({ paymentId }) => paymentId)],
  );
  return rows;
}
