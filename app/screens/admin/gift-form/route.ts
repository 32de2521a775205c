import type { StaffRoute } from "../../../routes/route.ts";
import { storyKey } from "../donations/view.ts";
import { expenseChoicesKey } from "../expenses/view.ts";
import { giftLimitKey } from "../../../components/back-office/keys.ts";
import { correctedIn } from "../../../components/back-office/corrected-in.ts";

export const giftFormRoute: StaffRoute = {
  path: "/admin/donations/new",
  load: () => import("./page.tsx"),
  messages: ["staff/admin", "staff/admin-donations", "staff/documents", "staff/entered-gifts"],
  who: "staff",
  calls: (_, search) => {
    const corrected = correctedIn(search);
    return [
      "/api/campaigns/urgent",
      expenseChoicesKey,
      giftLimitKey,
      ...(corrected === null ? [] : [storyKey(corrected)]),
    ];
  },
};
