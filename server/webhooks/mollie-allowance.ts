import { clientAddress } from "../middleware/client-address.ts";
import type { RequestContext } from "../context.ts";

type Limit = { most: number; windowSeconds: number };

/** Mollie sends few webhooks per payment, and each costs us a request to Mollie. */
export const noticesPerPayment: Limit = { most: 20, windowSeconds: 60 };
/**
 * Of payments we never opened: charges of monthly gifts by card, and whatever anybody makes up. Together fewer than the
 * job that repeats unheard notices gets through in the same time.
 */
export const unknownPaymentsPerAddress: Limit = { most: 30, windowSeconds: 60 };
const unknownPayments: Limit = { most: 60, windowSeconds: 60 };

type Needs = {
  allow: (key: string, limit: Limit) => Promise<{ ok: boolean }>;
  /** Whether it is the payment of one of our attempts. */
  isOurs: (paymentId: string) => Promise<boolean>;
  trustedProxies: number;
};

/**
 * Whether a notice is worth a question to Mollie. Anybody can send one, and too many questions would have Mollie refuse
 * donors' payments too. What is passed over here is found all the same: open payments are asked about every minute,
 * monthly gifts whose day has passed every hour, what was taken back every night.
 */
export const mollieAllowance =
  ({ allow, isOurs, trustedProxies }: Needs) =>
  async (c: RequestContext, paymentId: string): Promise<boolean> => {
    if (await isOurs(paymentId)) return (await allow(`mollie:payment:${paymentId}`, noticesPerPayment)).ok;
    const address = clientAddress(c, trustedProxies);
    return (
      (await allow(`mollie:strangers:${address}`, unknownPaymentsPerAddress)).ok &&
      (await allow("mollie:strangers", unknownPayments)).ok
    );
  };
