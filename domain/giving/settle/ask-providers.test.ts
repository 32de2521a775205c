import { expect, test } from "vitest";
import { askProviders } from "./ask-providers.ts";
import type { PaymentRef } from "../payment-report.ts";

const of = (provider: PaymentRef["provider"], count: number): PaymentRef[] =>
  Array.from({ length: count }, (_, number) => ({ provider, paymentId: `${provider}-${number}` }));
const aMoment = (): Promise<void> => new Promise(setImmediate);

test("a provider that hangs delays nobody else, and is asked nothing more once it does not answer", async () => {
  const asked: string[] = [];
  const hanging: (() => void)[] = [];
  const done = askProviders([...of("stripe", 50), ...of("mollie", 20)], async ({ provider, paymentId }) => {
    asked.push(paymentId);
    if (provider === "mollie") return "answered";
    await new Promise<void>((go) => hanging.push(go));
    return "unavailable";
  });
  for (let moment = 0; moment < 30; moment++) await aMoment();
  expect(asked.filter((id) => id.startsWith("mollie"))).toHaveLength(20);
  expect(asked.filter((id) => id.startsWith("stripe"))).toHaveLength(4);
  for (const go of hanging) go();
  expect(await done).toHaveLength(46);
  expect(asked).toHaveLength(24);
});

test("one that goes wrong is told of afterwards, and the others are asked", async () => {
  const asked: string[] = [];
  const asking = askProviders(of("stripe", 10), async ({ paymentId }) => {
    asked.push(paymentId);
    if (paymentId === "stripe-0") throw new Error("no");
  });
  await expect(asking).rejects.toThrow("no");
  expect(asked).toHaveLength(10);
});
