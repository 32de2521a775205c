import { tickedEmails } from "#domain/forms/email-fields.ts";
import type { Language } from "#domain/language.ts";
import { funds } from "#domain/money/fund.ts";
import type { DonationInput } from "./calls.ts";
import { amountIn, methodIn, noCampaign, paysByTransfer, type FormFields } from "./form-fields.ts";

/** The body of `POST /api/donations` that these fields mean. It is checked by the same schema as any other. */
export function bodyFrom(fields: FormFields, clientSecret: string, language: Language): DonationInput {
  const { tribute, campaign } = fields;
  return {
    clientSecret,
    amountCents: amountIn(fields),
    currency: "EUR",
    frequency: fields.frequency === "MONTHLY" ? "MONTHLY" : "ONE_TIME",
    campaignId: campaign === noCampaign ? undefined : campaign,
    programId: fields.program,
    fund: funds.find((fund) => fund === fields.fund),
    coverFees: fields.coverFees === "on",
    method: paysByTransfer(fields) ? "BANK_TRANSFER" : methodIn(fields),
    tribute:
      tribute === "honor" || tribute === "memory"
        ? {
            type: tribute,
            honoree: fields.honoree ?? "",
            message: fields.message,
            notifyEmail: fields.notifyEmail,
          }
        : undefined,
    donor: { name: fields.name, email: fields.email ?? "" },
    ...tickedEmails(fields),
    language,
  };
}
