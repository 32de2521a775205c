import { storyKey } from "../donations/view.ts";
import type { StaffRoute } from "../../../routes/route.ts";

export const donationRoute: StaffRoute = {
  path: "/admin/donations/:id",
  load: () => import("./page.tsx"),
  messages: [
    "cards",
    "staff/admin",
    "staff/admin-donations",
    "staff/documents",
    "staff/entered-gifts",
    "staff/ledger-accounts",
  ],
  who: "staff",
  calls: ({ id }) => [storyKey(id)],
  mustExist: ({ id }) => storyKey(id),
};
