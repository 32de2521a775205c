import * as z from "zod/mini";
import { countryCode, day, plainText, slug } from "../../fields.ts";
import { localized } from "../../localized.ts";
import { countryCodes } from "../../fields.ts";
import { choice, group, optional, plain, prose, words, type KindForm } from "../../editing/field-spec.ts";

export const partnerKinds = ["LOCAL", "FUNDER", "COMPANY", "KNOWLEDGE"] as const;

export const partner = z.object({
  id: slug,
  name: localized,
  kind: z.enum(partnerKinds),
  countryCode,
  /** The license for charitable work in the UAE or Saudi Arabia. */
  licence: z.nullable(z.object({ number: plainText, authority: localized, validUntil: day })),
  /** http or https only, because visitors follow it. */
  url: z.nullable(z.url({ protocol: /^https?$/, error: "not_an_address" })),
  description: localized,
});

export type Partner = z.infer<typeof partner>;

export const partnerForm: KindForm = {
  title: "name",
  pageOf: () => "/partners",
  ordered: true,
  fields: [
    words("name"),
    choice("kind", partnerKinds),
    choice("countryCode", countryCodes),
    prose("description"),
    optional(plain("url", "text")),
    optional(group("licence", plain("number", "text"), words("authority"), plain("validUntil", "date"))),
  ],
};
