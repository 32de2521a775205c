import * as fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { givingInMemory } from "#domain/giving/giving-in-memory.fixtures.ts";
import { noon, requestFor, sessionAt } from "#domain/giving/sample-gift.fixtures.ts";
import { startDonation } from "#domain/giving/start/start-donation.ts";
import { asCents } from "#domain/money/cents.ts";
import type { Fault } from "./fake-api.fixtures.ts";
import { fakeMollie } from "./mollie/fake/mollie.fixtures.ts";
import { molliePayments } from "./mollie/payments.ts";
import { oneOf } from "./one-of.ts";
import { fakeStripe } from "./stripe/fake/stripe.fixtures.ts";
import { stripePayments } from "./stripe/payments.ts";

/** A second or two alone on a machine; it may not be alone. */
const manyRunsMs = 60_000;

let stripe: Awaited<ReturnType<typeof fakeStripe>>;
let mollie: Awaited<ReturnType<typeof fakeMollie>>;
beforeAll(async () => {
  [stripe, mollie] = await Promise.all([fakeStripe(), fakeMollie()]);
});
afterAll(() => Promise.all([stripe.stop(), mollie.stop()]));

const fault = fc.constantFrom<Fault | null>(null, null, { status: 500 }, { status: 503, afterWork: true });
const step = fc.record({
  amountCents: fc.constantFrom(2500, 5000).map(asCents),
  frequency: fc.constantFrom("ONE_TIME" as const, "MONTHLY" as const),
  needsHostedPage: fc.boolean(),
  stripeFaults: fc.array(fault, { maxLength: 4 }),
  mollieFaults: fc.array(fault, { maxLength: 3 }),
  /** The program dies after a provider has answered and before that is stored. */
  dies: fc.boolean(),
  donorPays: fc.boolean(),
});

let run = 0;

test(
  "no payment is ever made at two: whatever fails, a donor who pays all they were ever shown pays once",
  async () => {
    const providers = () => [
      stripePayments({ settings: stripe.settings }),
      molliePayments({
        settings: mollie.settings,
        addresses: { returnUrl: () => "https://us.test/donate", webhookUrl: null },
      }),
    ];
    const [stripeFirst, mollieFirst] = [providers(), providers().toReversed()];

    await fc.assert(
      fc.asyncProperty(fc.boolean(), fc.array(step, { minLength: 1, maxLength: 6 }), async (swap, steps) => {
        run += 1;
        let time = noon.getTime();
        const clock = () => new Date(time);
        const giving = givingInMemory();
        await giving.sessions.open(sessionAt(noon));
        const payments = oneOf(swap ? mollieFirst : stripeFirst, { now: () => time });
        const held = new Set<string>();
        let paid = 0;

        for (const { stripeFaults, mollieFaults, dies, donorPays, needsHostedPage, ...choices } of steps) {
          stripe.faults.splice(0, Infinity, ...withoutNulls(stripeFaults));
          mollie.faults.splice(0, Infinity, ...withoutNulls(mollieFaults));
          const start = startDonation({
            donations: {
              ...giving.donations,
              opened: (...args) =>
                dies ? Promise.reject(new Error("killed")) : giving.donations.opened(...args),
            },
            payments,
            purposes: { status: async () => "open" },
            methods: async () => [],
            isServed: async () => true,
            newId: () => `run${run}`,
            newReference: () => `DON-${run}`,
            clock,
            pause: async (ms) => {
              time += ms;
            },
          });
          const outcome = await start(
            requestFor(choices),
            { userId: null, country: "NL" },
            { needsHostedPage },
          ).catch(() => null);
          if (outcome?.ok && outcome.next) held.add(JSON.stringify(outcome.next));
          // Longer than a claim lasts and a breaker rests, so that every step is a fresh try.
          time += 60_000;
          if (donorPays) paid += payAll(held);
        }
        stripe.faults.length = mollie.faults.length = 0;
        paid += payAll(held);
        expect(paid).toBeLessThanOrEqual(1);
      }),
      { numRuns: 60 },
    );
  },
  manyRunsMs,
);

const withoutNulls = (faults: readonly (Fault | null)[]): Fault[] =>
  faults.map((each) => each ?? { delayMs: 0 });

/** The donor knows the secrets and addresses that reached them, and nothing else. */
function payAll(held: ReadonlySet<string>): number {
  const shown = [...held].join(" ");
  const intents = [...stripe.books.intents.values()].filter(({ client_secret: secret }) =>
    shown.includes(secret ?? "none"),
  );
  const hosted = [...mollie.books.payments.values()].filter(({ id }) => shown.includes(id));
  return intents.filter(({ id }) => stripe.pay(id)).length + hosted.filter(({ id }) => mollie.pay(id)).length;
}
