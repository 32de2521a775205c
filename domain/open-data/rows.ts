import * as z from "zod/mini";
import { centsField } from "#domain/money/cents-field.ts";
import { promiseRow, recordRow, resultRow } from "./counted-rows.ts";
import { groupLevels } from "./group.ts";
import { localizedColumns } from "./localized-columns.ts";

const text = z.string();
const maybeText = z.nullable(z.string());
const titles = localizedColumns("title", () => text);
const maybeDay = z.nullable(z.iso.date());

/** What money was given for or spent on, as far as it has a purpose. */
const purposeFields = {
  campaign: maybeText,
  program: maybeText,
  project: maybeText,
  fund: maybeText,
  nature: maybeText,
};

/** One line of an entry. Positive cents are a debit. */
const lineRow = z.object({
  /** The entry and the place of the line in it: the same for good. */
  id: text,
  entry: z.int(),
  line: z.int(),
  bookedOn: z.iso.date(),
  /** When it happened, where it was booked on another day. */
  happenedOn: maybeDay,
  source: text,
  /** The entry that this one takes back. */
  reverses: z.nullable(z.int()),
  account: text,
  heading: text,
  cents: centsField,
  ...purposeFields,
});

const sumRow = z.object({
  id: text,
  level: z.enum(groupLevels),
  /** A month, "2026-03", or a year. */
  period: text,
  account: maybeText,
  heading: text,
  cents: centsField,
  lines: z.int(),
  ...purposeFields,
});

const accountRow = z.object({
  id: text,
  number: text,
  kind: text,
  heading: text,
  /** Whether it counts in what was raised. */
  raised: z.boolean(),
  ...titles,
});

/** All that was ever raised for and spent on a purpose: what its page says. */
const purposeRow = z.object({
  id: text,
  kind: z.enum(["campaign", "program", "project"]),
  purpose: text,
  program: maybeText,
  raisedCents: centsField,
  spentCents: centsField,
  /** Of a campaign that is published. */
  goalCents: z.nullable(centsField),
  ...titles,
});

/** What came in for a campaign, less what went back, in a year, or in several with a stroke between the first and the last. */
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
  /** Numbers of the sustainable development goals, with a space between them. */
  goals: text,
  updatedOn: z.iso.date(),
  ...titles,
});

/** To organisations alone. */
const grantRow = z.object({
  id: text,
  call: text,
  organisation: text,
  requestedCents: centsField,
  awardedCents: centsField,
  awardedOn: z.iso.date(),
});

/** What a project planned to spend on what. */
const budgetRow = z.object({
  id: text,
  project: text,
  line: z.int(),
  cents: centsField,
  ...titles,
});

/** What came in as gifts, less what went back, and what was spent. */
const monthRow = z.object({
  /** "2026-03". */
  id: text,
  raisedCents: centsField,
  /** The first of the months whose gifts are told here; null: they are told in a later row, because too few people gave. */
  raisedFrom: maybeText,
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
  months: monthRow,
  records: recordRow,
  results: resultRow,
  promises: promiseRow,
  grants: grantRow,
} as const;
export type Dataset = keyof typeof rowsOf;
export type RowOf<D extends Dataset> = z.infer<(typeof rowsOf)[D]>;
