import { contactsList } from "#domain/contacts/contacts-list.ts";
import { contactKey, tasksKey } from "../../../components/back-office/keys.ts";
import { listRoute } from "../../../components/list/list-route.ts";
import type { StaffRoute } from "../../../routes/route.ts";

export const contactsRoutes: readonly StaffRoute[] = [
  { ...listRoute(contactsList, ["staff/contacts"]), load: () => import("./page.tsx") },
  {
    path: "/admin/contacts/:id",
    load: () => import("./contact-page.tsx"),
    messages: ["cards", "staff/admin", "staff/admin-donations", "consent", "staff/contacts"],
    who: "staff",
    calls: ({ id }) => [contactKey(id), tasksKey],
    mustExist: ({ id }) => contactKey(id),
  },
];
