import type { PaymentRef } from "#domain/giving/payment-report.ts";
import type { Allow, RateLimit } from "#domain/rate-limit.ts";
import { clientAddress } from "../middleware/client-address.ts";
import type { RequestContext } from "../context.ts";

/** A provider sends a few notices in the life of a payment; each makes us ask the provider. */
export const noticesPerPayment: RateLimit = { most: 20, windowSeconds: 60 };
/**
 * For payments we never opened: charges of monthly gifts by card, and invented ids. Together fewer than the job that repeats
 * unanswered notices can process in the same time.
 */
export const unknownPaymentsPerAddress: RateLimit = { most: 30, windowSeconds: 60 };
const unknownPayments: RateLimit = { most: 60, windowSeconds: 60 };

type Needs = {
  allow: Allow;
  /** Whether it is the payment of one of our attempts. */
  isOurs: (payment: PaymentRef) => Promise<boolean>;
  trustedProxies: number;
};

/**
 * Whether an unsigned notice is worth asking the provider about it. Anybody can send one, and too many questions would make the
 * provider refuse donors' payments too. Notices ignored here are not lost: open payments are checked every minute, monthly
 * gifts that are due every hour, returned money every night.
 */
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
