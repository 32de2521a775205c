import * as z from "zod/mini";
import {
  conflictAnswer,
  incompleteAnswer,
  kindAnswer,
  listAnswer,
  recordAnswer,
  savedAnswer,
} from "#domain/content/editing/answers.ts";
import { recordStates, type RecordRef } from "#domain/content/editing/ports.ts";
import { kindForms } from "#domain/content/kind-forms.ts";
import { kindAtPath } from "#domain/content/kind-path.ts";
import type { ContentKind } from "#domain/content/kinds.ts";
import type { User } from "#domain/site/site.ts";
import type { Foundation } from "../composition.ts";
import type { RequestContext } from "../context.ts";
import { endpoint } from "../endpoint.ts";
import { forbidden, refuse } from "../refuse.ts";
import { answerSave, editorOf } from "./admin-content-answers.ts";

const longestSearch = 200;
const base = "/api/admin/content";

const listQuery = z.object({
  q: z.optional(z.string().check(z.maxLength(longestSearch))),
  state: z.optional(z.enum(["", ...recordStates])),
  page: z.optional(z.string().check(z.regex(/^\d{0,6}$/))),
});
const version = z.int().check(z.nonnegative());
const body = z.record(z.string(), z.unknown());
const edit = z.object({ basedOn: version, body });
const basedOnQuery = z.object({ basedOn: z.string().check(z.regex(/^\d{1,9}$/)) });

const saved = { 200: { description: "The version it now has", schema: savedAnswer } };
const conflict = {
  409: { description: "Someone saved meanwhile, or the id is taken", schema: conflictAnswer },
};
const incomplete = { 422: { description: "What keeps it from being published", schema: incompleteAnswer } };
const unknown = { 404: { description: "There is no such kind or record" } };

