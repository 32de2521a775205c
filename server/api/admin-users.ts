import * as z from "zod/mini";
import { colleague, staffRoles, type RoleChanged, type StaffRole } from "#domain/accounts/people.ts";
import { emailKey, isEmail } from "#domain/identity/email.ts";
import { languages } from "#domain/language.ts";
import type { User } from "#domain/site/site.ts";
import type { Foundation } from "../composition.ts";
import type { RequestContext } from "../context.ts";
import { endpoint, type Endpoint } from "../endpoint.ts";
import { refuse } from "../refuse.ts";
import { doerOf, userOf } from "./doer.ts";

const done = z.object({ done: z.literal(true) });
const statusFor = { unknown_person: 404, last_admin: 409 } as const satisfies Record<
  Extract<RoleChanged, { ok: false }>["reason"],
  number
>;
const changed = {
  200: { description: "Changed, logged and in force at once", schema: done },
  404: { description: "Nobody with a role has this id" },
  409: { description: "It is the last administrator, or oneself without saying so" },
};

/** Who works in the back office. Whoever changes their own role says `myself`, because they may not come back. */
export const adminUsersApi = ({ people }: Pick<Foundation, "people">): Endpoint[] => {
  const change = async (
    c: RequestContext,
    user: User | null,
    { role, myself }: { role: StaffRole | "DONOR"; myself: boolean },
  ): Promise<Response> => {
    const id = c.req.param("id") ?? "";
    if (id === userOf(user).id && !myself) return refuse(c, 409, "settings.error.myself");
    const outcome = await people.changeRole(id, role, doerOf(c, user));
    return outcome.ok
      ? c.json({ done: true })
      : refuse(c, statusFor[outcome.reason], `settings.error.${outcome.reason}`);
  };
  return [
    endpoint(
      {
        method: "get",
        path: "/api/admin/users",
        who: "admin",
        summary: "Everyone who may open the back office",
        answers: { 200: { description: "By role and name", schema: z.array(colleague) } },
      },
      async ({ c }) => c.json(await people.list()),
    ),
    endpoint(
      {
        method: "post",
        path: "/api/admin/users",
        who: "admin",
        proof: true,
        summary: "Invite someone by mail; the same id again changes nothing",
        body: z.object({
          id: z.uuid(),
          email: z.string(),
          role: z.enum(staffRoles),
          language: z.enum(languages),
        }),
        answers: {
          201: { description: "Invited", schema: done },
          409: { description: "They have a role already" },
          422: { description: "No address" },
        },
      },
      async ({ c, user, body }) => {
        const email = emailKey(body.email);
        if (!isEmail(email)) return refuse(c, 422, "settings.error.no_email");
        const outcome = await people.invite({ ...body, email }, doerOf(c, user));
        return outcome.ok ? c.json({ done: true }, 201) : refuse(c, 409, `settings.error.${outcome.reason}`);
      },
    ),
    endpoint(
      {
        method: "put",
        path: "/api/admin/users/:id/role",
        who: "admin",
        proof: true,
        summary: "Give someone another role",
        body: z.object({ role: z.enum(staffRoles), myself: z.optional(z.boolean()) }),
        answers: changed,
      },
      ({ c, user, body: { role, myself = false } }) => change(c, user, { role, myself }),
    ),
    endpoint(
      {
        method: "delete",
        path: "/api/admin/users/:id/role",
        who: "admin",
        proof: true,
        summary: "Take all access away; the person is signed out everywhere",
        query: z.object({ myself: z.optional(z.enum(["true", "false"])) }),
        answers: changed,
      },
      ({ c, user, query: { myself } }) => change(c, user, { role: "DONOR", myself: myself === "true" }),
    ),
  ];
};
