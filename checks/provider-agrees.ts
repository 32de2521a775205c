import type { PaymentRef } from "#domain/giving/payment-report.ts";
import { faultsOf, hasNoProvider, type ProviderAccess } from "./asking-provider.ts";
import type { Check } from "./check.ts";

const days = 3;

/**
 * Polls each payment of the last days. Missed news, such as a refund in the provider's dashboard, is settled at once; a
 * remaining mismatch is a fault.
 */
export const providerAgrees = (asking: ProviderAccess): Check => ({
  name: "provider-agrees",
  claim: "What the payment providers say of the last days' payments is what we have stored.",
  faults: async (books) => {
    const { rows: payments } = await books.query<PaymentRef>(
      `/* never null: provider, because a payment has both */ select a.provider, a.payment_id as "paymentId" from payment_attempts a join donations d on d.id = a.donation_id
       where a.payment_id is not null and not ${hasNoProvider("a")}
         and greatest(d.created_at, d.paid_at) > now() - make_interval(days => ${days})
       order by d.created_at, a.id`,
    );
    return faultsOf(payments, asking);
  },
});
