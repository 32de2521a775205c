import { list, plain, prose, words, type KindForm } from "../../editing/field-spec.ts";

export const legalTextForm: KindForm = {
  label: { en: "Legal texts", nl: "Juridische teksten", ar: "النصوص القانونية" },
  title: "title",
  pageOf: (id) => `/${id}`,
  fixed: true,
  fields: [
    words("title"),
    plain("version", "text"),
    plain("effectiveOn", "date"),
    prose("summary"),
    list(
      "sections",
      plain("id", "slug"),
      words("heading"),
      plain("paragraphs", "texts"),
      plain("items", "texts"),
    ),
  ],
};
