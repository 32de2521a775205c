import type Stripe from "stripe";

const maxCharges = 100;

/** The debit's reference at the donor's bank, from a charge or the iDEAL payment. It never changes, so it is cached. */
export function mandateReferences() {
  const known = new Map<string, string>();
  return async (stripe: Stripe, customer: string, method: Stripe.PaymentMethod): Promise<string | null> => {
    const before = known.get(method.id);
    if (before !== undefined) return before;
    const { data } = await stripe.charges.list({ customer, limit: maxCharges });
    const id = data.map((charge) => mandateIn(charge, method.id)).find((mandate) => mandate !== null);
    if (!id) return null;
    const mandate = await stripe.mandates.retrieve(id);
    const reference = mandate.payment_method_details.sepa_debit?.reference ?? null;
    if (reference !== null) known.set(method.id, reference);
    return reference;
  };
}

function mandateIn(
  { payment_method: by, payment_method_details: details }: Stripe.Charge,
  method: string,
): string | null {
  if (by === method) return details?.sepa_debit?.mandate ?? null;
  const { generated_sepa_debit: debit, generated_sepa_debit_mandate: mandate } = details?.ideal ?? {};
  return idOf(debit) === method ? idOf(mandate) : null;
}

const idOf = (it: string | { id: string } | null | undefined): string | null =>
  typeof it === "string" ? it : (it?.id ?? null);
