import * as z from "zod/mini";
import { cents, day, slug } from "../../fields.ts";
import { localized } from "../../localized.ts";
import {
  list,
  number,
  optional,
  plain,
  prose,
  richText,
  relation,
  words,
  type KindForm,
} from "../../editing/field-spec.ts";

const maxAnswerLength = 5_000;

const grantQuestion = z.object({
  id: slug,
  label: localized,
  help: localized,
  maxLength: z.int().check(z.minimum(1), z.maximum(maxAnswerLength, "too_long")),
  required: z.boolean(),
});

export type GrantQuestion = z.infer<typeof grantQuestion>;

export const grantCall = z
  .object({
    id: slug,
    title: localized,
    description: localized,
    body: localized,
    programId: z.nullable(slug),
    opensOn: day,
    closesOn: day,
    budgetCents: cents,
    maxGrantCents: cents,
    criteria: z.array(localized).check(z.minLength(1, "missing")),
    questions: z.array(grantQuestion).check(z.minLength(1, "missing")),
  })
  .check(
    z.refine((it) => it.closesOn >= it.opensOn, { error: "closes_before_opening", path: ["closesOn"] }),
    z.refine((it) => it.maxGrantCents <= it.budgetCents, {
      error: "grant_above_budget",
      path: ["maxGrantCents"],
    }),
    z.refine((it) => new Set(it.questions.map((question) => question.id)).size === it.questions.length, {
      error: "question_twice",
      path: ["questions"],
    }),
  );

export type GrantCall = z.infer<typeof grantCall>;

export const grantCallForm: KindForm = {
  title: "title",
  pageOf: () => "/grants",
  fields: [
    words("title"),
    prose("description"),
    richText("body"),
    optional(relation("programId", "program")),
    plain("opensOn", "date"),
    plain("closesOn", "date"),
    plain("budgetCents", "money"),
    plain("maxGrantCents", "money"),
    plain("criteria", "texts"),
    list(
      "questions",
      plain("id", "slug"),
      words("label"),
      prose("help"),
      number("maxLength", 1, 5000),
      plain("required", "flag"),
    ),
  ],
};
