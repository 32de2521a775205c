import { certificationStatuses } from "./schema.ts";
import { choice, optional, plain, prose, relation, words, type KindForm } from "../../editing/field-spec.ts";

export const certificationForm: KindForm = {
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
