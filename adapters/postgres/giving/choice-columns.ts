import type { DonationChoices } from "#domain/giving/donation.ts";

/** What a donor chose, as columns of a row in JSON. */
export const choiceColumns = `"giftCents" bigint, "chargedCents" bigint, currency text, frequency text, "campaignId" text,
  "programId" text, fund text, "byTransfer" boolean, method text, "donorName" text, "donorEmail" text, language text, "tributeType" text, "tributeHonoree" text,
  "tributeMessage" text, "tributeNotifyEmail" text`;

/** The part of an update that makes a donation what its donor chose, from a row with those columns. */
export const chosenIn = (row: string): string =>
  Object.entries(columnOf)
    .map(([column, name]) => `${column} = ${row}."${name}"`)
    .join(", ");

/** The same, only where the row says so; elsewhere the donation `d` stays as it is. */
export const chosenWhen = (condition: string, row: string): string =>
  Object.entries(columnOf)
    .map(([column, name]) => `${column} = case when ${condition} then ${row}."${name}" else d.${column} end`)
    .join(", ");

/** The donation's amount has always been stored as `amountCents` here. */
export const storedChoices = ({ giftCents, ...choices }: DonationChoices) => ({
  ...choices,
  amountCents: giftCents,
});

export const tributeColumns = ({ tribute }: Pick<DonationChoices, "tribute">) => ({
  tributeType: tribute?.type ?? null,
  tributeHonoree: tribute?.honoree ?? null,
  tributeMessage: tribute?.message ?? null,
  tributeNotifyEmail: tribute?.notifyEmail ?? null,
});

const columnOf = {
  amount_cents: "giftCents",
  charged_cents: "chargedCents",
  currency: "currency",
  frequency: "frequency",
  campaign_id: "campaignId",
  program_id: "programId",
  fund: "fund",
  by_transfer: "byTransfer",
  method: "method",
  donor_name: "donorName",
  donor_email: "donorEmail",
  language: "language",
  tribute_type: "tributeType",
  tribute_honoree: "tributeHonoree",
  tribute_message: "tributeMessage",
  tribute_notify_email: "tributeNotifyEmail",
};
