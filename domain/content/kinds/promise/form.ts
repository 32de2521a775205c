import { plain, prose, relation, words, type KindForm } from "../../editing/field-spec.ts";

export const promiseForm: KindForm = {
  title: "text",
  pageOf: () => "/donate",
  ordered: true,
  fields: [
    words("text"),
    words("shortText"),
    plain("amountCents", "money"),
    plain("unitCostCents", "money"),
    relation("projectId", "project"),
    prose("basis"),
    plain("costFrom", "date"),
    plain("costTo", "date"),
    relation("documentId", "document"),
    plain("validUntil", "date"),
  ],
};
