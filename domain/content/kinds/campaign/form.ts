import { countryCodes } from "../../fields.ts";
import { urgencyColors, urgencyLevels } from "./schema.ts";
import { choice, optional, plain, prose, relation, words, type KindForm } from "../../editing/field-spec.ts";

export const campaignForm: KindForm = {
  label: { en: "Campaigns", nl: "Acties", ar: "الحملات" },
  newLabel: { en: "New campaign", nl: "Nieuwe actie", ar: "حملة جديدة" },
  title: "title",
  pageOf: () => "/",
  ordered: true,
  fields: [
    words("title"),
    prose("description"),
    prose("body"),
    plain("goalCents", "money"),
    plain("endsOn", "date"),
    choice("urgencyLevel", urgencyLevels),
    choice("urgencyColor", urgencyColors),
    relation("programId", "program"),
    optional(relation("projectId", "project")),
    { name: "countryCodes", type: "choices", options: countryCodes },
    plain("zakatEligible", "flag"),
    plain("cover", "cover"),
  ],
};
