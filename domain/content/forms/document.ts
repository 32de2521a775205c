import { documentCategories, generatedDocuments } from "../kinds/document.ts";
import { choice, number, optional, plain, prose, words, type KindForm } from "./field-spec.ts";

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
