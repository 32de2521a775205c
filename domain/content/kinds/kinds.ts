import type * as z from "zod/mini";
import type { Localized } from "#domain/language.ts";
import type { DraftBody, FieldOf, KindForm } from "../editing/field-spec.ts";
import { shaped, shapedBody } from "../editing/shaped.ts";
import { boardMembers } from "./board-member/sample.ts";
import { boardMember, boardMemberForm } from "./board-member/schema.ts";
import { campaigns } from "./campaign/sample.ts";
import { campaign, campaignForm } from "./campaign/schema.ts";
import { certifications } from "./certification/sample.ts";
import { certification, certificationForm } from "./certification/schema.ts";
import { documents } from "./document/sample.ts";
import { document, documentForm } from "./document/schema.ts";
import { events } from "./event/sample.ts";
import { event, eventForm } from "./event/schema.ts";
import { foundation as sampleFoundation } from "./foundation/sample.ts";
import { foundation, foundationForm } from "./foundation/schema.ts";
import { grantCalls } from "./grant-call/sample.ts";
import { grantCall, grantCallForm } from "./grant-call/schema.ts";
import { legalTexts } from "./legal-text/sample.ts";
import { legalText, legalTextForm } from "./legal-text/schema.ts";
import { pageText, pageTextForm } from "./page-text/schema.ts";
import { partners } from "./partner/sample.ts";
import { partner, partnerForm } from "./partner/schema.ts";
import { posts } from "./post/sample.ts";
import { post, postForm } from "./post/schema.ts";
import { programs } from "./program/sample.ts";
import { program, programForm } from "./program/schema.ts";
import { projects } from "./project/sample.ts";
import { project, projectForm } from "./project/schema.ts";
import { promises } from "./promise/sample.ts";
import { promise, promiseForm } from "./promise/schema.ts";
import { statistics as sampleStatistics } from "./statistics/sample.ts";
import { statistics, statisticsForm } from "./statistics/schema.ts";
import { volunteerRoles } from "./volunteer-role/sample.ts";
import { volunteerRole, volunteerRoleForm } from "./volunteer-role/schema.ts";

const define = <Schema extends z.ZodMiniObject>(
  schema: Schema,
  form: KindForm,
  sample: (today: string) => z.infer<Schema>[],
) => ({ schema, form, sample });

/** In the order of the editor. Samples seed a new database and replace empty lists. One row per (kind, id). */
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
