import { locationTypes } from "./schema.ts";
import { choice, optional, plain, prose, words, type KindForm } from "../../editing/field-spec.ts";

export const volunteerRoleForm: KindForm = {
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
