import * as z from "zod/mini";
import { annualAccounts, type AnnualAccounts } from "./annual-answers.ts";

const maxTextLength = 2000;

const fact = z.string().check(z.trim(), z.maxLength(maxTextLength));
export const typedAnbiFacts = z.object({
  website: fact,
  sectors: fact,
  countries: fact,
  employees: fact,
  volunteers: fact,
  targetGroups: fact,
  work: fact,
  incomeFrom: fact,
  spentOn: fact,
  assetsHeld: fact,
  planUrl: fact,
  activities: fact,
  reportUrl: fact,
  balanceNotes: fact,
  statementNotes: fact,
  accountsUrl: fact,
});
export type AnbiFacts = z.infer<typeof typedAnbiFacts>;

const known = z.object({
  name: z.string(),
  kvk: z.string(),
  rsin: z.string(),
  address: z.string(),
  phone: z.string(),
  email: z.string(),
  board: z.string(),
  objective: z.string(),
  remuneration: z.string(),
});

/** The tax office's form for fundraising institutions: one record a year, with figures of the annual accounts. */
export const anbiForm = z.object({
  year: z.int(),
  identity: known,
  facts: typedAnbiFacts,
  /** The last publication; null: not yet. */
  publishedOn: z.nullable(z.iso.date()),
  accounts: z.pick(annualAccounts, { adoptedOn: true, statement: true, balance: true }),
});
export type AnbiForm = z.infer<typeof anbiForm>;

export const anbiFormOf = (
  { year, adoptedOn, statement, balance }: AnnualAccounts,
  identity: AnbiForm["identity"],
  facts: AnbiFacts,
  publishedOn: string | null,
): AnbiForm => ({ year, identity, facts, publishedOn, accounts: { adoptedOn, statement, balance } });
