import { doubtfulGiftsList } from "#domain/giving/risk/doubtful-gifts-list.ts";
import { listRoute } from "../../../components/list/list-route.ts";
import type { StaffRoute } from "../../../routes/route.ts";

export const doubtfulGiftsRoute: StaffRoute = {
  ...listRoute(doubtfulGiftsList, ["staff/doubtful-gifts"]),
  load: () => import("./page.tsx"),
};
