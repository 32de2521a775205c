import * as z from "zod/mini";
import { cents, countryCode, cover, day, sdgTags, slug } from "../../fields.ts";
import { localized } from "../../localized.ts";
import { countryCodes } from "../../fields.ts";
import {
  choice,
  group,
  list,
  optional,
  plain,
  prose,
  richText,
  relation,
  words,
  type KindForm,
} from "../../editing/field-spec.ts";

export const projectStatuses = ["PLANNED", "ACTIVE", "COMPLETED", "PAUSED", "CANCELLED"] as const;
export const trackStatuses = ["ON_TRACK", "STARTING"] as const;
/** DAC sector codes that fit the foundation's work. */
const sectorCodes = [
  "11220",
  "11240",
  "11250",
  "12240",
  "16015",
  "16040",
  "31195",
  "41030",
  "72010",
  "72040",
  "72050",
  "74020",
  "91010",
] as const;

const update = z.object({ on: day, title: localized, text: localized });
const budgetLine = z.object({ label: localized, cents });

/** Spending comes from the ledger, results from the indicators. Figures of a PLANNED project are targets; screens say so. */
export const project = z
  .object({
    id: slug,
    title: localized,
    /** The short name for the tables of the transparency page. */
    shortTitle: localized,
    description: localized,
    body: localized,
    programId: slug,
    countryCode,
    city: localized,
    coordinates: z.object({
      lon: z.number().check(z.minimum(-180), z.maximum(180)),
      lat: z.number().check(z.minimum(-90), z.maximum(90)),
    }),
    status: z.enum(projectStatuses),
    trackStatus: z.nullable(z.enum(trackStatuses)),
    budgetCents: cents,
    budgetLines: z.array(budgetLine),
    /** What the success rate measures. */
    successMetric: localized,
    startsOn: day,
    endsOn: day,
    updatedOn: day,
    sdgTags,
    /** The OECD sector code, required by IATI. */
    sectorCode: z.prefault(z.nullable(z.enum(sectorCodes)), null),
    featured: z.boolean(),
    cover,
    /** In the UAE and Saudi Arabia a licensed local partner does the work, and the page names it. */
    partnerId: z.nullable(slug),
    updates: z.array(update),
  })
  .check(
    z.refine((it) => it.budgetLines.reduce((sum, line) => sum + line.cents, 0) === it.budgetCents, {
      error: "budget_lines_differ",
      path: ["budgetLines"],
    }),
    z.refine((it) => it.endsOn >= it.startsOn, { error: "ends_before_start", path: ["endsOn"] }),
    z.refine((it) => it.countryCode === "NL" || it.partnerId !== null, {
      error: "licensed_partner_missing",
      path: ["partnerId"],
    }),
  );

export type Project = z.infer<typeof project>;

/** Spending and results are not asked here: one is booked, the other entered with evidence. */
export const projectForm: KindForm = {
  title: "title",
  pageOf: (id) => `/projects/${id}`,
  ordered: true,
  fields: [
    words("title"),
    words("shortTitle"),
    prose("description"),
    richText("body"),
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
