import { homeRoute } from "../screens/home/route.ts";
import { donateRoute } from "../screens/donate/route.ts";
import { campaignRoutes } from "../screens/campaigns/route.ts";
import { programsRoute } from "../screens/programs/route.ts";
import { programRoute } from "../screens/program/route.ts";
import { projectsRoute } from "../screens/projects/route.ts";
import { projectRoute } from "../screens/project/route.ts";
import { volunteerRoute } from "../screens/volunteer/route.ts";
import { contactRoute } from "../screens/contact/route.ts";
import { partnersRoute } from "../screens/partners/route.ts";
import { postsRoute } from "../screens/posts/route.ts";
import { postRoute } from "../screens/post/route.ts";
import { eventsRoute } from "../screens/events/route.ts";
import { eventRoute } from "../screens/event/route.ts";
import { grantsRoute } from "../screens/grants/route.ts";
import { grantCallRoutes } from "../screens/grant-call/route.ts";
import { legalRoutes } from "../screens/legal/route.ts";
import { transparencyRoute } from "../screens/transparency/route.ts";
import { zakatRoute } from "../screens/zakat/route.ts";
import { signInRoutes } from "../screens/sign-in/route.ts";
import { styleguideRoute } from "../screens/styleguide/route.ts";
import type { PublicRoute } from "./route.ts";

/** The pages that are open to everyone: part of every page's code. */
export const publicRoutes: readonly PublicRoute[] = [
  homeRoute,
  donateRoute,
  ...campaignRoutes,
  programsRoute,
  programRoute,
  projectsRoute,
  projectRoute,
  volunteerRoute,
  contactRoute,
  partnersRoute,
  postsRoute,
  postRoute,
  eventsRoute,
  eventRoute,
  grantsRoute,
  ...grantCallRoutes,
  ...legalRoutes,
  transparencyRoute,
  zakatRoute,
  ...signInRoutes,
  styleguideRoute,
];