/** Everything staff write, one way for every kind. */
export const adminContentApi = ({ editing }: Pick<Foundation, "editing">) => [
  endpoint(
    {
      method: "get",
      path: base,
      who: "staff",
      summary: "The kinds of content, with what is published, drafted and missing",
      answers: { 200: { description: "The kinds this person may write", schema: z.array(kindAnswer) } },
    },
    async ({ c, user }) => c.json(await editing.kinds(readerOf(c, user))),
  ),
  endpoint(
    {
      method: "get",
      path: `${base}/:kind`,
      who: "staff",
      summary: "Records of a kind by title and state, page by page",
      query: listQuery,
      answers: {
        200: { description: "As visitors see them, or last changed first", schema: listAnswer },
        ...unknown,
      },
    },
    async ({ c, user, query: { q = "", state, page } }) => {
      const kind = kindFor(c, user);
      if (kind instanceof Response) return kind;
      const asked = { search: q, state: state || null, page: Number(page || 1) };
      return c.json(await editing.list(kind, asked, readerOf(c, user)));
    },
  ),
  endpoint(
    {
      method: "get",
      path: `${base}/:kind/:id`,
      who: "staff",
      summary: "One record with its form and its versions; `new` is an empty one",
      answers: { 200: { description: "As the editor shows it", schema: recordAnswer }, ...unknown },
    },
    async ({ c, user }) => {
      const ref = refFor(c, user);
      if (ref instanceof Response) return ref;
      const isNew = ref.id === "new" && !kindForms[ref.kind].fixed;
      const opened = await editing.open(isNew ? { kind: ref.kind, id: null } : ref, readerOf(c, user));
      return opened ? c.json(opened) : refuse(c, 404, "errors.not_found");
    },
  ),
  endpoint(
    {
      method: "put",
      path: `${base}/:kind/:id`,
      who: "staff",
      summary: "Save a draft on top of the version it was written from; 0 makes a new record",
      body: edit,
      answers: { ...saved, ...conflict, ...unknown },
    },
    async ({ c, user, body: { basedOn, body: typed } }) => {
      const ref = refFor(c, user);
      if (ref instanceof Response) return ref;
      return answerSave(c, await editing.saveDraft({ ref, basedOn, body: typed }, editorOf(c, user)));
    },
  ),
  endpoint(
    {
      method: "post",
      path: `${base}/:kind/:id/publication`,
      who: "staff",
      summary: "Save and show it to visitors at once",
      body: edit,
      answers: { ...saved, ...conflict, ...incomplete, ...unknown },
    },
    async ({ c, user, body: { basedOn, body: typed } }) => {
      const ref = refFor(c, user);
      if (ref instanceof Response) return ref;
      return answerSave(c, await editing.publish({ ref, basedOn, body: typed }, editorOf(c, user)));
    },
  ),
  endpoint(
    {
      method: "delete",
      path: `${base}/:kind/:id/publication`,
      who: "staff",
      summary: "Take it off the site and keep it as a draft",
      query: basedOnQuery,
      answers: { ...saved, ...conflict, ...unknown },
    },
    async ({ c, user, query }) => {
      const ref = refFor(c, user);
      if (ref instanceof Response) return ref;
      return answerSave(c, await editing.unpublish(ref, Number(query.basedOn), editorOf(c, user)));
    },
  ),
  endpoint(
    {
      method: "post",
      path: `${base}/:kind/:id/schedule`,
      who: "staff",
      summary: "Save, and show this version to visitors at a moment that lies ahead",
      body: z.extend(edit, { publishAt: z.iso.datetime({ offset: true }) }),
      answers: { ...saved, ...conflict, ...incomplete, ...unknown },
    },
    async ({ c, user, body: { basedOn, body: typed, publishAt } }) => {
      const ref = refFor(c, user);
      if (ref instanceof Response) return ref;
      const planned = { ref, basedOn, body: typed, at: new Date(publishAt) };
      return answerSave(c, await editing.schedule(planned, editorOf(c, user)));
    },
  ),
  endpoint(
    {
      method: "delete",
      path: `${base}/:kind/:id/schedule`,
      who: "staff",
      summary: "Call off what was scheduled",
      query: basedOnQuery,
      answers: { ...saved, ...conflict, ...unknown },
    },
    async ({ c, user, query }) => {
      const ref = refFor(c, user);
      if (ref instanceof Response) return ref;
      return answerSave(c, await editing.unschedule(ref, Number(query.basedOn), editorOf(c, user)));
    },
  ),
  endpoint(
    {
      method: "post",
      path: `${base}/:kind/:id/restoration`,
      who: "staff",
      summary: "Make an old version the newest draft",
      body: z.object({ basedOn: version, version }),
      answers: { ...saved, ...conflict, ...unknown },
    },
    async ({ c, user, body: asked }) => {
      const ref = refFor(c, user);
      if (ref instanceof Response) return ref;
      return answerSave(c, await editing.restore({ ref, ...asked }, editorOf(c, user)));
    },
  ),
  endpoint(
    {
      method: "put",
      path: `${base}/:kind/:id/place`,
      who: "staff",
      summary:
        "Put a record before or after another in the lists of visitors; the same again changes nothing",
      body: z.object({ over: z.string(), direction: z.enum(["up", "down"]) }),
      answers: {
        200: { description: "It stands there" },
        409: { description: "One of the two is no longer published, or the kind goes by its dates" },
        ...unknown,
      },
    },
    async ({ c, user, body: { over, direction } }) => {
      const ref = refFor(c, user);
      if (ref instanceof Response) return ref;
      const outcome = await editing.move(ref.kind, { id: ref.id, over, direction }, editorOf(c, user));
      return outcome.ok ? c.json({}) : refuse(c, 409, `editor.error.${outcome.reason}`);
    },
  ),
];

const readerOf = (c: RequestContext, user: User | null) => ({
  isAdmin: user?.role === "ADMIN",
  language: c.get("language"),
});

/** The kind in the address, if this person may write it. */
export function kindFor(c: RequestContext, user: User | null): ContentKind | Response {
  const kind = kindAtPath(c.req.param("kind") ?? "");
  if (!kind) return refuse(c, 404, "errors.not_found");
  return kindForms[kind].adminOnly && user?.role !== "ADMIN" ? refuse(c, 403, forbidden(c)) : kind;
}

export function refFor(c: RequestContext, user: User | null): RecordRef | Response {
  const kind = kindFor(c, user);
  return kind instanceof Response ? kind : { kind, id: c.req.param("id") ?? "" };
}
