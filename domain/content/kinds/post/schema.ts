import * as z from "zod/mini";
import { cover, day, slug, untranslated } from "../../fields.ts";
import { localized } from "../../localized.ts";
import {
  optional,
  plain,
  prose,
  richText,
  relation,
  untranslatedField,
  words,
  type KindForm,
} from "../../editing/field-spec.ts";

export const post = z.object({
  id: slug,
  title: localized,
  summary: localized,
  body: localized,
  author: localized,
  publishedOn: day,
  programId: z.nullable(slug),
  projectId: z.nullable(slug),
  cover,
  untranslated,
});

export type Post = z.infer<typeof post>;

export const postForm: KindForm = {
  title: "title",
  pageOf: (id) => `/posts/${id}`,
  fields: [
    words("title"),
    prose("summary"),
    richText("body"),
    words("author"),
    plain("publishedOn", "date"),
    optional(relation("programId", "program")),
    optional(relation("projectId", "project")),
    plain("cover", "cover"),
    untranslatedField,
  ],
};
