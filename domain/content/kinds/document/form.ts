import { documentCategories, generatedDocuments } from "./schema.ts";
import { choice, number, optional, plain, prose, words, type KindForm } from "../../editing/field-spec.ts";

export const documentForm: KindForm = {
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
