import * as z from "zod/mini";
import { count, plainText } from "../../fields.ts";
import { localized } from "../../localized.ts";

/** Every public figure says where it comes from. */
const sourcedFigure = z.object({ value: count, source: localized });

/** The figures that no ledger can count. What was raised and spent is computed from the books. */
export const statistics = z.object({
  id: z.literal("statistics"),
  totalBeneficiaries: sourcedFigure,
  completedProjects: sourcedFigure,
  volunteerHours: sourcedFigure,
  countries: sourcedFigure,
  charityRating: z.object({ value: plainText, source: localized }),
});

export type Statistics = z.infer<typeof statistics>;
