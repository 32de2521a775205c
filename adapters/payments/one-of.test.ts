import { expect, test } from "vitest";
import type { PaymentOrder } from "#domain/giving/ports.ts";
import { oneOf } from "./one-of.ts";
import type { PaymentProvider } from "./payment-provider.ts";

const order = { attemptId: "d1-1" } as PaymentOrder;

const providerThat = (name: PaymentProvider["name"], works: () => boolean) => {
  let asked = 0;
  const provider: PaymentProvider = {
    name,
    hasHostedPage: true,
    open: ({ attemptId }) => {
      asked += 1;
      if (!works()) return Promise.resolve("unavailable");
      const next = { type: "redirect", url: `https://${name}.test` } as const;
      return Promise.resolve({ provider: name, paymentId: `${name}-${attemptId}`, next });
    },
    withdraw: () => Promise.resolve("withdrawn"),
    fetch: () => Promise.resolve("unknown"),
    refund: () => Promise.resolve("accepted"),
  };
  return { provider, asked: () => asked };
};

test("the next provider serves when the first cannot, and the first is left alone for a while", async () => {
  let time = 0;
  const first = providerThat("stripe", () => false);
  const second = providerThat("mollie", () => true);
  const payments = oneOf([first.provider, second.provider], () => time);

  expect(await payments.open(order)).toMatchObject({ provider: "mollie" });
  await payments.open(order);
  expect(first.asked()).toBe(1);
  time = 30_000;
  await payments.open(order);
  expect(first.asked()).toBe(2);
});

test("when every provider rests, they are asked all the same", async () => {
  let works = false;
  const only = providerThat("sandbox", () => works);
  const payments = oneOf([only.provider], () => 0);
  expect(await payments.open(order)).toBe("unavailable");
  works = true;
  expect(await payments.open(order)).toMatchObject({ provider: "sandbox" });
});

test("without providers nothing can be given", async () => {
  const payments = oneOf([]);
  expect(await payments.isAvailable()).toBe(false);
  expect(await payments.open(order)).toBe("unavailable");
});

test("a payment stays with the provider that opened it", async () => {
  const payments = oneOf([providerThat("mollie", () => true).provider]);
  expect(await payments.withdraw({ provider: "mollie", paymentId: "1" })).toBe("withdrawn");
  expect(await payments.withdraw({ provider: "stripe", paymentId: "1" })).toBe("refused");
  expect(await payments.fetch({ provider: "stripe", paymentId: "1" })).toBe("unavailable");
});
