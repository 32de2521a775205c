import { key } from "../data/api-key.ts";
import { grantCallKey, grantDraftKey, ownApplicationKey } from "../data/grant-keys.ts";
import { eventKey, legalKey, postKey } from "../data/news-keys.ts";
import { programKey, projectKey } from "../data/record-keys.ts";
import type { Route } from "./route.ts";

/** Written out here, because the content's own list brings the schema library into every page. */
const legalSlugs = ["privacy", "cookies", "terms"];

/** The pages that are open to everyone: part of every page's code. */
export const publicRoutes: readonly Route[] = [
  {
    path: "/sign-in",
    source: "app/screens/sign-in/page.tsx",
    load: () => import("../screens/sign-in/page.tsx"),
    messages: ["signin", "errors"],
    calls: () => ["/api/sign-in"],
  },
  {
    path: "/sign-in/link",
    source: "app/screens/sign-in/link-page.tsx",
    load: () => import("../screens/sign-in/link-page.tsx"),
    messages: ["signin", "errors"],
    calls: (_, search) => (search ? [key("/api/sign-in/link", {}, `?${search}`)] : []),
  },
  {
    path: "/",
    source: "app/screens/home/page.tsx",
    load: () => import("../screens/home/page.tsx"),
    messages: ["cards", "home"],
    calls: () => [
      "/api/hero-figures",
      "/api/campaigns/urgent",
      "/api/programs",
      "/api/projects/featured",
      "/api/impact-stats",
      "/api/sdgs",
    ],
  },
  {
    path: "/donate",
    source: "app/screens/donate/page.tsx",
    load: () => import("../screens/donate/page.tsx"),
    messages: ["donate"],
    calls: () => ["/api/campaigns/urgent", "/api/programs", "/api/donations/current"],
  },
  {
    path: "/programs",
    source: "app/screens/programs/page.tsx",
    load: () => import("../screens/programs/page.tsx"),
    messages: ["cards", "programs"],
    calls: () => ["/api/programs", "/api/sdgs"],
  },
  {
    path: "/programs/:id",
    source: "app/screens/program/page.tsx",
    load: () => import("../screens/program/page.tsx"),
    messages: ["cards", "program"],
    calls: ({ id }) => [programKey(id), "/api/sdgs"],
    mustExist: ({ id }) => programKey(id),
  },
  {
    path: "/projects",
    source: "app/screens/projects/page.tsx",
    load: () => import("../screens/projects/page.tsx"),
    messages: ["cards", "projects"],
    calls: () => ["/api/projects", "/api/programs", "/api/sdgs"],
  },
  {
    path: "/projects/:id",
    source: "app/screens/project/page.tsx",
    load: () => import("../screens/project/page.tsx"),
    messages: ["cards", "project"],
    calls: ({ id }) => [projectKey(id), "/api/sdgs"],
    mustExist: ({ id }) => projectKey(id),
  },
  {
    path: "/volunteer",
    source: "app/screens/volunteer/page.tsx",
    load: () => import("../screens/volunteer/page.tsx"),
    messages: ["volunteer", "errors"],
    calls: () => ["/api/volunteer-roles", "/api/decision-times"],
  },
  {
    path: "/contact",
    source: "app/screens/contact/page.tsx",
    load: () => import("../screens/contact/page.tsx"),
    messages: ["contact", "errors"],
    calls: () => ["/api/foundation"],
  },
  {
    path: "/partners",
    source: "app/screens/partners/page.tsx",
    load: () => import("../screens/partners/page.tsx"),
    messages: ["cards", "partners", "errors"],
    calls: () => ["/api/partners"],
  },
  {
    path: "/posts",
    source: "app/screens/posts/page.tsx",
    load: () => import("../screens/posts/page.tsx"),
    messages: ["cards", "posts"],
    calls: () => ["/api/posts"],
  },
  {
    path: "/posts/:id",
    source: "app/screens/post/page.tsx",
    load: () => import("../screens/post/page.tsx"),
    messages: ["cards", "posts"],
    calls: ({ id }) => [postKey(id)],
    mustExist: ({ id }) => postKey(id),
  },
  {
    path: "/events",
    source: "app/screens/events/page.tsx",
    load: () => import("../screens/events/page.tsx"),
    messages: ["cards", "events"],
    calls: () => ["/api/events"],
  },
  {
    path: "/events/:id",
    source: "app/screens/event/page.tsx",
    load: () => import("../screens/event/page.tsx"),
    messages: ["cards", "events"],
    calls: ({ id }) => [eventKey(id)],
    mustExist: ({ id }) => eventKey(id),
  },
  {
    path: "/grants",
    source: "app/screens/grants/page.tsx",
    load: () => import("../screens/grants/page.tsx"),
    messages: ["cards", "grants"],
    calls: () => ["/api/grant-calls", "/api/grant-decisions"],
  },
  {
    path: "/grants/:id",
    source: "app/screens/grant-call/page.tsx",
    load: () => import("../screens/grant-call/page.tsx"),
    messages: ["cards", "grants", "errors"],
    calls: ({ id }) => [grantCallKey(id)],
    mustExist: ({ id }) => grantCallKey(id),
  },
  {
    path: "/grants/:id/apply/:token",
    source: "app/screens/grant-call/page.tsx",
    load: () => import("../screens/grant-call/page.tsx"),
    messages: ["cards", "grants", "errors"],
    calls: ({ id, token }) => [grantCallKey(id), grantDraftKey(token)],
    mustExist: ({ token }) => grantDraftKey(token),
    secret: true,
  },
  {
    path: "/applications/:token",
    source: "app/screens/application/page.tsx",
    load: () => import("../screens/application/page.tsx"),
    messages: ["own-application", "errors"],
    calls: ({ token }) => [ownApplicationKey(token)],
    mustExist: ({ token }) => ownApplicationKey(token),
    secret: true,
  },
  ...legalSlugs.map((id) => ({
    path: `/${id}`,
    source: "app/screens/legal/page.tsx",
    load: () => import("../screens/legal/page.tsx"),
    messages: ["cards", "legal"] as const,
    calls: () => [legalKey(id)],
    mustExist: () => legalKey(id),
  })),
  {
    path: "/transparency",
    source: "app/screens/transparency/page.tsx",
    load: () => import("../screens/transparency/page.tsx"),
    messages: ["cards", "transparency"],
    calls: () => [
      "/api/transparency",
      "/api/impact-stats",
      "/api/documents",
      "/api/certifications",
      "/api/anbi",
    ],
  },
  {
    path: "/zakat",
    source: "app/screens/zakat/page.tsx",
    load: () => import("../screens/zakat/page.tsx"),
    messages: ["zakat"],
    calls: () => ["/api/metal-prices"],
  },
  {
    path: "/demo/styleguide",
    source: "app/screens/styleguide/page.tsx",
    load: () => import("../screens/styleguide/page.tsx"),
    messages: ["styleguide"],
    demo: true,
  },
];

export const notFoundRoute: Route = {
  path: "*",
  source: "app/screens/not-found/page.tsx",
  load: () => import("../screens/not-found/page.tsx"),
  messages: [],
  status: 404,
};

export const errorRoute: Route = {
  path: "*",
  source: "app/screens/error/page.tsx",
  load: () => import("../screens/error/page.tsx"),
  messages: [],
  status: 500,
};
