import { useSearch } from "wouter";
import type { CurrentDonation } from "#domain/giving/current-donation.ts";
import { fieldsFromAddress, presetEuros, type FormFields } from "#domain/giving/form-fields.ts";
import { decimalEuros } from "#domain/money/decimal-euros.ts";
import { useSite, useUser } from "../../data/site.ts";
import { usePosted } from "../../posted-form.tsx";

/** What the form starts with: what was sent and came back, else the gift that did not work out, else the address. */
export function useFirstFields(earlier: CurrentDonation | null): FormFields {
  const posted = usePosted("donate");
  const search = useSearch();
  const user = useUser();
  const { onlyTransfers } = useSite();
  if (posted) return posted.values;
  if (earlier) return fieldsOf(earlier);
  return {
    ...(onlyTransfers && { method: "transfer" }),
    ...(user && { email: user.email, name: user.firstName ?? "" }),
    ...fieldsFromAddress(search),
  };
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
    ...(gift.chargedCents > gift.amountCents && { coverFees: "on" }),
    tribute: gift.tribute?.type ?? "none",
    honoree: gift.tribute?.honoree ?? "",
    message: gift.tribute?.message ?? "",
    notifyEmail: gift.tribute?.notifyEmail ?? "",
    name: gift.donorName ?? "",
    email: gift.donorEmail,
  };
}
