import type { RoleChanged } from "#domain/accounts/people.ts";
import { emailKey, isEmail } from "#domain/identifiers/email.ts";
import type { Foundation } from "../../composition.ts";
import type { RequestContext } from "../../context.ts";
import { adminUsersCalls } from "#contract/accounts/admin-users.ts";
import { answer, endpoints, type Endpoint } from "../../endpoint.ts";
import { refuse } from "../../refuse.ts";
import { callerOf } from "../../auth/caller.ts";
const statusFor = { unknown_person: 404, last_admin: 409 } as const satisfies Record<
  Extract<RoleChanged, { ok: false }>["reason"],
  number
>;

/** Staff accounts. A change of one's own role needs `myself`, because it may lock the person out. */
export const adminUsersApi = ({ people }: Pick<Foundation, "people">): Endpoint[] => {
  const change = async (
    c: RequestContext,
    { id, myself, ...to }: { id: string; myself: boolean } & Parameters<typeof people.changeRole>[1],
  ) => {
    if (id === callerOf(c).user.id && !myself) return refuse(c, 409, "settings.error.myself");
    const outcome = await people.changeRole(id, to, callerOf(c).asStaff());
    return outcome.ok
      ? answer(c, 200, { done: true })
      : refuse(c, statusFor[outcome.reason], `settings.error.${outcome.reason}`);
  };
  return endpoints(adminUsersCalls, {
    "GET /api/admin/users": async ({ c }) => answer(c, 200, await people.list()),
    "POST /api/admin/users": async ({ c, body }) => {
      const email = emailKey(body.email);
      if (!isEmail(email)) return refuse(c, 422, "settings.error.no_email");
      const outcome = await people.invite({ ...body, email }, callerOf(c).asStaff());
      return outcome.ok ? answer(c, 201, { done: true }) : refuse(c, 409, `settings.error.${outcome.reason}`);
    },
    "PUT /api/admin/users/:id/role": ({ c, params, body: { role, takeOver, myself = false } }) =>
      change(c, { ...params, role, takeOver, myself }),
    "DELETE /api/admin/users/:id/role": ({ c, params, query: { myself, takeOver } }) =>
      change(c, { ...params, role: "DONOR", takeOver: takeOver?.split(","), myself: myself === "true" }),
    "DELETE /api/admin/users/:id/passkeys": async ({ c, params: { id } }) => {
      if (id === callerOf(c).user.id) return refuse(c, 409, "settings.error.myself");
      const outcome = await people.resetPasskeys(id, callerOf(c).asStaff());
      return outcome.ok ? answer(c, 200, { done: true }) : refuse(c, 404, "settings.error.unknown_person");
    },
  });
};
