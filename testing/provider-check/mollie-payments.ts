import { randomUUID } from "node:crypto";
import { amountOf, keyFor } from "#adapters/payments/mollie/client.ts";
import { compared } from "./belief.ts";
import { answerTo, newCustomer, newPayment, type MollieBelief } from "./mollie-parts.ts";
import { asCents } from "#domain/money/cents.ts";

const minuteMs = 60_000;
const unreachable = ["http://192.168.1.1/", "http://127.0.0.1/", "http://localhost/"];

export const paymentBeliefs: readonly MollieBelief[] = [
  {
    id: "M1",
    sentence:
      "a new payment cannot be cancelled and lasts a quarter of an hour; a bank transfer can, and has days",
    check: async (api) => {
      const page = await newPayment(api);
      const transfer = await newPayment(api, { method: "banktransfer" });
      const minutes = ({ createdAt, expiresAt }: typeof page) =>
        Math.round((Date.parse(expiresAt ?? "") - Date.parse(createdAt)) / minuteMs);
      const cancel = ({ id }: typeof page) => answerTo(api.mollie.payments.cancel({ paymentId: id }));
      return compared(
        {
          cancelable: false,
          minutes: 15,
          cancelled: 422,
          "transfer cancelable": true,
          "has days": true,
          "transfer cancelled": "taken",
        },
        {
          cancelable: page.isCancelable,
          minutes: minutes(page),
          cancelled: await cancel(page),
          "transfer cancelable": transfer.isCancelable,
          "has days": minutes(transfer) > 24 * 60,
          "transfer cancelled": await cancel(transfer),
        },
      );
    },
  },
  {
    id: "M15",
    sentence: "deleting a customer leaves its payments and their refunds to be read",
    check: async (api) => {
      const customerId = await newCustomer(api);
      const { id: paymentId } = await newPayment(api, { customerId });
      await api.mollie.customers.delete({ customerId });
      return compared(
        { payment: "taken", refunds: "taken" },
        {
          payment: await answerTo(api.mollie.payments.get({ paymentId })),
          refunds: await answerTo(api.mollie.refunds.list({ paymentId })),
        },
      );
    },
  },
  {
    id: "M16",
    sentence: "a key gives its first answer again, and is refused with another body",
    check: async (api) => {
      const key = keyFor(randomUUID());
      const first = await newPayment(api, {}, key);
      const again = await newPayment(api, {}, key);
      const other = await answerTo(newPayment(api, { amount: amountOf(asCents(1100)) }, key));
      return compared(
        { "same payment": true, "other body is refused": true },
        { "same payment": again.id === first.id, "other body is refused": other === 400 || other === 422 },
      );
    },
  },
  {
    id: "M19",
    sentence: "methods for a first payment tell the least amount of each",
    check: async ({ mollie }) => {
      const { methods } = (await mollie.methods.list({ sequenceType: "first" })).embedded;
      const told = methods.filter(({ minimumAmount }) => /^\d+\.\d\d$/.test(minimumAmount.value));
      return compared(
        { "tell it": methods.length, "are there": true },
        { "tell it": told.length, "are there": methods.length > 0 },
      );
    },
  },
  {
    id: "M22",
    sentence: "private, loopback and local addresses are refused as webhooks",
    check: async (api) => {
      const answers: (number | "taken")[] = [];
      for (const webhookUrl of unreachable) answers.push(await answerTo(newPayment(api, { webhookUrl })));
      return compared({ answers: unreachable.map(() => 422).join(" ") }, { answers: answers.join(" ") });
    },
  },
];
