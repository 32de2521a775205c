import * as z from "zod/mini";
import { ratesSetting } from "./fee-rates-setting.ts";
import { claims } from "#domain/claim.ts";
import { spendingCategories } from "#domain/spending-category.ts";

/** Rules per country: fundraising without a license is an offence in some. */
export const countryRules = ["FULL", "PARTNER", "INFO_ONLY"] as const;
export type CountryRule = (typeof countryRules)[number];

/** What every page needs about foundation and visit. */
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
  /** Some payments happen on /donate itself, which requires a full page load. */
  paysInPage: z.boolean(),
  transfers: z.boolean(),
  /** Set without a payment provider. */
  onlyTransfers: z.optional(z.literal(true)),
  sampleFallback: z.boolean(),
  /** Of cards; GET /api/payment-methods has those of other methods. */
  fees: ratesSetting,
  /** Claims that may be made today. */
  claims: z.array(z.enum(claims)),
  split: z.array(z.object({ category: z.enum(spendingCategories), percent: z.number() })),
});
export type Site = z.infer<typeof siteAnswer>;

/** The signed-in user, as `GET /api/auth/user` returns it. */
export const userAnswer = z.object({
  id: z.string(),
  email: z.string(),
  firstName: z.nullable(z.string()),
  role: z.enum(["DONOR", "AUDITOR", "STAFF", "ADMIN"]),
  profileImageUrl: z.nullable(z.string()),
});
export type User = z.infer<typeof userAnswer>;
