import type { Claim } from "#domain/claim.ts";
import { yearOf } from "#domain/calendar/day.ts";
import { commaOf, type Language, type Localized } from "#domain/language.ts";
import { spendingCategories, type SpendingCategory } from "#domain/spending-category.ts";
import type { Site } from "./site.ts";

/** The foundation data that every page shows. */
type Identity = {
  statutoryName: Localized;
  address: { street: string; postalCode: string; city: string };
  country: Localized;
  email: string;
  phone: string;
  rsin: string;
  kvk: string;
};
type Needs = {
  mode: Site["mode"];
  identity: () => Promise<Identity>;
  expenditureCents: (year: number) => Promise<Readonly<Record<SpendingCategory, number>>>;
  countryRule: (country: string | null) => Promise<Site["giving"]>;
  sampleFallback: () => Promise<boolean>;
  feeRates: () => Promise<Site["fees"]>;
  paysInPage: boolean;
  transfers: () => Promise<boolean>;
  onlyTransfers: () => Promise<boolean>;
  claims: () => Promise<Claim[]>;
  today: () => string;
};

export const describeSite =
  (needs: Needs) =>
  async (language: Language, country: string | null): Promise<Site> => {
    const year = yearOf(needs.today());
    const [identity, spent, giving, sampleFallback, fees, transfers, claims, onlyTransfers] =
      await Promise.all([
        needs.identity(),
        needs.expenditureCents(year),
        needs.countryRule(country),
        needs.sampleFallback(),
        needs.feeRates(),
        needs.transfers(),
        needs.claims(),
        needs.onlyTransfers(),
      ]);
    const { street, postalCode, city } = identity.address;
    return {
      mode: needs.mode,
      name: identity.statutoryName[language],
      statutoryName: identity.statutoryName[language],
      address: `${street}, ${postalCode} ${city}${commaOf(language)} ${identity.country[language]}`,
      email: identity.email,
      phone: identity.phone,
      rsin: identity.rsin,
      kvk: identity.kvk,
      giving,
      paysInPage: needs.paysInPage,
      transfers,
      ...(onlyTransfers && { onlyTransfers }),
      sampleFallback,
      fees: { permille: fees.permille, fixedCents: fees.fixedCents },
      claims,
      split: splitOf(spent),
    };
  };

/** Whole percentages that sum to one hundred, by the largest remainder method. */
export function splitOf(spent: Readonly<Record<SpendingCategory, number>>): Site["split"] {
  const total = spendingCategories.reduce((sum, category) => sum + spent[category], 0);
  if (total === 0) return [];
  const parts = spendingCategories.map((category) => {
    const exact = (spent[category] * 100) / total;
    return { category, percent: Math.floor(exact), remainder: exact - Math.floor(exact) };
  });
  const missing = 100 - parts.reduce((sum, part) => sum + part.percent, 0);
  const largestFirst = parts.toSorted((a, b) => b.remainder - a.remainder);
  for (const part of largestFirst.slice(0, missing)) part.percent += 1;
  return parts.map(({ category, percent }) => ({ category, percent }));
}
