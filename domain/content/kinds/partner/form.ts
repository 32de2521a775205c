import { countryCodes } from "../../fields.ts";
import { partnerKinds } from "./schema.ts";
import { choice, group, optional, plain, prose, words, type KindForm } from "../../editing/field-spec.ts";

export const partnerForm: KindForm = {
  label: { en: "Partners", nl: "Partners", ar: "الشركاء" },
  newLabel: { en: "New partner", nl: "Nieuwe partner", ar: "شريك جديد" },
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
