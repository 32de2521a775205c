import { applicationForms } from "#domain/applications/application-forms.ts";
import type { ApplicationKind } from "#domain/applications/application-kind.ts";
import type { StoredApplication } from "#domain/applications/review/ports.ts";
import type { CheckRecord } from "#domain/applications/review/record-check.ts";
import type { StoredReview, StoredScore } from "#domain/applications/review/review.ts";
import { columnOf } from "#domain/forms/define-form.ts";
import type { Field } from "#domain/forms/fields.ts";
import type { Selectable } from "kysely";
import type { Tables } from "../tables.ts";
import { sources } from "./sources.ts";

/** The columns of all three kinds, as JSON. A row has those of its own kind. */
export type OwnColumns = Readonly<
  Partial<
    Pick<
      Selectable<Tables["volunteer_applications"]>,
      | "background_check"
      | "check_issued_on"
      | "check_renew_by"
      | "check_requested_on"
      | "check_seen_on"
      | "stopped_on"
    > &
      Pick<
        Selectable<Tables["grant_applications"]>,
        "awarded_cents" | "decision_motivation" | "requested_cents"
      > & { answers: Readonly<Record<string, string>> }
  >
>;

/** The short answers of a form, in its order. Who applied, their address and what it is about are shown by name. */
export const factsOf = (kind: ApplicationKind, row: OwnColumns): StoredApplication["facts"] =>
  answersIn(
    kind,
    row,
    ({ kind: field, options }) =>
      ["text", "phone", "url", "money", "number", "date"].includes(field) ||
      (field === "choice" && options !== undefined),
  ).map(([field, value]) => ({ field, value }));

/** The long answers of a form, and the answers to a grant call's questions. */
export const textsOf = (kind: ApplicationKind, row: OwnColumns): StoredApplication["texts"] => [
  ...answersIn(kind, row, ({ kind: field }) => field === "multiline").map(([field, text]) => ({
    field,
    questionId: null,
    text,
  })),
  ...Object.entries(row.answers ?? {})
    .filter(([, text]) => text !== "")
    .map(([questionId, text]) => ({ field: null, questionId, text })),
];

/** What was left empty is left out. */
const answersIn = (
  kind: ApplicationKind,
  row: Readonly<Record<string, unknown>>,
  isShown: (field: Field) => boolean,
): [field: string, value: string][] =>
  Object.entries(applicationForms[kind].fields).flatMap(([name, field]) => {
    const column = columnOf(name, field);
    if (column === null || column === sources[kind].who || !isShown(field)) return [];
    const value = row[column];
    return typeof value === "string" || typeof value === "number" ? [[name, `${value}`]] : [];
  });

export const checkOf = (row: OwnColumns, seenBy: string | null): CheckRecord => ({
  state: row.background_check ?? "NOT_REQUIRED",
  requestedOn: row.check_requested_on ?? null,
  issuedOn: row.check_issued_on ?? null,
  seenBy,
  seenOn: row.check_seen_on ?? null,
  renewBy: row.check_renew_by ?? null,
});

export const reviewOf = (row: OwnColumns, scores: StoredScore[]): StoredReview => ({
  scores,
  awardedCents: row.awarded_cents ?? null,
  motivation: row.decision_motivation ?? null,
});
