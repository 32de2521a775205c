import { connectionsCalls } from "#contract/connections/connections.ts";
import { readTokenForm } from "#domain/connections/token-form.ts";
import { readWebhookForm, type WebhookErrors } from "#domain/connections/webhook-form.ts";
import { callerOf } from "../../auth/caller.ts";
import type { Foundation } from "../../composition.ts";
import type { RequestContext } from "../../context.ts";
import { answer, endpoints, type Endpoint } from "../../endpoint.ts";
import { refuse } from "../../refuse.ts";
import { today } from "../../timing/clock.ts";

export const connectionsApi = ({ tokens, webhooks }: Foundation): Endpoint[] => {
  const changed = (c: RequestContext, done: boolean) =>
    done ? answer(c, 200, { done: true }) : refuse(c, 404, "errors.not_found");
  const wrong = (c: RequestContext, errors: WebhookErrors) =>
    refuse(c, 422, `connections.error.${Object.values(errors)[0] ?? "no_https"}`);
  const by = (c: RequestContext) => callerOf(c).asStaff();
  return endpoints(connectionsCalls, {
    "GET /api/admin/tokens": async ({ c }) => answer(c, 200, await tokens.list()),
    "POST /api/admin/tokens": async ({ c, body: { id, ...typed } }) => {
      const read = readTokenForm(typed, today());
      const [problem] = read.ok ? [] : Object.values(read.errors);
      if (!read.ok) return refuse(c, 422, `connections.error.${problem ?? "no_name"}`);
      const token = await tokens.make(id, read.wish, by(c));
      return token === null ? refuse(c, 409, "connections.error.told_already") : answer(c, 201, { token });
    },
    "DELETE /api/admin/tokens/:id": async ({ c, params }) =>
      changed(c, await tokens.revoke(params.id, by(c))),
    "GET /api/admin/webhooks": async ({ c }) => answer(c, 200, await webhooks.list()),
    "POST /api/admin/webhooks": async ({ c, body: { id, ...typed } }) => {
      const read = readWebhookForm(typed);
      if (!read.ok) return wrong(c, read.errors);
      const secret = await webhooks.make(id, read.wish, by(c));
      return secret === null ? refuse(c, 409, "connections.error.told_already") : answer(c, 201, { secret });
    },
    "PUT /api/admin/webhooks/:id": async ({ c, params, body }) => {
      const read = readWebhookForm(body);
      return read.ok ? changed(c, await webhooks.change(params.id, read.wish, by(c))) : wrong(c, read.errors);
    },
    "POST /api/admin/webhooks/:id/pause": async ({ c, params }) =>
      changed(c, await webhooks.pause(params.id, by(c))),
    "POST /api/admin/webhooks/:id/resumption": async ({ c, params }) =>
      changed(c, await webhooks.resume(params.id, by(c))),
    "POST /api/admin/webhooks/:id/secret": async ({ c, params }) => {
      const secret = await webhooks.changeSecret(params.id, by(c));
      return secret === null ? refuse(c, 404, "errors.not_found") : answer(c, 200, { secret });
    },
    "DELETE /api/admin/webhooks/:id": async ({ c, params }) =>
      changed(c, await webhooks.remove(params.id, by(c))),
    "GET /api/admin/webhooks/:id/deliveries": async ({ c, params, query: { before } }) => {
      const webhook = await webhooks.find(params.id);
      if (!webhook) return refuse(c, 404, "errors.not_found");
      const page = await webhooks.log.page(params.id, before === undefined ? null : Number(before));
      return answer(c, 200, { webhook, ...page });
    },
    "POST /api/admin/webhooks/:id/test": async ({ c, params, body }) =>
      changed(c, await webhooks.log.sendTest(params.id, body.id, by(c))),
    "POST /api/admin/webhooks/:id/deliveries/:delivery/resending": async ({ c, params }) =>
      changed(c, await webhooks.log.resend(params.id, Number(params.delivery), by(c))),
    "POST /api/admin/webhooks/:id/resending": async ({ c, params, body }) => {
      if (!(await webhooks.find(params.id))) return refuse(c, 404, "errors.not_found");
      const resent = await webhooks.log.resendSince(params.id, new Date(body.since), by(c));
      return answer(c, 200, { resent });
    },
  });
};
