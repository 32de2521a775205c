import type { Language } from "#domain/language.ts";
import type { OpenedPayment, PaymentOrder, Payments } from "../ports.ts";
import type { GiftAccount } from "./transfer.ts";
import { transferReference } from "./transfer-reference.ts";

/** Limit of emails to one address, which may be a stranger's. */
export const mailsPerMailbox = { most: 3, windowSeconds: 24 * 60 * 60 };

type Needs = {
  /** Null: no account can receive donations. */
  account: () => Promise<GiftAccount | null>;
  /** Emails the payment details; the page shows them too. */
  write: (order: PaymentOrder) => Promise<void>;
  addressOf: (donationId: string, language: Language) => string;
};

/** No provider: a line of the bank statement settles it. */
export const openTransfer =
  ({ account, write, addressOf }: Needs) =>
  async (order: PaymentOrder): Promise<OpenedPayment | "unavailable"> => {
    const { attemptId, donationId, language } = order;
    if (!(await account())) return "unavailable";
    await write(order);
    // The first attempt uses the reference itself, which is printed on the receipt.
    const again = attemptId.slice(donationId.length);
    const paymentId = transferReference(order.reference) + (again === "-1" ? "" : again);
    return { provider: "bank", paymentId, next: { type: "redirect", url: addressOf(donationId, language) } };
  };

/** Providers take all other payments. `mayStandIn`: transfers are allowed when no provider is configured or switched on. */
export const besideProviders =
  (open: ReturnType<typeof openTransfer>, mayStandIn: () => Promise<boolean>) =>
  (online: Payments): Payments => ({
    ...online,
    isAvailable: async (rated) => (await online.isAvailable(rated)) || mayStandIn(),
    open: (order) => (order.byTransfer ? open(order) : online.open(order)),
    withdraw: async (payment) => (payment.provider === "bank" ? "withdrawn" : online.withdraw(payment)),
  });
