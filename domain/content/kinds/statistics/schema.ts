import * as z from "zod/mini";
import { plainText } from "../../fields.ts";
import { localized } from "../../localized.ts";

/** How each figure is counted. How many it is stands in dated records, never in a text. */
const told = z.object({ source: localized });

/** The words to the figures that no ledger can count. What was raised and spent is computed from the books. */
export const statistics = z.object({
  id: z.literal("statistics"),
  totalBeneficiaries: told,
  completedProjects: told,
  volunteerHours: told,
  countries: told,
  charityRating: z.object({ value: plainText, source: localized }),
});

export type Statistics = z.infer<typeof statistics>;
