import { number, prose, words, type KindForm } from "../../editing/field-spec.ts";

export const boardMemberForm: KindForm = {
  label: { en: "Board members", nl: "Bestuursleden", ar: "أعضاء مجلس الإدارة" },
  newLabel: { en: "New board member", nl: "Nieuw bestuurslid", ar: "عضو جديد في مجلس الإدارة" },
  title: "name",
  pageOf: () => "/transparency",
  ordered: true,
  fields: [words("name"), words("role"), prose("about"), number("since", 1900, 2200)],
};
