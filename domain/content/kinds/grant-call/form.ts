import {
  list,
  number,
  optional,
  plain,
  prose,
  relation,
  words,
  type KindForm,
} from "../../editing/field-spec.ts";

export const grantCallForm: KindForm = {
  label: { en: "Grant calls", nl: "Rondes voor bijdragen", ar: "دعوات المنح" },
  newLabel: { en: "New grant call", nl: "Nieuwe ronde voor bijdragen", ar: "دعوة منح جديدة" },
  title: "title",
  pageOf: () => "/grants",
  fields: [
    words("title"),
    prose("description"),
    prose("body"),
    optional(relation("programId", "program")),
    plain("opensOn", "date"),
    plain("closesOn", "date"),
    plain("budgetCents", "money"),
    plain("maxGrantCents", "money"),
    plain("criteria", "texts"),
    list(
      "questions",
      plain("id", "slug"),
      words("label"),
      prose("help"),
      number("maxLength", 1, 5000),
      plain("required", "flag"),
    ),
  ],
};
