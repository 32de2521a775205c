import * as z from "zod/mini";
import { slug, year } from "../../fields.ts";
import { localized } from "../../localized.ts";
import { number, prose, words, type KindForm } from "../../editing/field-spec.ts";

/** Names and functions that an ANBI must publish. */
export const boardMember = z.object({
  id: slug,
  name: localized,
  role: localized,
  about: localized,
  since: year,
});

export type BoardMember = z.infer<typeof boardMember>;

export const boardMemberForm: KindForm = {
  title: "name",
  pageOf: () => "/transparency",
  ordered: true,
  fields: [words("name"), words("role"), prose("about"), number("since", 1900, 2200)],
};
