import * as z from "zod/mini";
import type { Language } from "#domain/language.ts";
import { countryNames } from "#domain/labels.ts";
import { partnerKinds, type Partner } from "./schema.ts";

export const partnerAnswer = z.object({
  id: z.string(),
  name: z.string(),
  kind: z.enum(partnerKinds),
  country: z.string(),
  countryCode: z.string(),
  /** Omitted if missing or expired. */
  licence: z.optional(z.object({ number: z.string(), authority: z.string(), validUntil: z.string() })),
  url: z.optional(z.string()),
  description: z.string(),
});
export type PartnerAnswer = z.infer<typeof partnerAnswer>;

type Needs = { partners: () => Promise<Partner[]>; today: () => string };

export const listPartners =
  ({ partners, today }: Needs) =>
  async (language: Language): Promise<PartnerAnswer[]> =>
    (await partners()).map(({ licence, url, ...partner }) => ({
      id: partner.id,
      name: partner.name[language],
      kind: partner.kind,
      country: countryNames[partner.countryCode][language],
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

/** Checked again on display: older records may hold something else. */
const isWebPage = (url: string): boolean => /^https?:\/\//i.test(url);
