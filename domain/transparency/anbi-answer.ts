import * as z from "zod/mini";
import { centsField } from "#domain/money/cents-field.ts";

const yearOfAccounts = z.object({
  year: z.int(),
  /** The date of adoption; null while they can change. */
  adoptedOn: z.nullable(z.iso.date()),
  incomeCents: centsField,
  objectivesCents: centsField,
  fundraisingCents: centsField,
  administrationCents: centsField,
  expenditureCents: centsField,
  /** Interest received less interest paid. */
  financialCents: centsField,
  resultCents: centsField,
  /** Null if the books have no closing balances. */
  balance: z.nullable(
    z.object({
      fixedCents: centsField,
      stocksCents: centsField,
      receivablesCents: centsField,
      cashCents: centsField,
      continuityReserveCents: centsField,
      otherReservesCents: centsField,
      restrictedFundsCents: centsField,
      /** Part of the restricted funds. */
      zakatFundCents: centsField,
      provisionsCents: centsField,
      longTermDebtsCents: centsField,
      shortTermDebtsCents: centsField,
      totalCents: centsField,
    }),
  ),
});

const publishedPaper = z.object({ title: z.string(), year: z.nullable(z.int()), url: z.string() });

/** What an ANBI must publish (art. 1a Uitvoeringsregeling AWR 1994). */
export const anbiAnswer = z.object({
  statutoryName: z.string(),
  knownAs: z.string(),
  rsin: z.string(),
  kvk: z.string(),
  contact: z.object({
    address: z.string(),
    postalCode: z.string(),
    city: z.string(),
    country: z.string(),
    phone: z.string(),
    email: z.string(),
  }),
  objective: z.string(),
  policyPlan: z.array(z.string()),
  board: z.array(z.object({ name: z.string(), office: z.string(), since: z.int() })),
  remuneration: z.array(z.string()),
  activityReports: z.array(publishedPaper),
  financials: z.object({
    /** The last closed year, then the year before. */
    years: z.array(yearOfAccounts),
    /** The legal deadline for the last closed year. */
    dueOn: z.string(),
    audited: z.boolean(),
    papers: z.array(publishedPaper),
  }),
});

export type AnbiAnswer = z.infer<typeof anbiAnswer>;
export type YearOfAccounts = z.infer<typeof yearOfAccounts>;
