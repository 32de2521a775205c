import type { PaymentRef } from "#domain/giving/payment-report.ts";
import type { Allow, RateLimit } from "#domain/rate-limit.ts";
import { clientAddress } from "../middleware/client-address.ts";
import type { RequestContext } from "../context.ts";

/** A provider sends a few notices in the life of a payment; each makes us ask the provider. */
export const noticesPerPayment: RateLimit = { most: 20, windowSeconds: 60 };
/** For payments we did not open: renewals by card, and invented ids. Fewer than the repeating job can process. */
export const unknownPaymentsPerAddress: RateLimit = { most: 30, windowSeconds: 60 };
const unknownPayments: RateLimit = { most: 60, windowSeconds: 60 };

type Needs = {
  allow: Allow;
  isOurs: (payment: PaymentRef) => Promise<boolean>;
  trustedProxies: number;
};

/** Anyone can send an unsigned notice, and too many questions make the provider refuse donors. Polling finds ignored payments. */
export const noticeAllowance =
  ({ allow, isOurs, trustedProxies }: Needs) =>
  async (c: RequestContext, payment: PaymentRef): Promise<boolean> => {
    const { provider, paymentId } = payment;
    if (await isOurs(payment)) return (await allow(`${provider}:payment:${paymentId}`, noticesPerPayment)).ok;
    const address = clientAddress(c, trustedProxies);
    return (
      (await allow(`${provider}:strangers:${address}`, unknownPaymentsPerAddress)).ok &&
      (await allow(`${provider}:strangers`, unknownPayments)).ok
    );
  };
