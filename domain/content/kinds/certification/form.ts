import { certificationStatuses } from "./schema.ts";
import { choice, optional, plain, prose, relation, words, type KindForm } from "../../editing/field-spec.ts";

export const certificationForm: KindForm = {
  label: { en: "Certifications", nl: "Erkenningen", ar: "الشهادات" },
  newLabel: { en: "New certification", nl: "Nieuwe erkenning", ar: "شهادة جديدة" },
  title: "title",
  pageOf: () => "/transparency",
  ordered: true,
  fields: [
    words("title"),
    prose("description"),
    plain("number", "text"),
    words("issuer"),
    choice("status", certificationStatuses),
    optional(plain("validFrom", "date")),
    plain("validUntil", "date"),
    optional(relation("documentId", "document")),
    optional(plain("url", "text")),
  ],
};
