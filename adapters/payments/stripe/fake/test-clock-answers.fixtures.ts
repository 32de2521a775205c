import type Stripe from "stripe";
import { missing, ok, type Route } from "./answer-parts.fixtures.ts";
import type { Fake } from "./answers.fixtures.ts";
import { itemOf, refusedCards } from "./billing.fixtures.ts";
import { idOf, kept, nameOf } from "./books.fixtures.ts";
import { at } from "./form-body.fixtures.ts";

/** An invoice of a new month is a draft for so long. */
const draftSeconds = 60 * 60;
const keptSeconds = 30 * 24 * 60 * 60;
const cardsThatAsk = new Set(["3184"]);

/** Months that a program lets pass in test mode: what falls due in them is charged by itself. */
export function testClockRoutes({ books, billing }: Fake): Route[] {
  const path = /^\/v1\/test_helpers\/test_clocks\/(\w+)$/;
  return [
    [
      "POST",
      /^\/v1\/test_helpers\/test_clocks$/,
      (_, form) => ok(kept(books.clocks, clockMade(Number(at(form, "frozen_time"))))),
    ],
    [
      "GET",
      path,
      (id) => {
        const clock = books.clocks.get(id);
        return clock ? ok(clock) : missing();
      },
    ],
    [
      "POST",
      /^\/v1\/test_helpers\/test_clocks\/(\w+)\/advance$/,
      (id, form) => {
        const clock = books.clocks.get(id);
        if (!clock) return missing();
        advance(clock, Number(at(form, "frozen_time")));
        return ok(clock);
      },
    ],
    [
      "DELETE",
      path,
      (id) => {
        if (!books.clocks.delete(id)) return missing();
        for (const customer of books.customers.values())
          if (nameOf(customer.test_clock) === id) books.customers.delete(customer.id);
        return ok({ id, object: "test_helpers.test_clock", deleted: true });
      },
    ],
  ];

  function advance(clock: Stripe.TestHelpers.TestClock, to: number): void {
    for (const subscription of books.subscriptions.values()) {
      const customer = books.customers.get(nameOf(subscription.customer));
      if (nameOf(customer?.test_clock) !== clock.id || !charging.has(subscription.status)) continue;
      for (let due = dueAt(subscription); due <= to; due = dueAt(subscription)) {
        clock.frozen_time = due;
        const last4 = books.methods.get(nameOf(subscription.default_payment_method))?.card?.last4 ?? "";
        billing.renew(subscription, {
          declined: refusedCards.has(last4),
          asksDonor: cardsThatAsk.has(last4),
        });
      }
    }
    clock.frozen_time = to;
  }
}

const charging = new Set(["active", "trialing", "past_due"]);
const dueAt = (subscription: Stripe.Subscription): number =>
  itemOf(subscription).current_period_end + draftSeconds;

const clockMade = (frozenTime: number): Stripe.TestHelpers.TestClock => ({
  id: idOf("clock"),
  object: "test_helpers.test_clock",
  created: frozenTime,
  deletes_after: frozenTime + keptSeconds,
  frozen_time: frozenTime,
  livemode: false,
  name: null,
  status: "ready",
  status_details: {},
});
