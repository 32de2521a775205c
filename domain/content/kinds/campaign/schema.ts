import * as z from "zod/mini";
import { cancelledChoices, commitmentChoices, earlierTerms } from "#domain/campaign-commitment.ts";
import { cents, countryCode, cover, day, slug, untranslated } from "../../fields.ts";
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
  untranslatedField,
  words,
  type KindForm,
} from "../../editing/field-spec.ts";

export const urgencyLevels = ["URGENT", "CRITICAL", "ACTIVE"] as const;
export const urgencyColors = ["red", "blue", "green"] as const;

const update = z.object({ on: day, title: localized, text: localized });
const commitmentChoice = z.enum(commitmentChoices);

/** The amount raised is read from the ledger. */
export const campaign = z
  .object({
    id: slug,
    title: localized,
    description: localized,
    body: localized,
    goalCents: cents.check(z.positive("goal_missing")),
    endsOn: day,
    urgencyLevel: z.enum(urgencyLevels),
    urgencyColor: z.enum(urgencyColors),
    programId: slug,
    projectId: z.nullable(slug),
    /** Where the money is spent. Where it may be asked for depends on the country rules. */
    countryCodes: z.array(countryCode).check(z.minLength(1, "missing")),
    zakatEligible: z.boolean(),
    cover,
    untranslated,
    /** Who is helped. Null for campaigns from before this field. */
    beneficiaries: z.prefault(z.nullable(localized), null),
    /** What happens with the money in each outcome. Fixed once it is published. */
    commitment: z.prefault(
      z.object({
        aboveGoal: commitmentChoice,
        belowGoal: commitmentChoice,
        late: commitmentChoice,
        cancelled: z.enum(cancelledChoices),
      }),
      earlierTerms,
    ),
    /** The project that the choice PROJECT means. */
    otherProjectId: z.prefault(z.nullable(slug), null),
    cancelledOn: z.prefault(z.nullable(day), null),
    updates: z.prefault(z.array(update), []),
  })
  .check(
    z.refine((it) => it.otherProjectId !== null || !Object.values(it.commitment).includes("PROJECT"), {
      error: "missing",
      path: ["otherProjectId"],
    }),
  );

export type Campaign = z.infer<typeof campaign>;

export const campaignForm: KindForm = {
  title: "title",
  pageOf: (id) => `/campaigns/${id}`,
  ordered: true,
  fields: [
    words("title"),
    prose("description"),
    richText("body"),
    plain("goalCents", "money"),
    plain("endsOn", "date"),
    choice("urgencyLevel", urgencyLevels),
    choice("urgencyColor", urgencyColors),
    relation("programId", "program"),
    optional(relation("projectId", "project")),
    { name: "countryCodes", type: "choices", options: countryCodes },
    plain("zakatEligible", "flag"),
    plain("cover", "cover"),
    optional(prose("beneficiaries")),
    group(
      "commitment",
      choice("aboveGoal", commitmentChoices),
      choice("belowGoal", commitmentChoices),
      choice("late", commitmentChoices),
      choice("cancelled", cancelledChoices),
    ),
    optional(relation("otherProjectId", "project")),
    list("updates", plain("on", "date"), words("title"), prose("text")),
    optional(plain("cancelledOn", "date")),
    untranslatedField,
  ],
};
