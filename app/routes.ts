import type { ComponentType } from "react";
import type { ApiKey } from "./data/api-cache.ts";
import { eventKey, legalKey, postKey } from "./data/news-keys.ts";
import { contentKey, listKey, recordKey } from "./screens/admin-content/keys.ts";
import { programKey, projectKey } from "./data/record-keys.ts";
import type { CatalogName } from "./messages/ids.ts";

export type Params = Record<string, string>;
export type ScreenProps = { params: Params };
export type Route = {
  path: string;
  /** The module of the screen, as the build's manifest names it; its files are preloaded with the page. */
  source: string;
  load: () => Promise<{ default: ComponentType<ScreenProps> }>;
  messages: readonly CatalogName[];
  /** The calls whose answers the screen shows. */
  calls?: (params: Params) => ApiKey[];
  /** The one call whose record the page is about: when it answers 404, so does the page. */
  mustExist?: (params: Params) => ApiKey;
  status?: number;
  /** The page is a person's own: its calls are made only when someone is signed in. */
  who?: "signed_in" | "staff";
  /** Exists in demo mode only. */
  demo?: true;
};

/** Written out here, because the content's own list brings the schema library into every page. */
const legalSlugs = ["privacy", "cookies", "terms"];

/** Every page of the site. */
export const routes: readonly Route[] = [
  {
    path: "/sign-in",
    source: "app/screens/sign-in/page.tsx",
    load: () => import("./screens/sign-in/page.tsx"),
    messages: ["signin", "errors"],
    calls: () => [["/api/sign-in"]],
  },
  {
    path: "/sign-in/link",
    source: "app/screens/sign-in/link-page.tsx",
    load: () => import("./screens/sign-in/link-page.tsx"),
    messages: ["signin", "errors"],
  },
  {
    path: "/account/security",
    source: "app/screens/sign-in/security-page.tsx",
    load: () => import("./screens/sign-in/security-page.tsx"),
    messages: ["signin"],
    calls: () => [["/api/account/sign-in"], ["/api/account/passkeys"], ["/api/account/sessions"]],
  },
  {
    path: "/",
    source: "app/screens/home/page.tsx",
    load: () => import("./screens/home/page.tsx"),
    messages: ["cards", "home"],
    calls: () => [
      ["/api/hero-figures"],
      ["/api/campaigns/urgent"],
      ["/api/programs"],
      ["/api/projects", "featured"],
      ["/api/impact-stats"],
      ["/api/sdgs"],
    ],
  },
  {
    path: "/donate",
    source: "app/screens/donate/page.tsx",
    load: () => import("./screens/donate/page.tsx"),
    messages: ["donate"],
    calls: () => [["/api/campaigns/urgent"], ["/api/programs"], ["/api/donations/current"]],
  },
  {
    path: "/programs",
    source: "app/screens/programs/page.tsx",
    load: () => import("./screens/programs/page.tsx"),
    messages: ["cards", "programs"],
    calls: () => [["/api/programs"], ["/api/sdgs"]],
  },
  {
    path: "/programs/:id",
    source: "app/screens/program/page.tsx",
    load: () => import("./screens/program/page.tsx"),
    messages: ["cards", "program"],
    calls: ({ id }) => [programKey(id), ["/api/sdgs"]],
    mustExist: ({ id }) => programKey(id),
  },
  {
    path: "/projects",
    source: "app/screens/projects/page.tsx",
    load: () => import("./screens/projects/page.tsx"),
    messages: ["cards", "projects"],
    calls: () => [["/api/projects"], ["/api/programs"], ["/api/sdgs"]],
  },
  {
    path: "/projects/:id",
    source: "app/screens/project/page.tsx",
    load: () => import("./screens/project/page.tsx"),
    messages: ["cards", "project"],
    calls: ({ id }) => [projectKey(id), ["/api/sdgs"]],
    mustExist: ({ id }) => projectKey(id),
  },
  {
    path: "/volunteer",
    source: "app/screens/volunteer/page.tsx",
    load: () => import("./screens/volunteer/page.tsx"),
    messages: ["volunteer", "errors"],
    calls: () => [["/api/volunteer-roles"]],
  },
  {
    path: "/contact",
    source: "app/screens/contact/page.tsx",
    load: () => import("./screens/contact/page.tsx"),
    messages: ["contact", "errors"],
    calls: () => [["/api/foundation"]],
  },
  {
    path: "/partners",
    source: "app/screens/partners/page.tsx",
    load: () => import("./screens/partners/page.tsx"),
    messages: ["partners", "errors"],
    calls: () => [["/api/partners"]],
  },
  {
    path: "/posts",
    source: "app/screens/posts/page.tsx",
    load: () => import("./screens/posts/page.tsx"),
    messages: ["cards", "posts"],
    calls: () => [["/api/posts"]],
  },
  {
    path: "/posts/:id",
    source: "app/screens/post/page.tsx",
    load: () => import("./screens/post/page.tsx"),
    messages: ["cards", "posts"],
    calls: ({ id }) => [postKey(id)],
    mustExist: ({ id }) => postKey(id),
  },
  {
    path: "/events",
    source: "app/screens/events/page.tsx",
    load: () => import("./screens/events/page.tsx"),
    messages: ["cards", "events"],
    calls: () => [["/api/events"]],
  },
  {
    path: "/events/:id",
    source: "app/screens/event/page.tsx",
    load: () => import("./screens/event/page.tsx"),
    messages: ["cards", "events"],
    calls: ({ id }) => [eventKey(id)],
    mustExist: ({ id }) => eventKey(id),
  },
  ...legalSlugs.map((id) => ({
    path: `/${id}`,
    source: "app/screens/legal/page.tsx",
    load: () => import("./screens/legal/page.tsx"),
    messages: ["cards", "legal"] as const,
    calls: () => [legalKey(id)],
    mustExist: () => legalKey(id),
  })),
  {
    path: "/transparency",
    source: "app/screens/transparency/page.tsx",
    load: () => import("./screens/transparency/page.tsx"),
    messages: ["cards", "transparency"],
    calls: () => [
      ["/api/transparency"],
      ["/api/impact-stats"],
      ["/api/documents"],
      ["/api/certifications"],
      ["/api/anbi"],
    ],
  },
  {
    path: "/zakat",
    source: "app/screens/zakat/page.tsx",
    load: () => import("./screens/zakat/page.tsx"),
    messages: ["zakat"],
    calls: () => [["/api/metal-prices"]],
  },
  {
    path: "/dashboard",
    source: "app/screens/dashboard/page.tsx",
    load: () => import("./screens/dashboard/page.tsx"),
    messages: ["cards", "dashboard"],
    who: "signed_in",
    calls: () => [["/api/donations/my"], ["/api/my/giving"], ["/api/impact-stats"]],
  },
  {
    path: "/dashboard/donations",
    source: "app/screens/donations/page.tsx",
    load: () => import("./screens/donations/page.tsx"),
    messages: ["cards", "dashboard"],
    who: "signed_in",
    calls: () => [["/api/donations/my"]],
  },
  {
    path: "/admin",
    source: "app/screens/admin/page.tsx",
    load: () => import("./screens/admin/page.tsx"),
    messages: ["cards", "admin"],
    who: "staff",
    calls: () => [
      ["/api/admin/today"],
      ["/api/admin/applications/grant"],
      ["/api/admin/applications/volunteer"],
      ["/api/impact-stats"],
    ],
  },
  ...(["volunteer", "grant"] as const).map((kind): Route => ({
    path: `/admin/applications/${kind}`,
    source: `app/screens/admin-applications/${kind}-page.tsx`,
    load: () =>
      kind === "grant"
        ? import("./screens/admin-applications/grant-page.tsx")
        : import("./screens/admin-applications/volunteer-page.tsx"),
    messages: ["cards", "admin"],
    who: "staff",
    calls: () => [[`/api/admin/applications/${kind}/list`]],
  })),
  {
    path: "/admin/content",
    source: "app/screens/admin-content/page.tsx",
    load: () => import("./screens/admin-content/page.tsx"),
    messages: ["cards", "editor"],
    who: "staff",
    calls: () => [contentKey],
  },
  {
    path: "/admin/content/:kind",
    source: "app/screens/admin-content/kind-page.tsx",
    load: () => import("./screens/admin-content/kind-page.tsx"),
    messages: ["cards", "editor"],
    who: "staff",
    calls: ({ kind }) => [listKey(kind)],
    mustExist: ({ kind }) => listKey(kind),
  },
  {
    path: "/admin/content/:kind/:id",
    source: "app/screens/admin-content/record-page.tsx",
    load: () => import("./screens/admin-content/record-page.tsx"),
    messages: ["cards", "editor"],
    who: "staff",
    calls: ({ kind, id }) => [recordKey(kind, id), ["/api/sdgs"]],
    mustExist: ({ kind, id }) => recordKey(kind, id),
  },
  {
    path: "/demo/styleguide",
    source: "app/screens/styleguide/page.tsx",
    load: () => import("./screens/styleguide/page.tsx"),
    messages: ["styleguide"],
    demo: true,
  },
];

export const notFoundRoute: Route = {
  path: "*",
  source: "app/screens/not-found/page.tsx",
  load: () => import("./screens/not-found/page.tsx"),
  messages: [],
  status: 404,
};

export const errorRoute: Route = {
  path: "*",
  source: "app/screens/error/page.tsx",
  load: () => import("./screens/error/page.tsx"),
  messages: [],
  status: 500,
};
