import { contactsCalls } from "#contract/contacts/contacts.ts";
import type { ContactOutcome } from "#domain/contacts/contacts.ts";
import { callerOf } from "../../auth/caller.ts";
import type { Foundation } from "../../composition.ts";
import type { RequestContext } from "../../context.ts";
import { answer, endpoints } from "../../endpoint.ts";
import { refuse } from "../../refuse.ts";

export const contactsApi = ({ contacts }: Pick<Foundation, "contacts">) =>
  endpoints(contactsCalls, {
    "GET /api/admin/contacts/:id": async ({ c, params }) => {
      const contact = await contacts.show(params.id, callerOf(c).asStaff());
      return contact ? answer(c, 200, contact) : refuse(c, 404, "contacts.error.not_found");
    },
    "PUT /api/admin/contacts/:id": async ({ c, params, body }) =>
      answerOf(c, await contacts.change(params.id, body, callerOf(c).asStaff())),
    "POST /api/admin/contacts/:id/notes": async ({ c, params, body }) =>
      answerOf(c, await contacts.addNote(params.id, body, callerOf(c).asStaff())),
    "POST /api/admin/contacts/:id/relations": async ({ c, params, body }) =>
      answerOf(c, await contacts.addRelation(params.id, body, callerOf(c).asStaff())),
    "DELETE /api/admin/contacts/:id/relations/:relation": async ({ c, params }) =>
      answerOf(c, await contacts.removeRelation(params.id, params.relation, callerOf(c).asStaff())),
  });

const statusOf = { not_found: 404, changed_meanwhile: 409, note_empty: 422, same_person: 422 } as const;

const answerOf = (c: RequestContext, outcome: ContactOutcome) =>
  outcome.ok
    ? answer(c, 200, { done: true })
    : refuse(c, statusOf[outcome.reason], `contacts.error.${outcome.reason}`);
