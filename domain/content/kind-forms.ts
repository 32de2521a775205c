import type { Localized } from "#domain/language.ts";
import { boardMemberForm } from "./forms/board-member.ts";
import { campaignForm } from "./forms/campaign.ts";
import { certificationForm } from "./forms/certification.ts";
import { documentForm } from "./forms/document.ts";
import { eventForm } from "./forms/event.ts";
import type { DraftBody, FieldOf, KindForm } from "./forms/field-spec.ts";
import { foundationForm } from "./forms/foundation.ts";
import { grantCallForm } from "./forms/grant-call.ts";
import { legalTextForm } from "./forms/legal-text.ts";
import { pageTextForm } from "./forms/page-text.ts";
import { partnerForm } from "./forms/partner.ts";
import { postForm } from "./forms/post.ts";
import { programForm } from "./forms/program.ts";
import { projectForm } from "./forms/project.ts";
import { shaped, shapedBody } from "./forms/shaped.ts";
import { statisticsForm } from "./forms/statistics.ts";
import { volunteerRoleForm } from "./forms/volunteer-role.ts";
import type { ContentKind } from "./kinds.ts";

/** How staff write each kind. The schema of the kind decides what is right; this decides what is asked. */
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
  statistics: statisticsForm,
  foundation: foundationForm,
};

/** A draft of this record, in the form's own shape and under its own id. */
export const draftOf = (kind: ContentKind, id: string, value: unknown): DraftBody => ({
  id,
  ...shapedBody(kindForms[kind].fields, value),
});

/** What lists call a record; null when its kind has only one. */
export function titleOf(kind: ContentKind, body: unknown): Localized | null {
  const { title, fields } = kindForms[kind];
  const field = fields.find(({ name }) => name === title);
  return field && typeof body === "object" && body !== null
    ? (shaped(field, (body as DraftBody)[field.name]) as Localized)
    : null;
}

/** The fields of a kind that name another record. */
export const relationsOf = (kind: ContentKind): FieldOf<"relation">[] =>
  kindForms[kind].fields.filter((field): field is FieldOf<"relation"> => field.type === "relation");
