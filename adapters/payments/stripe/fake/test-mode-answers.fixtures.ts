import { missing, ok, refused, type Route } from "./answer-parts.fixtures.ts";
import type { Fake } from "./answers.fixtures.ts";
import { nameOf } from "./books.fixtures.ts";
import { at } from "./form-body.fixtures.ts";

/** What test mode lets a program do that is otherwise a donor's or a bank's, by Stripe's own test cards and accounts. */
export function testModeRoutes({ books, bank, returns }: Fake): Route[] {
  return [
    [
      "POST",
      /^\/v1\/payment_intents\/(\w+)\/confirm$/,
      (id, form) => {
        const intent = books.intents.get(id);
        if (!intent) return missing();
        if (intent.status !== "requires_payment_method") return refused("payment_intent_unexpected_state");
        const iban = at(form, "payment_method_data", "sepa_debit", "iban");
        if (iban) {
          bank.collect(intent, bank.newMethod("sepa_debit", nameOf(intent.customer) || null, iban.slice(-4)));
          return ok(intent);
        }
        if (at(form, "payment_method_data", "type") === "ideal") {
          const redirect = {
            url: `https://bank.stripe.test/${id}`,
            return_url: at(form, "return_url") ?? null,
          };
          intent.status = "requires_action";
          intent.next_action = { type: "redirect_to_url", redirect_to_url: redirect };
          return ok(intent);
        }
        const card = at(form, "payment_method");
        if (card === "pm_card_chargeDeclined") {
          bank.decline(intent, bank.newMethod("card", null, "0002"));
          return refused("card_declined", 402);
        }
        bank.collect(intent, bank.newMethod("card", null));
        if (card === "pm_card_createDispute") returns.dispute(intent, "needs_response");
        return ok(intent);
      },
    ],
    [
      "POST",
      /^\/v1\/payment_methods\/(\w+)\/attach$/,
      (card, form) => ok(bank.newMethod("card", at(form, "customer") ?? null, lastDigits[card])),
    ],
    [
      "GET",
      /^\/v1\/payment_methods\/(\w+)$/,
      (id) => {
        const method = books.methods.get(id);
        return method ? ok(method) : missing();
      },
    ],
    [
      "GET",
      /^\/v1\/disputes\/(\w+)$/,
      (id) => {
        const dispute = books.disputes.get(id);
        return dispute ? ok(dispute) : missing();
      },
    ],
    [
      "POST",
      /^\/v1\/disputes\/(\w+)$/,
      (id, form) => {
        const dispute = books.disputes.get(id);
        const intent = books.intents.get(nameOf(dispute?.payment_intent));
        if (!dispute || !intent) return missing();
        if (at(form, "evidence", "uncategorized_text") === "winning_evidence") returns.dispute(intent, "won");
        return ok(dispute);
      },
    ],
  ];
}

/** By which the numbers of these test cards are known. */
const lastDigits: Record<string, string> = {
  pm_card_chargeCustomerFail: "0341",
  pm_card_authenticationRequired: "3184",
};
