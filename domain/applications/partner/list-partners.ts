import * as z from "zod/mini";
import type { Language, Localized } from "#domain/language.ts";

const partnerKinds = ["LOCAL", "FUNDER", "COMPANY", "KNOWLEDGE"] as const;

export const partnerAnswer = z.object({
  id: z.string(),
  name: z.string(),
  kind: z.enum(partnerKinds),
  country: z.string(),
  countryCode: z.string(),
  /** Left out when there is none or when it has run out: nothing is claimed that cannot be shown. */
  licence: z.optional(z.object({ number: z.string(), authority: z.string(), validUntil: z.string() })),
  url: z.optional(z.string()),
  description: z.string(),
});
export type PartnerAnswer = z.infer<typeof partnerAnswer>;

/** A partner as staff wrote it down. */
type PartnerRecord<Country extends string> = {
  id: string;
  name: Localized;
  kind: (typeof partnerKinds)[number];
  countryCode: Country;
  licence: { number: string; authority: Localized; validUntil: string } | null;
  url: string | null;
  description: Localized;
};
type Needs<Country extends string> = {
  partners: () => Promise<PartnerRecord<Country>[]>;
  countryName: (code: Country, language: Language) => string;
  /** A day, `2026-11-15`. */
  today: () => string;
};

export const listPartners =
  <Country extends string>({ partners, countryName, today }: Needs<Country>) =>
  async (language: Language): Promise<PartnerAnswer[]> =>
    (await partners()).map(({ licence, url, ...partner }) => ({
      id: partner.id,
      name: partner.name[language],
      kind: partner.kind,
      country: countryName(partner.countryCode, language),
      countryCode: partner.countryCode,
      ...(licence &&
        licence.validUntil >= today() && {
          licence: {
            number: licence.number,
            authority: licence.authority[language],
            validUntil: licence.validUntil,
          },
        }),
      ...(url !== null && isWebPage(url) && { url }),
      description: partner.description[language],
    }));

/** Looked at again where it is shown: what was stored before the rule is no link. */
const isWebPage = (url: string): boolean => /^https?:\/\//i.test(url);
