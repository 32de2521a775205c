import { expect, test } from "vitest";
import type { MethodOffer } from "#domain/giving/start/method-offer.ts";
import { asCents, noCents } from "#domain/money/cents.ts";
import { firstFeeRates } from "#domain/money/cover-fees.ts";
import { paymentMethods } from "./payment-methods.ts";

const anyAmount = { minCents: noCents, maxCents: null };
const offer = (method: MethodOffer["method"]): MethodOffer => ({
  method,
  once: anyAmount,
  monthly: anyAmount,
  wallets: [],
});
const feeRates = () => Promise.resolve(firstFeeRates);

test("of two providers the first offers a method, at its price", async () => {
  const { offered, fees } = paymentMethods({
    serving: [
      { name: "mollie", methods: async () => [offer("IDEAL"), offer("CARD")] },
      { name: "stripe", methods: async () => [offer("IDEAL"), offer("SEPA_DEBIT")] },
    ],
    feeRates,
  });
  expect((await offered()).map(({ method, fees: own }) => [method, own?.fixedCents])).toEqual([
    ["IDEAL", 32],
    ["CARD", undefined],
    ["SEPA_DEBIT", 35],
  ]);
  expect(await fees()).toMatchObject({ ...firstFeeRates, methods: { IDEAL: { fixedCents: 32 } } });
});

test("the foundation's own price of a method comes before the published one", async () => {
  const own = { permille: 5, fixedCents: asCents(10) };
  const { offered } = paymentMethods({
    serving: [{ name: "stripe", methods: async () => [offer("IDEAL")] }],
    feeRates: async () => ({ ...firstFeeRates, methods: { IDEAL: own } }),
  });
  expect((await offered())[0]?.fees).toEqual(own);
});

test("many visitors ask a provider once, and one that does not answer keeps its methods", async () => {
  let asked = 0;
  let answers = true;
  const { offered, forget } = paymentMethods({
    serving: [
      {
        name: "stripe",
        methods: async () => {
          asked += 1;
          return answers ? [offer("IDEAL")] : "unavailable";
        },
      },
    ],
    feeRates,
  });
  const lists = await Promise.all(Array.from({ length: 20 }, offered));
  expect(new Set(lists.map((list) => list[0]?.method))).toEqual(new Set(["IDEAL"]));
  expect(asked).toBe(1);
  answers = false;
  forget();
  expect((await offered())[0]?.method).toBe("IDEAL");
  expect(asked).toBe(2);
});

test("a provider that never answered offers nothing, and the other one still does", async () => {
  const { listFor } = paymentMethods({
    serving: [
      { name: "stripe", methods: () => Promise.reject(new Error("no")) },
      { name: "mollie", methods: async () => [offer("CARD"), offer("IDEAL")] },
    ],
    feeRates,
  });
  expect((await listFor(null, "en")).map(({ method }) => method)).toEqual(["CARD", "IDEAL"]);
  expect((await listFor(null, "nl")).map(({ method }) => method)).toEqual(["IDEAL", "CARD"]);
  expect((await listFor("DE", "nl")).map(({ method }) => method)).toEqual(["CARD", "IDEAL"]);
});
