import { amountIn, methodIn, paysByTransfer, type FormFields } from "#domain/giving/start/form-fields.ts";
import { feesWith } from "#domain/giving/start/method-offer.ts";
import { chargeFor } from "#domain/money/cover-fees.ts";
import { isFeeMethod } from "#domain/money/online-method.ts";
import { useSite } from "../../data/site.ts";
import { useOffers } from "./use-offers.ts";

/** What the form's donation costs, as the server computes it. */
export function useCharge(fields: FormFields) {
  const { fees } = useSite();
  const rates = feesWith(fees, useOffers());
  const gift = amountIn(fields);
  const method = methodIn(fields);
  const isMonthly = fields.frequency === "MONTHLY";
  const covered = paysByTransfer(fields) ? gift : chargeFor(gift, true, rates, { method, isMonthly });
  return {
    gift,
    /** With the fees of the chosen method. */
    covered,
    charged: fields.coverFees === "on" ? covered : gift,
    hasOwnFees: isFeeMethod(method) && rates.methods?.[method] !== undefined,
  };
}
