import { calls } from "../call.ts";
import { nothing } from "../shared-answers.ts";
import * as z from "zod/mini";
import {
  kindAnswer,
  listAnswer,
  recordAnswer,
  savedAnswer,
  conflictAnswer,
  incompleteAnswer,
  keptAnswer,
} from "#domain/content/editing/answers.ts";
import { recordStates } from "#domain/content/editing/ports.ts";

const maxSearchLength = 200;
const listQuery = z.object({
  q: z.optional(z.string().check(z.maxLength(maxSearchLength))),
  state: z.optional(z.enum(["", ...recordStates])),
  page: z.optional(z.string().check(z.regex(/^\d{0,6}$/))),
});
const version = z.int().check(z.nonnegative());
const body = z.record(z.string(), z.unknown());
const edit = z.object({ basedOn: version, body });
const basedOnQuery = z.object({ basedOn: z.string().check(z.regex(/^\d{1,9}$/)) });
const saved = { 200: savedAnswer };
const conflict = {
  409: conflictAnswer,
};
const incomplete = { 422: incompleteAnswer };
const unknown = { 404: "There is no such kind or record" };

const uploadAnswer = z.object({ upload: z.string(), width: z.int(), height: z.int() });

export const adminContentCalls = calls({
  "GET /api/admin/content": {
    who: "staff",
    summary: "The kinds of content, with what is published, drafted and missing",
    answers: { 200: z.array(kindAnswer) },
  },
  "GET /api/admin/content/:kind": {
    who: "staff",
    summary: "Records of a kind by title and state, page by page",
    query: listQuery,
    answers: { 200: listAnswer, ...unknown },
  },
  "GET /api/admin/content/:kind/:id": {
    who: "staff",
    summary: "One record with its form and its versions; `new` is an empty one",
    answers: { 200: recordAnswer, ...unknown },
  },
  "PUT /api/admin/content/:kind/:id": {
    who: "staff",
    summary: "Save a draft on top of the version it was written from; 0 makes a new record",
    body: edit,
    answers: { ...saved, ...conflict, ...incomplete, ...unknown },
  },
  "PUT /api/admin/content/:kind/:id/unsaved": {
    who: "staff",
    summary: "Keep what the caller has typed, without making a version; saving or publishing removes it",
    body: edit,
    answers: { 200: keptAnswer, ...unknown },
  },
  "DELETE /api/admin/content/:kind/:id/unsaved": {
    who: "staff",
    summary: "Drop what the caller has typed and not saved",
    answers: { 200: nothing, ...unknown },
  },
  "POST /api/admin/content/:kind/:id/publication": {
    who: "staff",
    summary: "Save and show it to visitors at once",
    body: edit,
    answers: { ...saved, ...conflict, ...incomplete, ...unknown },
  },
  "DELETE /api/admin/content/:kind/:id/publication": {
    who: "staff",
    summary: "Take it off the site and keep it as a draft",
    query: basedOnQuery,
    answers: { ...saved, ...conflict, ...incomplete, ...unknown },
  },
  "POST /api/admin/content/:kind/:id/schedule": {
    who: "staff",
    summary: "Save, and show this version to visitors at a moment that lies ahead",
    body: z.extend(edit, { publishAt: z.iso.datetime({ offset: true }) }),
    answers: { ...saved, ...conflict, ...incomplete, ...unknown },
  },
  "DELETE /api/admin/content/:kind/:id/schedule": {
    who: "staff",
    summary: "Call off what was scheduled",
    query: basedOnQuery,
    answers: { ...saved, ...conflict, ...incomplete, ...unknown },
  },
  "POST /api/admin/content/:kind/:id/restoration": {
    who: "staff",
    summary: "Make an old version the newest draft",
    body: z.object({ basedOn: version, version }),
    answers: { ...saved, ...conflict, ...incomplete, ...unknown },
  },
  "POST /api/admin/content/:kind/:id/confirmed-translations": {
    who: "staff",
    summary:
      "Say that a paragraph of a translation is right for the source paragraph of now; the same again changes nothing",
    body: z.object({
      /** The field and language: `body.nl`. */
      place: z.string().check(z.maxLength(200)),
      paragraph: z.string().check(z.maxLength(20_000)),
      source: z.string().check(z.maxLength(20_000)),
    }),
    answers: { 200: nothing, ...unknown },
  },
  "PUT /api/admin/content/:kind/:id/place": {
    who: "staff",
    summary: "Put a record before or after another in the lists of visitors; the same again changes nothing",
    body: z.object({ over: z.string(), direction: z.enum(["up", "down"]) }),
    answers: {
      200: nothing,
      409: "One of the two is no longer published, or the kind goes by its dates",
      ...unknown,
    },
  },
  "POST /api/admin/uploads": {
    who: "staff",
    summary: "Upload a picture as the body; it is re-encoded, so that only its pixels are kept",
    answers: {
      201: uploadAnswer,
      413: "Larger than 10 MB",
      422: "No picture, too many pixels, or a script inside",
    },
  },
});
