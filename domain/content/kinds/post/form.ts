import { optional, plain, prose, relation, words, type KindForm } from "../../editing/field-spec.ts";

export const postForm: KindForm = {
  label: { en: "News", nl: "Nieuws", ar: "الأخبار" },
  newLabel: { en: "New post", nl: "Nieuw bericht", ar: "خبر جديد" },
  title: "title",
  pageOf: (id) => `/posts/${id}`,
  fields: [
    words("title"),
    prose("summary"),
    prose("body"),
    words("author"),
    plain("publishedOn", "date"),
    optional(relation("programId", "program")),
    optional(relation("projectId", "project")),
    plain("cover", "cover"),
  ],
};
