import type * as z from "zod/mini";
import type { Localized } from "#domain/language.ts";
import type { DraftBody, FieldOf, KindForm } from "../editing/field-spec.ts";
import { shaped, shapedBody } from "../editing/shaped.ts";
import { boardMemberForm } from "./board-member/form.ts";
import { boardMembers } from "./board-member/sample.ts";
import { boardMember } from "./board-member/schema.ts";
import { campaignForm } from "./campaign/form.ts";
import { campaigns } from "./campaign/sample.ts";
import { campaign } from "./campaign/schema.ts";
import { certificationForm } from "./certification/form.ts";
import { certifications } from "./certification/sample.ts";
import { certification } from "./certification/schema.ts";
import { documentForm } from "./document/form.ts";
import { documents } from "./document/sample.ts";
import { document } from "./document/schema.ts";
import { eventForm } from "./event/form.ts";
import { events } from "./event/sample.ts";
import { event } from "./event/schema.ts";
import { foundationForm } from "./foundation/form.ts";
import { foundation as sampleFoundation } from "./foundation/sample.ts";
import { foundation } from "./foundation/schema.ts";
import { grantCallForm } from "./grant-call/form.ts";
import { grantCalls } from "./grant-call/sample.ts";
import { grantCall } from "./grant-call/schema.ts";
import { legalTextForm } from "./legal-text/form.ts";
import { legalTexts } from "./legal-text/sample.ts";
import { legalText } from "./legal-text/schema.ts";
import { pageTextForm } from "./page-text/form.ts";
import { pageText } from "./page-text/schema.ts";
import { partnerForm } from "./partner/form.ts";
import { partners } from "./partner/sample.ts";
import { partner } from "./partner/schema.ts";
import { postForm } from "./post/form.ts";
import { posts } from "./post/sample.ts";
import { post } from "./post/schema.ts";
import { programForm } from "./program/form.ts";
import { programs } from "./program/sample.ts";
import { program } from "./program/schema.ts";
import { projectForm } from "./project/form.ts";
import { projects } from "./project/sample.ts";
import { project } from "./project/schema.ts";
import { promiseForm } from "./promise/form.ts";
import { promises } from "./promise/sample.ts";
import { promise } from "./promise/schema.ts";
import { statisticsForm } from "./statistics/form.ts";
import { statistics as sampleStatistics } from "./statistics/sample.ts";
import { statistics } from "./statistics/schema.ts";
import { volunteerRoleForm } from "./volunteer-role/form.ts";
import { volunteerRoles } from "./volunteer-role/sample.ts";
import { volunteerRole } from "./volunteer-role/schema.ts";

const define = <Schema extends z.ZodMiniObject>(
  schema: Schema,
  form: KindForm,
  sample: (today: string) => z.infer<Schema>[],
) => ({ schema, form, sample });

/**
 * All content kinds, in the order of the editor. The schema decides what is valid, the form what is asked; the sample seeds a new
 * database and replaces empty lists. A row is stored for each (kind, id).
 */
export const contentKinds = {
  campaign: define(campaign, campaignForm, campaigns),
  project: define(project, projectForm, projects),
  program: define(program, programForm, () => programs),
  post: define(post, postForm, posts),
  event: define(event, eventForm, events),
  volunteerRole: define(volunteerRole, volunteerRoleForm, () => volunteerRoles),
  partner: define(partner, partnerForm, partners),
  grantCall: define(grantCall, grantCallForm, grantCalls),
  certification: define(certification, certificationForm, certifications),
  document: define(document, documentForm, () => documents),
  boardMember: define(boardMember, boardMemberForm, () => boardMembers),
  legalText: define(legalText, legalTextForm, () => legalTexts),
  // The sample has the program's own texts.
  pageText: define(pageText, pageTextForm, () => []),
  promise: define(promise, promiseForm, promises),
  statistics: define(statistics, statisticsForm, () => [sampleStatistics]),
  foundation: define(foundation, foundationForm, () => [sampleFoundation]),
};

export type ContentKind = keyof typeof contentKinds;
export type ContentBody<Kind extends ContentKind> = z.infer<(typeof contentKinds)[Kind]["schema"]>;
export type ContentByKind = { [Kind in ContentKind]: ContentBody<Kind>[] };

export const kindNames = Object.keys(contentKinds) as ContentKind[];

/** Kinds with exactly one record; its id is the kind. */
export const singleKinds = ["statistics", "foundation"] as const satisfies readonly ContentKind[];

export const isContentKind = (value: unknown): value is ContentKind =>
  typeof value === "string" && Object.hasOwn(contentKinds, value);

/** The complete sample content. Campaigns, events, calls and news are dated relative to today. */
export const sampleContent = (today: string): ContentByKind =>
  Object.fromEntries(kindNames.map((name) => [name, contentKinds[name].sample(today)])) as ContentByKind;

/** A draft of this record in the form's shape, under its id. */
export const draftOf = (kind: ContentKind, id: string, value: unknown): DraftBody => ({
  id,
  ...shapedBody(contentKinds[kind].form.fields, value),
});

/** A record's name in lists; null for a kind with one record. */
export function titleOf(kind: ContentKind, body: unknown): Localized | null {
  const { title, fields } = contentKinds[kind].form;
  const field = fields.find(({ name }) => name === title);
  return field && typeof body === "object" && body !== null
    ? (shaped(field, (body as DraftBody)[field.name]) as Localized)
    : null;
}

/** The fields that reference another record. */
export const relationsOf = (kind: ContentKind): FieldOf<"relation">[] =>
  contentKinds[kind].form.fields.filter((field): field is FieldOf<"relation"> => field.type === "relation");
