import * as z from "zod/mini";
import { cents, countryCode, cover, day, slug } from "../../fields.ts";
import { localized } from "../../localized.ts";

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
