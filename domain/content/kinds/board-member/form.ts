import { number, prose, words, type KindForm } from "../../editing/field-spec.ts";

export const boardMemberForm: KindForm = {
  title: "name",
  pageOf: () => "/transparency",
  ordered: true,
  fields: [words("name"), words("role"), prose("about"), number("since", 1900, 2200)],
};
