import { contentKinds } from "#domain/content/kinds/kinds.ts";
import type { User } from "#domain/site/site.ts";
import type { Foundation } from "../../composition.ts";
import type { RequestContext } from "../../context.ts";
import { adminContentCalls } from "#contract/content/admin-content.ts";
import { answer, endpoints } from "../../endpoint.ts";
import { kindFor, refFor } from "../../content/kind-for.ts";
import { refuse } from "../../refuse.ts";
import { answerSave } from "./admin-content-answers.ts";
import { callerOf } from "../../auth/caller.ts";

export const adminContentApi = ({ editing, addUpload }: Foundation) =>
  endpoints(adminContentCalls, {
    "GET /api/admin/content": async ({ c, user }) => answer(c, 200, await editing.kinds(readerOf(c, user))),
    "GET /api/admin/content/:kind": async ({ c, params, user, query: { q = "", state, page } }) => {
      const kind = kindFor(c, params.kind, user);
      if (kind instanceof Response) return kind;
      const asked = { search: q, state: state || null, page: Number(page || 1) };
      return answer(c, 200, await editing.list(kind, asked, readerOf(c, user)));
    },
    "GET /api/admin/content/:kind/:id": async ({ c, params, user }) => {
      const ref = refFor(c, params, user);
      if (ref instanceof Response) return ref;
      const isNew = ref.id === "new" && !contentKinds[ref.kind].form.fixed;
      const opened = await editing.open(isNew ? { kind: ref.kind, id: null } : ref, readerOf(c, user));
      return opened ? answer(c, 200, opened) : refuse(c, 404, "errors.not_found");
    },
    "PUT /api/admin/content/:kind/:id": async ({ c, params, user, body: { basedOn, body: typed } }) => {
      const ref = refFor(c, params, user);
      if (ref instanceof Response) return ref;
      return answerSave(c, await editing.saveDraft({ ref, basedOn, body: typed }, callerOf(c).asStaff()));
    },
    "PUT /api/admin/content/:kind/:id/unsaved": async ({ c, params, user, body: edit }) => {
      const ref = refFor(c, params, user);
      if (ref instanceof Response) return ref;
      return answer(c, 200, await editing.keepUnsaved(ref, readerOf(c, user).userId, edit));
    },
    "DELETE /api/admin/content/:kind/:id/unsaved": async ({ c, params, user }) => {
      const ref = refFor(c, params, user);
      if (ref instanceof Response) return ref;
      await editing.dropUnsaved(ref, readerOf(c, user).userId);
      return answer(c, 200, {});
    },
    "POST /api/admin/content/:kind/:id/publication": async ({
      c,
      params,
      user,
      body: { basedOn, body: typed },
    }) => {
      const ref = refFor(c, params, user);
      if (ref instanceof Response) return ref;
      return answerSave(c, await editing.publish({ ref, basedOn, body: typed }, callerOf(c).asStaff()));
    },
    "DELETE /api/admin/content/:kind/:id/publication": async ({ c, params, user, query }) => {
      const ref = refFor(c, params, user);
      if (ref instanceof Response) return ref;
      return answerSave(c, await editing.unpublish(ref, Number(query.basedOn), callerOf(c).asStaff()));
    },
    "POST /api/admin/content/:kind/:id/schedule": async ({
      c,
      params,
      user,
      body: { basedOn, body: typed, publishAt },
    }) => {
      const ref = refFor(c, params, user);
      if (ref instanceof Response) return ref;
      const planned = { ref, basedOn, body: typed, at: new Date(publishAt) };
      return answerSave(c, await editing.schedule(planned, callerOf(c).asStaff()));
    },
    "DELETE /api/admin/content/:kind/:id/schedule": async ({ c, params, user, query }) => {
      const ref = refFor(c, params, user);
      if (ref instanceof Response) return ref;
      return answerSave(c, await editing.unschedule(ref, Number(query.basedOn), callerOf(c).asStaff()));
    },
    "POST /api/admin/content/:kind/:id/restoration": async ({ c, params, user, body: asked }) => {
      const ref = refFor(c, params, user);
      if (ref instanceof Response) return ref;
      return answerSave(c, await editing.restore({ ref, ...asked }, callerOf(c).asStaff()));
    },
    "POST /api/admin/content/:kind/:id/confirmed-translations": async ({
      c,
      params,
      user,
      body: confirmed,
    }) => {
      const ref = refFor(c, params, user);
      if (ref instanceof Response) return ref;
      const outcome = await editing.confirmTranslation({ ref, ...confirmed }, callerOf(c).asStaff());
      return outcome.ok ? answer(c, 200, {}) : refuse(c, 404, "errors.not_found");
    },
    "PUT /api/admin/content/:kind/:id/place": async ({ c, params, user, body: { over, direction } }) => {
      const ref = refFor(c, params, user);
      if (ref instanceof Response) return ref;
      const outcome = await editing.move(ref.kind, { id: ref.id, over, direction }, callerOf(c).asStaff());
      return outcome.ok ? answer(c, 200, {}) : refuse(c, 409, `editor.error.${outcome.reason}`);
    },
    // The file itself is the body: no form, no name.
    "POST /api/admin/uploads": async ({ c }) => {
      const outcome = await addUpload(new Uint8Array(await c.req.arrayBuffer()), callerOf(c).asStaff());
      if (!outcome.ok) return refuse(c, statusFor[outcome.reason], `editor.upload.${outcome.reason}`);
      const { upload, width, height } = outcome;
      return answer(c, 201, { upload, width, height });
    },
  });

const readerOf = (c: RequestContext, user: User | null) => ({
  userId: user?.id ?? "",
  isAdmin: user?.role === "ADMIN",
  language: c.get("language"),
});

export const uploadPath = "/api/admin/uploads";
const statusFor = { too_large: 413, not_a_picture: 422, too_many_pixels: 422, script_inside: 422 } as const;
