import type { DonationInput } from "./calls.ts";
import { funds } from "#domain/money/fund.ts";
import type { Language } from "#domain/language.ts";
import { parseAmount } from "#domain/money/parse-amount.ts";
import { type Cents } from "#domain/money/cents.ts";

export const presetEuros = [25, 50, 100, 250] as const;
export const defaultPreset = 25;
/** The choice of no campaign: the value of an option must not be empty. */
export const noCampaign = "general";

/** The donate form as a browser holds it, field by field; the same with and without JavaScript. */
export type FormFields = Readonly<Partial<Record<FieldName, string>>>;
export type FieldName =
  | "amount"
  | "custom"
  | "frequency"
  | "campaign"
  | "program"
  | "fund"
  | "coverFees"
  | "tribute"
  | "honoree"
  | "message"
  | "notifyEmail"
  | "name"
  | "email";

/** A typed amount overrides the preset; what cannot be read counts as nothing. */
export function amountIn({ amount, custom }: FormFields): Cents {
  if (custom !== undefined && custom.trim() !== "") return parseAmount(custom);
  return parseAmount(amount ?? String(defaultPreset));
}

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
    language,
  };
}

/** What an address such as /donate?amount=50&frequency=monthly&campaign=… fills in beforehand. */
export function fieldsFromAddress(search: string): FormFields {
  const asked = new URLSearchParams(search);
  const amount = asked.get("amount") ?? undefined;
  const isPreset = presetEuros.some((euros) => String(euros) === amount);
  const custom = asked.get("custom") || (amount !== undefined && !isPreset ? amount : undefined);
  return {
    ...(isPreset && { amount }),
    ...(custom && { custom }),
    ...(asked.get("frequency")?.toLowerCase() === "monthly" && { frequency: "MONTHLY" }),
    ...(asked.get("campaign") && { campaign: asked.get("campaign") ?? "" }),
    ...(asked.get("program") && { program: asked.get("program") ?? "" }),
    ...(asked.get("fund") && { fund: "ZAKAT" }),
  };
}
