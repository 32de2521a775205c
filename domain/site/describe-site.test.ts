import { expect, test } from "vitest";
import { firstFeeRates } from "#domain/money/cover-fees.ts";
import { describeSite } from "./describe-site.ts";

const site = describeSite({
  mode: "demo",
  identity: async () => ({
    statutoryName: { en: "Open Hand Foundation", nl: "Stichting Open Hand", ar: "مؤسسة اليد المفتوحة" },
    address: { street: "Kade 12", postalCode: "1019 AB", city: "Amsterdam" },
    country: { en: "Netherlands", nl: "Nederland", ar: "هولندا" },
    email: "info@example.org",
    phone: "+31 20 000 0000",
    rsin: "123456782",
    kvk: "12345678",
  }),
  expenditureCents: async () => ({ PROGRAM: 0, ADMINISTRATION: 0, FUNDRAISING: 0 }),
  countryRule: async () => "FULL",
  sampleFallback: async () => false,
  feeRates: async () => firstFeeRates,
  paysInPage: false,
  claims: () => Promise.resolve(["anbi"]),
  transfers: () => Promise.resolve(true),
  onlyTransfers: () => Promise.resolve(false),
  today: () => "2026-11-15",
});

test.each([
  ["en", "Open Hand Foundation", "Kade 12, 1019 AB Amsterdam, Netherlands"],
  ["nl", "Stichting Open Hand", "Kade 12, 1019 AB Amsterdam, Nederland"],
  ["ar", "مؤسسة اليد المفتوحة", "Kade 12, 1019 AB Amsterdam، هولندا"],
] as const)(
  "in %s the foundation is named and seated as its readers write it",
  async (language, name, address) => {
    expect(await site(language, "NL")).toMatchObject({ statutoryName: name, address });
  },
);
