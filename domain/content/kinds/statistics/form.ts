import { group, plain, words, type KindForm } from "../../editing/field-spec.ts";

const sourced = (name: string) => group(name, words("source"));

export const statisticsForm: KindForm = {
  label: { en: "Impact figures", nl: "Impactcijfers", ar: "أرقام الأثر" },
  title: null,
  pageOf: () => "/",
  fixed: true,
  fields: [
    sourced("totalBeneficiaries"),
    sourced("completedProjects"),
    sourced("volunteerHours"),
    sourced("countries"),
    group("charityRating", plain("value", "text"), words("source")),
  ],
};
