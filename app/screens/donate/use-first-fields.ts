import { useSearch } from "wouter";
import type { CurrentDonation } from "#domain/giving/start/current-donation.ts";
import { fieldsFromAddress, presetEuros, type FormFields } from "#domain/giving/start/form-fields.ts";
import type { Tribute } from "#domain/giving/tribute.ts";
import { decimalEuros } from "#domain/money/decimal-euros.ts";
import { useSite } from "../../data/site.ts";
import { usePosted } from "../../posted-form.tsx";
import { possibleMethod, useOffers } from "./use-offers.ts";

/** Initial values: a refused submission, else the failed donation, else the address. Personal fields are in your-details.tsx. */
export function useFirstFields(earlier: CurrentDonation | null): FormFields {
  const posted = usePosted("donate");
  const search = useSearch();
  const { onlyTransfers } = useSite();
  const offers = useOffers();
  if (posted) return posted.values;
  const fields = earlier
    ? fieldsOf(earlier)
    : { ...(onlyTransfers && { method: "transfer" }), ...fieldsFromAddress(search) };
  const method = possibleMethod(fields, offers);
  return method === undefined ? fields : { ...fields, method };
}

function fieldsOf(gift: CurrentDonation): FormFields {
  const euros = decimalEuros(gift.amountCents);
  const preset = presetEuros.find((whole) => `${whole}.00` === euros);
  return {
    ...(preset ? { amount: String(preset) } : { custom: euros }),
    frequency: gift.frequency,
    ...(gift.campaignId && { campaign: gift.campaignId }),
    ...(gift.programId && { program: gift.programId }),
    ...(gift.fund && { fund: gift.fund }),
    ...(gift.byTransfer && { method: "transfer" }),
    ...(gift.method && { method: gift.method }),
    ...(gift.chargedCents > gift.amountCents && { coverFees: "on" }),
    ...(gift.tribute && tributeOf(gift.tribute)),
    name: gift.donorName ?? "",
    email: gift.donorEmail,
  };
}

const tributeOf = ({ type, honoree, message, notifyEmail }: Tribute): FormFields => ({
  tribute: type,
  honoree,
  message: message ?? "",
  notifyEmail: notifyEmail ?? "",
});
