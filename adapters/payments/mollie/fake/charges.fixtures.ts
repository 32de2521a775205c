import { idOf, isActive, type FakeBooks, type FakePayment, type FakeSubscription } from "./books.fixtures.ts";
import { nextMonthFor } from "./calendar.fixtures.ts";

type Needs = Readonly<{ books: FakeBooks; tell: (payment: FakePayment) => void; time: () => string }>;
type Outcome = Readonly<{ declined?: boolean; code?: string; pending?: boolean }>;

/** What subscriptions do by themselves. */
export const fakeCharges = ({ books, tell, time }: Needs) => {
  /** By the name of its gift: the subscription that lives, whichever it is by now. */
  const livingOf = (name: string): FakeSubscription => {
    const [customerId, head = ""] = name.split("/");
    const own = [...books.subscriptions.values()].filter((each) => each.customerId === customerId);
    const found = own.find(isActive) ?? books.subscriptions.get(head);
    if (!found) throw new Error(`The fake knows no subscription ${name}`);
    return found;
  };

  const settle = (payment: FakePayment, { declined = false, code }: Outcome): void => {
    if (declined) {
      Object.assign(payment, { status: "failed", failedAt: time() });
      if (code) payment.details = { bankReasonCode: code };
    } else Object.assign(payment, { status: "paid", paidAt: time() });
    tell(payment);
  };

  return {
    /** The subscriptions of a gift that live, of which there may be one. */
    livingSubscriptions: (name: string): FakeSubscription[] =>
      [...books.subscriptions.values()].filter(
        (each) => each.customerId === name.split("/")[0] && isActive(each),
      ),
    /** The next month's charge, by itself; a debit stays under way for days, and Mollie tells when it is decided. */
    renew: (name: string, outcome: Outcome = {}): string => {
      const subscription = livingOf(name);
      const { amount, customerId, description, metadata, webhookUrl, startDate } = subscription;
      const payment: FakePayment = {
        resource: "payment",
        mode: "test",
        profileId: "pfl_1",
        id: idOf("tr"),
        status: "pending",
        amount,
        description,
        sequenceType: "recurring",
        customerId,
        ...(subscription.mandateId && { mandateId: subscription.mandateId }),
        subscriptionId: subscription.id,
        metadata,
        webhookUrl,
        locale: null,
        redirectUrl: null,
        method: "directdebit",
        createdAt: time(),
      };
      books.payments.set(payment.id, payment);
      books.charged.add(subscription.id);
      subscription.nextPaymentDate = nextMonthFor(startDate, subscription.nextPaymentDate ?? startDate);
      if (!outcome.pending) settle(payment, outcome);
      return payment.id;
    },
    /** A charge that was under way is decided. */
    decide: (id: string, outcome: Outcome = {}): void => {
      const payment = books.payments.get(id);
      if (payment) settle(payment, outcome);
    },
  };
};
