import { type RoleChanged, type StaffRole } from "#domain/accounts/people.ts";
import { emailKey, isEmail } from "#domain/identity/email.ts";
import type { User } from "#domain/site/site.ts";
import type { Foundation } from "../composition.ts";
import type { RequestContext } from "../context.ts";
import { adminUsersCalls } from "#contract/admin-users.ts";
import { answer, endpoints, type Endpoint } from "../endpoint.ts";
import { refuse } from "../refuse.ts";
import { doerOf, userOf } from "./doer.ts";
const statusFor = { unknown_person: 404, last_admin: 409 } as const satisfies Record<
  Extract<RoleChanged, { ok: false }>["reason"],
  number
>;

/** Who works in the back office. Whoever changes their own role says `myself`, because they may not come back. */
export const adminUsersApi = ({ people }: Pick<Foundation, "people">): Endpoint[] => {
  const change = async (
    c: RequestContext,
    user: User | null,
    { id, role, myself }: { id: string; role: StaffRole | "DONOR"; myself: boolean },
  ) => {
    if (id === userOf(user).id && !myself) return refuse(c, 409, "settings.error.myself");
    const outcome = await people.changeRole(id, role, doerOf(c, user));
    return outcome.ok
      ? answer(c, 200, { done: true })
      : refuse(c, statusFor[outcome.reason], `settings.error.${outcome.reason}`);
  };
  return endpoints(adminUsersCalls, {
    "GET /api/admin/users": async ({ c }) => answer(c, 200, await people.list()),
    "POST /api/admin/users": async ({ c, user, body }) => {
      const email = emailKey(body.email);
      if (!isEmail(email)) return refuse(c, 422, "settings.error.no_email");
      const outcome = await people.invite({ ...body, email }, doerOf(c, user));
      return outcome.ok ? answer(c, 201, { done: true }) : refuse(c, 409, `settings.error.${outcome.reason}`);
    },
    "PUT /api/admin/users/:id/role": ({ c, params, user, body: { role, myself = false } }) =>
      change(c, user, { ...params, role, myself }),
    "DELETE /api/admin/users/:id/role": ({ c, params, user, query: { myself } }) =>
      change(c, user, { ...params, role: "DONOR", myself: myself === "true" }),
  });
};
