import * as z from "zod/mini";
import { centsField } from "#domain/money/cents-field.ts";
import { fundRow, promiseRow, recordRow, resultRow } from "./counted-rows.ts";
import { localizedColumns } from "./localized-columns.ts";

const text = z.string();
const maybeText = z.nullable(z.string());
const titles = localizedColumns("title", () => text);
const maybeDay = z.nullable(z.iso.date());

/** The purpose, if any. */
const purposeFields = {
  campaign: maybeText,
  program: maybeText,
  project: maybeText,
  fund: maybeText,
  nature: maybeText,
};

/** One posting. Positive cents are a debit. */
const lineRow = z.object({
  /** Entry and position of the line; stable. */
  id: text,
  entry: z.int(),
  line: z.int(),
  bookedOn: z.iso.date(),
  /** The date of the event, if booked on another day. */
  happenedOn: maybeDay,
  source: text,
  reverses: z.nullable(z.int()),
  account: text,
  heading: text,
  cents: centsField,
  ...purposeFields,
});

/** Donations published together on a day, or what is left of a closed year under a heading. */
const sumRow = z.object({
  id: text,
  /** A day, "2026-03-31", or a year. */
  period: text,
  heading: text,
  campaign: maybeText,
  cents: centsField,
});

const accountRow = z.object({
  id: text,
  number: text,
  kind: text,
  heading: text,
  /** Whether it counts as raised. */
  raised: z.boolean(),
  ...titles,
});

/** Everything raised for and spent on a purpose, as on its page. */
const purposeRow = z.object({
  id: text,
  kind: z.enum(["campaign", "program", "project"]),
  purpose: text,
  program: maybeText,
  /** To which a campaign's money belongs. */
  project: maybeText,
  raisedCents: centsField,
  spentCents: centsField,
  /** For a published campaign. */
  goalCents: z.nullable(centsField),
  ...titles,
});

/** Net donations for a campaign that were published in a year. */
const campaignRow = z.object({ id: text, campaign: text, period: text, raisedCents: centsField });

const projectRow = z.object({
  id: text,
  program: text,
  country: text,
  longitude: z.number(),
  latitude: z.number(),
  status: text,
  startsOn: z.iso.date(),
  endsOn: z.iso.date(),
  budgetCents: centsField,
  spentCents: centsField,
  beneficiaries: z.int(),
  sectorCode: maybeText,
  /** SDG numbers, separated by spaces. */
  goals: text,
  updatedOn: z.iso.date(),
  ...titles,
});

/** Organisations only. */
const grantRow = z.object({
  id: text,
  call: text,
  organisation: text,
  requestedCents: centsField,
  awardedCents: centsField,
  awardedOn: z.iso.date(),
});

const budgetRow = z.object({
  id: text,
  project: text,
  line: z.int(),
  cents: centsField,
  ...titles,
});

/** Net donations that were published in a month, and spending. */
const monthRow = z.object({
  /** "2026-03". */
  id: text,
  raisedCents: centsField,
  programCents: centsField,
  administrationCents: centsField,
  fundraisingCents: centsField,
});

export const rowsOf = {
  lines: lineRow,
  sums: sumRow,
  accounts: accountRow,
  purposes: purposeRow,
  campaigns: campaignRow,
  projects: projectRow,
  budgets: budgetRow,
  funds: fundRow,
  months: monthRow,
  records: recordRow,
  results: resultRow,
  promises: promiseRow,
  grants: grantRow,
} as const;
export type Dataset = keyof typeof rowsOf;
export type RowOf<D extends Dataset> = z.infer<(typeof rowsOf)[D]>;
