import { countryCodes } from "../../fields.ts";
import { projectStatuses, sectorCodes, trackStatuses } from "./schema.ts";
import {
  choice,
  group,
  list,
  optional,
  plain,
  prose,
  relation,
  words,
  type KindForm,
} from "../../editing/field-spec.ts";

/** Spending and results are not asked here: one is booked, the other entered with evidence. */
export const projectForm: KindForm = {
  label: { en: "Projects", nl: "Projecten", ar: "المشاريع" },
  newLabel: { en: "New project", nl: "Nieuw project", ar: "مشروع جديد" },
  title: "title",
  pageOf: (id) => `/projects/${id}`,
  ordered: true,
  fields: [
    words("title"),
    words("shortTitle"),
    prose("description"),
    prose("body"),
    relation("programId", "program"),
    choice("countryCode", countryCodes),
    words("city"),
    group(
      "coordinates",
      { name: "lon", type: "number", min: -180, max: 180, fraction: true },
      { name: "lat", type: "number", min: -90, max: 90, fraction: true },
    ),
    choice("status", projectStatuses),
    optional(choice("trackStatus", trackStatuses)),
    plain("startsOn", "date"),
    plain("endsOn", "date"),
    plain("updatedOn", "date"),
    plain("budgetCents", "money"),
    list("budgetLines", words("label"), plain("cents", "money")),
    words("successMetric"),
    plain("sdgTags", "sdgs"),
    optional(choice("sectorCode", sectorCodes)),
    optional(relation("partnerId", "partner")),
    plain("featured", "flag"),
    plain("cover", "cover"),
    list("updates", plain("on", "date"), words("title"), prose("text")),
  ],
};
