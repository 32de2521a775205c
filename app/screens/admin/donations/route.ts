import { donationListKey, readDonationListView } from "./view.ts";
import type { StaffRoute } from "../../../routes/route.ts";

export const donationsRoute: StaffRoute = {
  path: "/admin/donations",
  load: () => import("./page.tsx"),
  messages: ["cards", "staff/admin", "staff/admin-donations", "staff/exports"],
  part: "back-office.part.donations",
  who: "staff",
  calls: (_, search) => [donationListKey(readDonationListView(search))],
};
