import { locationTypes } from "./schema.ts";
import { choice, optional, plain, prose, words, type KindForm } from "../../editing/field-spec.ts";

export const volunteerRoleForm: KindForm = {
  label: { en: "Volunteer roles", nl: "Vrijwilligersrollen", ar: "أدوار التطوع" },
  newLabel: { en: "New volunteer role", nl: "Nieuwe vrijwilligersrol", ar: "دور تطوعي جديد" },
  title: "title",
  pageOf: () => "/volunteer",
  ordered: true,
  fields: [
    words("title"),
    prose("description"),
    choice("locationType", locationTypes),
    words("location"),
    optional(prose("requirements")),
    plain("needsBackgroundCheck", "flag"),
  ],
};
