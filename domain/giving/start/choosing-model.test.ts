import * as fc from "fast-check";
import { expect, test } from "vitest";
import { choicesIn, type DonationChoices } from "../donation.ts";
import { choicesFrom, type DonationRequest } from "./donation-request.ts";
import { givingInMemory } from "../giving-in-memory.fixtures.ts";
import { paymentsThatOpen } from "../payments.fixtures.ts";
import { noon, requestFor, sessionAt, paymentReport } from "../sample-gift.fixtures.ts";
import type { MoneyMovement } from "#domain/money/movement.ts";
import { firstFeeRates } from "#domain/money/cover-fees.ts";
import { asCents } from "#domain/money/cents.ts";
import { settleDonation } from "../settle/settle-donation.ts";
import { startDonation } from "./start-donation.ts";

/** A second or two alone on a machine; it may not be alone. */
const manyRunsMs = 60_000;

const anyChoice: fc.Arbitrary<DonationRequest> = fc
  .record({
    giftCents: fc.constantFrom(2500, 5000).map(asCents),
    coverFees: fc.boolean(),
    frequency: fc.constantFrom("ONE_TIME", "MONTHLY"),
    campaignId: fc.constantFrom("a-meal", "a-bed", undefined),
    programId: fc.constantFrom("children", undefined),
    language: fc.constantFrom("en", "ar"),
    donor: fc.constantFrom({ email: "a@example.org" }, { name: "Noor", email: "noor@example.org" }),
    tribute: fc.constantFrom(null, { type: "memory", honoree: "Amina" } as const),
  })
  .map((choice) => requestFor(choice));

/** `payment` is one of those that were ever opened. */
const anyStep = fc.oneof(
  fc.record({ type: fc.constant("choose" as const), choice: anyChoice }),
  fc.record({
    type: fc.constantFrom("pay" as const, "fail" as const),
    payment: fc.nat({ max: 5 }),
  }),
);

/**
 * A donor chooses, goes to pay, comes back, chooses again, pays in any tab; some payments can be cancelled, others not.
 * The booking must match the choices of the paid payment.
 */
test(
  "in whatever order a donor chooses, pays and goes back, the gift is what was chosen when that payment was opened",
  async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(anyStep, { minLength: 4, maxLength: 12 }),
        fc.func(fc.boolean()),
        async (steps, canBeWithdrawn) => {
          const giving = givingInMemory<MoneyMovement>();
          const payments = paymentsThatOpen();
          await giving.sessions.open(sessionAt(noon));
          const chosenFor = new Map<string, DonationChoices>();
          const failed = new Set<string>();
          const start = startDonation({
            donations: giving.donations,
            payments: {
              open: payments.open,
              withdraw: async (payment) =>
                canBeWithdrawn(payment.paymentId) ? payments.withdraw(payment) : "refused",
            },
            purposes: { status: async () => "open" },
            methods: async () => [],
            isServed: async () => true,
            newId: () => "d1",
            newReference: () => "DON-1",
            clock: () => noon,
            pause: async () => {},
          });
          const settle = settleDonation({ donations: giving.donations, book: (movement) => movement });
          // Late success happens, also after another payment was opened.
          const mayBePaid = (paymentId: string) =>
            failed.has(paymentId) ||
            [...payments.payable.values()].some((open) => open.paymentId === paymentId);

          for (const [asOf, step] of steps.entries()) {
            if (step.type === "choose") {
              const outcome = await start(step.choice, { userId: null, country: null });
              const url = outcome.ok && outcome.next?.type === "redirect" ? outcome.next.url : "";
              const paymentId = url.split("/").at(-1) ?? "";
              const choices = choicesFrom(step.choice, firstFeeRates);
              // Led on to a payment, a donor pays what they have just chosen.
              expectSame(chosenFor.get(paymentId) ?? choices, choices);
              if (paymentId) chosenFor.set(paymentId, choices);
              continue;
            }
            const [paymentId, choices] = [...chosenFor][step.payment % Math.max(chosenFor.size, 1)] ?? [];
            if (!paymentId || !choices || !mayBePaid(paymentId)) continue;
            const state = step.type === "pay" ? "paid" : "failed";
            const report = { state, asOf, chargedCents: choices.chargedCents } as const;
            const wasPaid = giving.soleDonation().paidAt !== null;
            await settle(paymentReport(paymentId, report));
            if (state === "failed") failed.add(paymentId);
            if (state !== "paid" || wasPaid) continue;
            expect(choicesIn(giving.soleDonation())).toEqual(choices);
            expect(giving.stored.entries).toMatchObject([
              {
                campaignId: choices.campaignId,
                programId: choices.programId,
                giftCents: choices.giftCents,
                coverCents: choices.chargedCents - choices.giftCents,
              },
            ]);
          }
          expect(giving.stored.receipts.length).toBeLessThanOrEqual(1);
        },
      ),
      { numRuns: 400 },
    );
  },
  manyRunsMs,
);

const expectSame = (one: DonationChoices, other: DonationChoices): void => expect(one).toEqual(other);
