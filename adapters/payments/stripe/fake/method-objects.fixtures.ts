import type Stripe from "stripe";
import { idOf } from "./ids.fixtures.ts";

type Made = Readonly<{ created: number }>;

export const cardMade = (
  of: Made & { last4: string; customer: string | null; fingerprint?: string | undefined },
): Stripe.PaymentMethod => ({
  ...methodMade(of),
  type: "card",
  card: {
    brand: "visa",
    checks: null,
    country: "NL",
    display_brand: "visa",
    exp_month: 12,
    exp_year: 2030,
    fingerprint: of.fingerprint ?? null,
    funding: "credit",
    generated_from: null,
    last4: of.last4,
    networks: null,
    regulated_status: null,
    three_d_secure_usage: null,
    wallet: null,
  },
});

/** From an iDEAL payment, or typed by the donor. */
export const debitMade = (
  of: Made & { last4: string; customer: string | null; fromCharge: string | null },
): Stripe.PaymentMethod => ({
  ...methodMade(of),
  type: "sepa_debit",
  sepa_debit: {
    bank_code: "ABNA",
    branch_code: null,
    country: "NL",
    fingerprint: null,
    generated_from: of.fromCharge === null ? null : { charge: of.fromCharge, setup_attempt: null },
    last4: of.last4,
  },
});

export const idealMade = (of: Made & { customer: string | null }): Stripe.PaymentMethod => ({
  ...methodMade(of),
  type: "ideal",
  ideal: { bank: "abn_amro", bic: "ABNANL2A" },
});

const methodMade = ({
  created,
  customer,
}: Made & { customer: string | null }): Omit<Stripe.PaymentMethod, "type"> => ({
  id: idOf("pm"),
  object: "payment_method",
  billing_details: { address: null, email: null, name: null, phone: null, tax_id: null },
  created,
  customer,
  customer_account: null,
  livemode: false,
  metadata: {},
});

export const mandateMade = (of: {
  payment_method: string;
  reference: string;
  accepted_at: number;
}): Stripe.Mandate => ({
  id: idOf("mandate"),
  object: "mandate",
  customer_acceptance: {
    accepted_at: of.accepted_at,
    type: "online",
    online: { ip_address: null, user_agent: null },
  },
  livemode: false,
  multi_use: {},
  payment_method: of.payment_method,
  payment_method_details: {
    type: "sepa_debit",
    sepa_debit: { reference: of.reference, url: "https://hooks.stripe.test/mandate" },
  },
  status: "active",
  type: "multi_use",
});

/** As a charge shows what it was made by. */
export function detailsOf(
  method: Stripe.PaymentMethod,
  mandate: string | null,
): Stripe.Charge["payment_method_details"] {
  if (method.sepa_debit) {
    const { bank_code, branch_code, country, fingerprint, last4 } = method.sepa_debit;
    return {
      type: "sepa_debit",
      sepa_debit: { bank_code, branch_code, country, fingerprint, last4, mandate },
    };
  }
  if (method.ideal)
    return {
      type: "ideal",
      ideal: {
        bank: method.ideal.bank,
        bic: method.ideal.bic,
        generated_sepa_debit: null,
        generated_sepa_debit_mandate: null,
        iban_last4: "6789",
        transaction_id: null,
        verified_name: null,
      },
    };
  return {
    type: "card",
    card: {
      amount_authorized: null,
      authorization_code: null,
      brand: "visa",
      checks: null,
      country: "NL",
      electronic_commerce_indicator: null,
      exp_month: 12,
      exp_year: 2030,
      fingerprint: method.card?.fingerprint ?? null,
      funding: "credit",
      installments: null,
      last4: method.card?.last4 ?? null,
      mandate: null,
      network: "visa",
      network_transaction_id: null,
      regulated_status: null,
      three_d_secure: null,
      transaction_link_id: null,
      wallet: null,
    },
  };
}
