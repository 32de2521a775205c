import { campaignOfferKey } from "../../data/record-keys.ts";
import type { PublicRoute } from "../../routes/route.ts";

export const campaignOfferRoute: PublicRoute = {
  path: "/campaigns/refund/:token",
  load: () => import("./page.tsx"),
  messages: ["campaign-offer", "errors"],
  calls: ({ token }) => [campaignOfferKey(token)],
  mustExist: ({ token }) => campaignOfferKey(token),
  secret: true,
};
