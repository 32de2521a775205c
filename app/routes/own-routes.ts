import { overviewRoute } from "../screens/dashboard/overview/route.ts";
import { donationsRoute } from "../screens/dashboard/donations/route.ts";
import { giftRoute } from "../screens/dashboard/gift/route.ts";
import { mendRoute, monthlyRoute } from "../screens/dashboard/monthly/route.ts";
import { periodicGiftRoute } from "../screens/dashboard/periodic-gift/route.ts";
import { preferencesRoute } from "../screens/dashboard/preferences/route.ts";
import { privacyRoute } from "../screens/dashboard/privacy/route.ts";
import { supportRoute } from "../screens/dashboard/support/route.ts";
import { accountRoutes } from "../screens/account/route.ts";
import { applicationRoute } from "../screens/application/route.ts";
import { campaignOfferRoute } from "../screens/campaign-offer/route.ts";
import { emailPreferencesRoute, unsubscribeRoute } from "../screens/email-preferences/route.ts";
import { transferRoute } from "../screens/transfer/route.ts";
import type { OwnRoute, PublicRoute, Route } from "./route.ts";

const forDonors: readonly OwnRoute[] = [
  overviewRoute,
  donationsRoute,
  giftRoute,
  monthlyRoute,
  periodicGiftRoute,
  preferencesRoute,
  privacyRoute,
  supportRoute,
  ...accountRoutes,
];

/** For holders of a key from a page or an email, signed in or not. */
const forHoldersOfAKey: readonly PublicRoute[] = [
  applicationRoute,
  mendRoute,
  transferRoute,
  campaignOfferRoute,
  emailPreferencesRoute,
  unsubscribeRoute,
];

/** Browsers load this table on demand. */
export const ownRoutes: readonly Route[] = [...forDonors, ...forHoldersOfAKey];
