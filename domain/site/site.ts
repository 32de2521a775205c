import * as z from "zod/mini";
import { feeRatesSetting } from "./fee-rates-setting.ts";
import { claims } from "#domain/claim.ts";
import { spendingCategories } from "#domain/spending-category.ts";

/** What visitors of a country may do here: fundraising without a licence is an offence in some of them. */
export const countryRules = ["FULL", "PARTNER", "INFO_ONLY"] as const;
export type CountryRule = (typeof countryRules)[number];

/** What every page needs to know about the foundation and about this visit. */
export const siteAnswer = z.object({
  mode: z.enum(["demo", "production"]),
  name: z.string(),
  statutoryName: z.string(),
  address: z.string(),
  email: z.string(),
  phone: z.string(),
  rsin: z.string(),
  kvk: z.string(),
  giving: z.enum(countryRules),
  /** Some payments are made on /donate itself, which only a document loaded there may do. */
  paysInPage: z.boolean(),
  /** Whether gifts may be transferred to the foundation's account. */
  transfers: z.boolean(),
  /** There where no payment provider is agreed with. */
  onlyTransfers: z.optional(z.literal(true)),
  sampleFallback: z.boolean(),
  /** What covering the fees costs. */
  fees: feeRatesSetting,
  /** What may be said of the foundation today. */
  claims: z.array(z.enum(claims)),
  split: z.array(z.object({ category: z.enum(spendingCategories), percent: z.number() })),
});
export type Site = z.infer<typeof siteAnswer>;

/** The signed-in person, as `GET /api/auth/user` tells it. */
export const userAnswer = z.object({
  id: z.string(),
  email: z.string(),
  firstName: z.nullable(z.string()),
  role: z.enum(["DONOR", "AUDITOR", "STAFF", "ADMIN"]),
  profileImageUrl: z.nullable(z.string()),
});
export type User = z.infer<typeof userAnswer>;
