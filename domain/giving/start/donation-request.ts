import type { Language } from "#domain/language.ts";
import type { Cents } from "#domain/money/cents.ts";
import { chargeFor, type FeeRates } from "#domain/money/cover-fees.ts";
import type { Fund } from "#domain/money/fund.ts";
import type { OnlineMethod } from "#domain/money/online-method.ts";
import type { Currency } from "#domain/money/currency.ts";
import type { DonationChoices, Frequency } from "../donation.ts";
import type { Tribute } from "../tribute.ts";

export function choicesFrom(request: DonationRequest, fees: FeeRates): DonationChoices {
  return {
    giftCents: request.amountCents,
    chargedCents: chargeOf(request, fees),
    currency: request.currency,
    frequency: request.frequency,
    campaignId: request.campaignId ?? null,
    programId: request.programId ?? null,
    fund: request.fund ?? null,
    byTransfer: isByTransfer(request),
    method: onlineMethodOf(request),
    donorName: request.donor.name ?? null,
    donorEmail: request.donor.email,
    language: request.language,
    tribute: request.tribute
      ? {
          type: request.tribute.type,
          honoree: request.tribute.honoree,
          message: request.tribute.message ?? null,
          notifyEmail: request.tribute.notifyEmail ?? null,
        }
      : null,
  };
}

export type DonationRequest = Readonly<{
  clientSecret: string;
  amountCents: Cents;
  currency: Currency;
  frequency: Frequency;
  campaignId?: string | undefined;
  programId?: string | undefined;
  fund?: Fund | undefined;
  coverFees: boolean;
  /** Omitted: any method of a provider. */
  method?: OnlineMethod | "BANK_TRANSFER" | undefined;
  tribute?:
    | Readonly<{
        type: Tribute["type"];
        honoree: string;
        message?: string | undefined;
        notifyEmail?: string | undefined;
      }>
    | null
    | undefined;
  donor: Readonly<{ name?: string | undefined; email: string }>;
  language: Language;
}>;

const isByTransfer = ({ method }: DonationRequest): boolean => method === "BANK_TRANSFER";

const onlineMethodOf = ({ method }: DonationRequest): OnlineMethod | null =>
  method === undefined || method === "BANK_TRANSFER" ? null : method;

/** A transfer has no fees to cover. */
export const chargeOf = (request: DonationRequest, fees: FeeRates): Cents =>
  chargeFor(request.amountCents, request.coverFees && !isByTransfer(request), fees, {
    method: onlineMethodOf(request),
    isMonthly: request.frequency === "MONTHLY",
  });
