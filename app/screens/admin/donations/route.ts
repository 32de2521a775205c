import { donationsList } from "#domain/donation-admin/donations-list.ts";
import { listRoute } from "../../../components/list/list-route.ts";
import type { StaffRoute } from "../../../routes/route.ts";

export const donationsRoute: StaffRoute = {
  ...listRoute(donationsList, ["staff/admin-donations"]),
  load: () => import("./page.tsx"),
};
