import type { Localized } from "#domain/language.ts";
import { boardMemberForm } from "./board-member/form.ts";
import { campaignForm } from "./campaign/form.ts";
import { certificationForm } from "./certification/form.ts";
import { documentForm } from "./document/form.ts";
import { eventForm } from "./event/form.ts";
import type { DraftBody, FieldOf, KindForm } from "../editing/field-spec.ts";
import { foundationForm } from "./foundation/form.ts";
import { grantCallForm } from "./grant-call/form.ts";
import { legalTextForm } from "./legal-text/form.ts";
import { pageTextForm } from "./page-text/form.ts";
import { partnerForm } from "./partner/form.ts";
import { postForm } from "./post/form.ts";
import { programForm } from "./program/form.ts";
import { projectForm } from "./project/form.ts";
import { promiseForm } from "./promise/form.ts";
import { shaped, shapedBody } from "../editing/shaped.ts";
import { statisticsForm } from "./statistics/form.ts";
import { volunteerRoleForm } from "./volunteer-role/form.ts";
import type { ContentKind } from "./schemas.ts";

/** The editor form of each kind. The schema decides what is valid; the form decides what is asked. */
export const kindForms: Readonly<Record<ContentKind, KindForm>> = {
  campaign: campaignForm,
  project: projectForm,
  program: programForm,
  post: postForm,
  event: eventForm,
  volunteerRole: volunteerRoleForm,
  partner: partnerForm,
  grantCall: grantCallForm,
  certification: certificationForm,
  document: documentForm,
  boardMember: boardMemberForm,
  legalText: legalTextForm,
  pageText: pageTextForm,
  promise: promiseForm,
  statistics: statisticsForm,
  foundation: foundationForm,
};

/** A draft of this record in the form's shape, under its id. */
export const draftOf = (kind: ContentKind, id: string, value: unknown): DraftBody => ({
  id,
  ...shapedBody(kindForms[kind].fields, value),
});

/** A record's name in lists; null for a kind with one record. */
export function titleOf(kind: ContentKind, body: unknown): Localized | null {
  const { title, fields } = kindForms[kind];
  const field = fields.find(({ name }) => name === title);
  return field && typeof body === "object" && body !== null
    ? (shaped(field, (body as DraftBody)[field.name]) as Localized)
    : null;
}

/** The fields that reference another record. */
export const relationsOf = (kind: ContentKind): FieldOf<"relation">[] =>
  kindForms[kind].fields.filter((field): field is FieldOf<"relation"> => field.type === "relation");
