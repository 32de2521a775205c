import { programColors, programIcons } from "./schema.ts";
import { choice, plain, prose, words, type KindForm } from "../../editing/field-spec.ts";

export const programForm: KindForm = {
  label: { en: "Programs", nl: "Programma's", ar: "البرامج" },
  newLabel: { en: "New program", nl: "Nieuw programma", ar: "برنامج جديد" },
  title: "title",
  pageOf: (id) => `/programs/${id}`,
  ordered: true,
  fields: [
    words("title"),
    prose("description"),
    prose("body"),
    choice("icon", programIcons),
    choice("color", programColors),
    plain("sdgTags", "sdgs"),
    plain("zakatEligible", "flag"),
    plain("cover", "cover"),
  ],
};
