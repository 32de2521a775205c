import * as z from "zod/mini";
import { languages } from "#domain/language.ts";
import { cents, day, slug } from "../../fields.ts";
import { localized } from "../../localized.ts";
import { plain, prose, relation, words, type KindForm } from "../../editing/field-spec.ts";

/** "25 euros feed 5 children for a week": the amount divided by a documented unit cost that is valid for a limited time. */
export const promise = z
  .object({
    id: slug,
    /** `{count}` is replaced by the number of units. */
    text: localized,
    shortText: localized,
    amountCents: cents,
    unitCostCents: cents.check(z.minimum(1, "goal_missing")),
    projectId: slug,
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

export const promiseForm: KindForm = {
  title: "text",
  pageOf: () => "/donate",
  ordered: true,
  fields: [
    words("text"),
    words("shortText"),
    plain("amountCents", "money"),
    plain("unitCostCents", "money"),
    relation("projectId", "project"),
    prose("basis"),
    plain("costFrom", "date"),
    plain("costTo", "date"),
    relation("documentId", "document"),
    plain("validUntil", "date"),
  ],
};
