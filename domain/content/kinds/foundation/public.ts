import * as z from "zod/mini";
import type { Language } from "#domain/language.ts";
import type { Foundation } from "./schema.ts";

export const foundationAnswer = z.object({
  name: z.string(),
  registeredName: z.string(),
  address: z.object({ street: z.string(), postalCode: z.string(), city: z.string() }),
  country: z.string(),
  countryCode: z.string(),
  email: z.string(),
  phone: z.string(),
  openingHours: z.string(),
  rsin: z.string(),
  kvk: z.string(),
  iban: z.string(),
  bic: z.string(),
  foundedYear: z.number(),
});
export type FoundationAnswer = z.infer<typeof foundationAnswer>;

export const showFoundation =
  ({ identity }: { identity: () => Promise<Foundation> }) =>
  async (language: Language): Promise<FoundationAnswer> => {
    const record = await identity();
    return {
      name: record.statutoryName[language],
      registeredName: record.registeredName,
      address: record.address,
      country: record.country[language],
      countryCode: record.countryCode,
      email: record.email,
      phone: record.phone,
      openingHours: record.openingHours[language],
      rsin: record.rsin,
      kvk: record.kvk,
      iban: record.iban,
      bic: record.bic,
      foundedYear: record.foundedYear,
    };
  };
