import type { PaymentRef, PaymentTruth } from "#domain/giving/payment-truth.ts";
import type { Payments } from "#domain/giving/ports.ts";
import type { SettleOutcome } from "#domain/giving/settle-donation.ts";
import type { Check } from "./check.ts";

type Needs = {
  fetch: Payments["fetch"];
  settle: (truth: PaymentTruth) => Promise<SettleOutcome>;
};

const days = 3;
/** The demonstration's past was never at a provider. */
const samplePayments = "demo-payment-%";

/**
 * The provider is asked about each payment of the last days. News that never reached us, such as a refund made at the
 * provider's own desk, is settled on the spot; what then still does not fit is a fault.
 */
export const providerAgrees = (needs: Needs): Check => ({
  name: "provider-agrees",
  claim: "What the payment providers say of the last days' payments is what we have stored.",
  faults: async ({ query }) => {
    const payments = await query<PaymentRef>(
      `select a.provider, a.payment_id as "paymentId" from payment_attempts a join donations d on d.id = a.donation_id
       where a.payment_id is not null and a.provider <> 'bank' and a.payment_id not like '${samplePayments}'
         and greatest(d.created_at, d.paid_at) > now() - make_interval(days => ${days})
       order by d.created_at, a.id`,
    );
    const faults: string[] = [];
    for (const payment of payments) {
      const fault = await faultOf(payment, needs);
      if (fault) faults.push(`${payment.provider} payment ${payment.paymentId}: ${fault}`);
    }
    return faults;
  },
});

async function faultOf(payment: PaymentRef, { fetch, settle }: Needs): Promise<string | null> {
  const truth = await fetch(payment);
  if (truth === "unavailable") return "the provider cannot be asked";
  if (truth === "unknown") return "the provider does not know it";
  const outcome = await settle(truth);
  return outcome.ok ? null : outcome.reason;
}
