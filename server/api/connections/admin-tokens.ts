import { adminTokensCalls } from "#contract/connections/admin-tokens.ts";
import { readTokenForm } from "#domain/connections/token-form.ts";
import { callerOf } from "../../auth/caller.ts";
import type { Foundation } from "../../composition.ts";
import { answer, endpoints, type Endpoint } from "../../endpoint.ts";
import { refuse } from "../../refuse.ts";
import { today } from "../../timing/clock.ts";

export const adminTokensApi = ({ tokens }: Pick<Foundation, "tokens">): Endpoint[] =>
  endpoints(adminTokensCalls, {
    "GET /api/admin/tokens": async ({ c }) => answer(c, 200, await tokens.list()),
    "POST /api/admin/tokens": async ({ c, body: { id, ...typed } }) => {
      const read = readTokenForm(typed, today());
      const [problem] = read.ok ? [] : Object.values(read.errors);
      if (!read.ok) return refuse(c, 422, `connections.error.${problem ?? "no_name"}`);
      const token = await tokens.make(id, read.wish, callerOf(c).asStaff());
      return token === null ? refuse(c, 409, "connections.error.told_already") : answer(c, 201, { token });
    },
    "DELETE /api/admin/tokens/:id": async ({ c, params }) =>
      (await tokens.revoke(params.id, callerOf(c).asStaff()))
        ? answer(c, 200, { done: true })
        : refuse(c, 404, "errors.not_found"),
  });
