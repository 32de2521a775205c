import type Stripe from "stripe";
import { listOf, type Form, type Route } from "./answer-parts.fixtures.ts";
import type { FakeBooks } from "./books.fixtures.ts";

/** What the account offers: its default configuration, and the domains that Apple knows. */
export const methodRoutes = ({ books }: { books: FakeBooks }): Route[] => [
  [
    "GET",
    /^\/v1\/payment_method_configurations$/,
    () => listOf([configured("pmc_old", [], false), configured("pmc_1", [...books.offered], true)]),
  ],
  [
    "GET",
    /^\/v1\/payment_method_domains$/,
    (_, __, query) => {
      const status = books.domains.get(query.get("domain_name") ?? "");
      return listOf(status ? [domain(query.get("domain_name") ?? "", status)] : []);
    },
  ],
];

/** Stripe refuses a payment that could be paid with nothing, and names the parameter. */
export function takesNothing({ offered }: FakeBooks, form: Form, ...path: string[]): boolean {
  const asked = path.reduce<Form[string] | undefined>(
    (value, key) => (typeof value === "object" && !Array.isArray(value) ? value[key] : undefined),
    form,
  );
  const types = asked === undefined || asked === "" ? null : Object.values(asked).map(String);
  return types !== null && !types.some((type) => offered.has(type));
}

const configured = (
  id: string,
  offered: readonly string[],
  isDefault: boolean,
): Stripe.PaymentMethodConfiguration => ({
  id,
  object: "payment_method_configuration",
  active: true,
  application: null,
  is_default: isDefault,
  livemode: false,
  name: id,
  parent: null,
  ...Object.fromEntries(
    offered.map((name) => [
      name,
      { available: true, display_preference: { overridable: null, preference: "on", value: "on" } },
    ]),
  ),
});

const domain = (name: string, status: "active" | "inactive"): Stripe.PaymentMethodDomain => ({
  id: "pmd_1",
  object: "payment_method_domain",
  amazon_pay: { status },
  apple_pay: { status },
  created: 0,
  domain_name: name,
  enabled: true,
  google_pay: { status },
  klarna: { status },
  link: { status },
  livemode: false,
  paypal: { status },
});
