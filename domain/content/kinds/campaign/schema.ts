import * as z from "zod/mini";
import { cents, countryCode, cover, day, slug } from "../../fields.ts";
import { localized } from "../../localized.ts";
import { countryCodes } from "../../fields.ts";
import { choice, optional, plain, prose, relation, words, type KindForm } from "../../editing/field-spec.ts";

export const urgencyLevels = ["URGENT", "CRITICAL", "ACTIVE"] as const;
export const urgencyColors = ["red", "blue", "green"] as const;

/** The amount raised is read from the ledger. */
export const campaign = z.object({
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
});

export type Campaign = z.infer<typeof campaign>;

export const campaignForm: KindForm = {
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
