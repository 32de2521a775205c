import { giftKey, giftMatchesKey, giftProofsKey } from "../../../data/gift-keys.ts";
import type { OwnRoute } from "../../../routes/route.ts";

export const giftRoute: OwnRoute = {
  path: "/dashboard/gifts/:id",
  load: () => import("./page.tsx"),
  messages: ["cards", "own/dashboard", "own/my-papers"],
  who: "signed_in",
  calls: ({ id }) => [giftKey(id), giftMatchesKey(id), giftProofsKey(id)],
  mustExist: ({ id }) => giftKey(id),
};
