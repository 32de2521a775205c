import { documentCategories, generatedDocuments } from "./schema.ts";
import { choice, number, optional, plain, prose, words, type KindForm } from "../../editing/field-spec.ts";

export const documentForm: KindForm = {
  label: { en: "Reports and documents", nl: "Verslagen en documenten", ar: "التقارير والوثائق" },
  newLabel: { en: "New document", nl: "Nieuw document", ar: "وثيقة جديدة" },
  title: "title",
  pageOf: () => "/transparency",
  ordered: true,
  fields: [
    words("title"),
    prose("description"),
    choice("category", documentCategories),
    optional(number("year", 1900, 2200)),
    choice("generated", generatedDocuments),
    plain("publishedOn", "date"),
  ],
};
