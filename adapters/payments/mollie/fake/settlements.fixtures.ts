import type { Cost, Revenue } from "mollie-api-typescript/models";
import { idOf, centsIn, type FakeBooks, type FakeCapture, type FakeSettlement } from "./books.fixtures.ts";

type Settles = {
  status?: FakeSettlement["status"];
  /** What Mollie kept, to four decimals; nothing where it is invoiced. */
  costs?: string;
  /** More or less than it adds up to, which Mollie does not do. */
  skewCents?: number;
};

/** What Mollie sends to the bank: every paid payment, capture, refund and chargeback that has not gone out before. */
export function fakeSettlements(books: FakeBooks, time: () => string) {
  let number = 0;
  return {
    settle: ({ status = "paidout", costs = "0.0000", skewCents = 0 }: Settles = {}): string => {
      const isNew = ({ id }: { id: string }) => !books.settledWith.has(id);
      const payments = [...books.payments.values()].filter((each) => each.status === "paid" && isNew(each));
      const backs = [...books.refunds.values(), ...books.chargebacks.values()].filter(isNew);
      const captures = [...books.captures.values()].filter(isNew);
      const sum = (items: readonly { amount: { currency: string; value: string } | null }[]) =>
        items.reduce((total, { amount }) => total + (amount ? centsIn(amount) : 0), 0);
      const taken = [...payments, ...captures];
      const cents = Math.floor(sum(taken) - sum(backs) - Number(costs) * 100) + skewCents;
      number += 1;
      const settlement: FakeSettlement = {
        resource: "settlement",
        id: idOf("stl"),
        reference: `1234567.2404.${String(number).padStart(2, "0")}`,
        createdAt: time(),
        settledAt: time(),
        status,
        amount: { currency: "EUR", value: (cents / 100).toFixed(2) },
        balanceId: "bal_fake",
        invoiceId: null,
        periods: {
          [time().slice(0, 4)]: {
            [time().slice(5, 7)]: {
              revenue: [earned("iDEAL", sum(taken)), earned("Refunds and chargebacks", -sum(backs))],
              costs: [cost(costs)],
            },
          },
        },
      };
      books.settlements.push(settlement);
      for (const { id } of [...taken, ...backs]) books.settledWith.set(id, settlement.id);
      return settlement.id;
    },
    /** Part of what a donor's bank promised is taken: the payment itself stays authorised. */
    capture: (paymentId: string, value: string): string => {
      const capture: FakeCapture = {
        resource: "capture",
        id: idOf("cpt"),
        mode: "live",
        amount: eur(value),
        status: "succeeded",
        paymentId,
        createdAt: time(),
        settlementAmount: eur(value),
      };
      books.captures.set(capture.id, capture);
      return capture.id;
    },
    moveSettlement: (id: string, status: FakeSettlement["status"]): void => {
      for (const settlement of books.settlements) if (settlement.id === id) settlement.status = status;
    },
  };
}

const eur = (value: string) => ({ currency: "EUR", value });

function earned(description: string, cents: number): Revenue {
  const amount = eur((cents / 100).toFixed(4));
  return { description, method: null, count: 1, amountNet: amount, amountVat: null, amountGross: amount };
}

function cost(value: string): Cost {
  const amount = eur(value);
  const rate = { fixed: eur("0.2900"), percentage: "0" };
  return {
    description: "iDEAL",
    method: null,
    count: 1,
    rate,
    amountNet: amount,
    amountVat: null,
    amountGross: amount,
  };
}
