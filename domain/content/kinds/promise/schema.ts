import * as z from "zod/mini";
import { languages } from "#domain/language.ts";
import { cents, day, slug } from "../../fields.ts";
import { localized } from "../../localized.ts";

/**
 * What a gift of some amount does: "25 euros feed 5 children for a week". How many is never typed: it is the amount divided by what
 * one costs, which a project, a period and a document stand behind; and it may be said only for a time.
 */
export const promise = z
  .object({
    id: slug,
    /** With `{count}` in the place of how many. */
    text: localized,
    shortText: localized,
    amountCents: cents,
    unitCostCents: cents.check(z.minimum(1, "goal_missing")),
    projectId: slug,
    /** How the cost of one was worked out. */
    basis: localized,
    costFrom: day,
    costTo: day,
    documentId: slug,
    validUntil: day,
  })
  .check(
    z.refine((it) => it.amountCents > 0 && it.amountCents % it.unitCostCents === 0, {
      error: "not_whole_units",
      path: ["unitCostCents"],
    }),
    z.refine((it) => languages.every((language) => it.text[language].includes("{count}")), {
      error: "count_missing",
      path: ["text"],
    }),
    z.refine((it) => it.costTo >= it.costFrom, { error: "ends_before_start", path: ["costTo"] }),
  );

export type GiftPromise = z.infer<typeof promise>;
