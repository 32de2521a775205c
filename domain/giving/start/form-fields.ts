import { parseAmount } from "#domain/money/parse-amount.ts";
import type { EmailPurpose } from "#domain/email-purposes.ts";
import { type Cents } from "#domain/money/cents.ts";
import { onlineMethods, type OnlineMethod } from "#domain/money/online-method.ts";

export const presetEuros = [25, 50, 100, 250] as const;
export const defaultPreset = 25;
/** The choice of no campaign: the value of an option must not be empty. */
export const noCampaign = "general";

/** The same with and without JavaScript. */
export type FormFields = Readonly<Partial<Record<FieldName, string>>>;
export type FieldName =
  | "amount"
  | "custom"
  | "frequency"
  | "campaign"
  | "program"
  | "fund"
  | "coverFees"
  | "method"
  | "tribute"
  | "honoree"
  | "message"
  | "notifyEmail"
  | "name"
  | "email"
  | EmailPurpose;

/** A typed amount overrides the preset; unreadable input counts as zero. */
export function amountIn({ amount, custom }: FormFields): Cents {
  if (custom !== undefined && custom.trim() !== "") return parseAmount(custom);
  return parseAmount(amount ?? String(defaultPreset));
}

/** A bank transfer has no fees to cover. */
export const paysByTransfer = ({ method }: FormFields): boolean => method === "transfer";

/** Undefined: any method of a provider, or a bank transfer. */
export const methodIn = ({ method }: FormFields): OnlineMethod | undefined =>
  onlineMethods.find((each) => each === method);

/** Prefills from /donate?amount=50&frequency=monthly&campaign=… */
export function fieldsFromAddress(search: string): FormFields {
  const query = new URLSearchParams(search);
  const amount = query.get("amount") ?? undefined;
  const isPreset = presetEuros.some((euros) => String(euros) === amount);
  const custom = query.get("custom") || (amount !== undefined && !isPreset ? amount : undefined);
  return {
    ...(isPreset && { amount }),
    ...(custom && { custom }),
    ...(query.get("frequency")?.toLowerCase() === "monthly" && { frequency: "MONTHLY" }),
    ...(query.get("campaign") && { campaign: query.get("campaign") ?? "" }),
    ...(query.get("program") && { program: query.get("program") ?? "" }),
    ...(query.get("fund") && { fund: "ZAKAT" }),
  };
}
