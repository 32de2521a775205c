import { plain, prose, relation, words, type KindForm } from "../../editing/field-spec.ts";

export const promiseForm: KindForm = {
  label: { en: "What a gift does", nl: "Wat een gift doet", ar: "ما يفعله التبرع" },
  newLabel: { en: "New promise", nl: "Nieuwe belofte", ar: "وعد جديد" },
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
