import type { ComponentType } from "react";
import { applicationKey } from "./components/back-office/keys.ts";
import type { ApiKey } from "./data/api-cache.ts";
import { grantCallKey, grantDraftKey, ownApplicationKey } from "./data/grant-keys.ts";
import { eventKey, legalKey, postKey } from "./data/news-keys.ts";
import { contentKey, listKey, recordKey } from "./screens/admin-content/keys.ts";
import { giftKey, programKey, projectKey } from "./data/record-keys.ts";
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
  who?: "signed_in" | "staff" | "admin";
  /** Its address holds a secret that one person was mailed: nobody keeps the page, and no search engine is told of it. */
  secret?: true;
  /** Exists in demo mode only. */
  demo?: true;
};

/** Written out here, because the content's own list brings the schema library into every page. */
const legalSlugs = ["privacy", "cookies", "terms"];

const applicationLists = [
  { kind: "volunteer", load: () => import("./screens/admin-applications/volunteer-page.tsx") },
  { kind: "grant", load: () => import("./screens/admin-applications/grant-page.tsx") },
  { kind: "partner", load: () => import("./screens/admin-applications/partner-page.tsx") },
];

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
    who: "signed_in",
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
    calls: () => [["/api/volunteer-roles"], ["/api/decision-times"]],
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
  {
    path: "/grants",
    source: "app/screens/grants/page.tsx",
    load: () => import("./screens/grants/page.tsx"),
    messages: ["cards", "grants"],
    calls: () => [["/api/grant-calls"], ["/api/grant-decisions"]],
  },
  {
    path: "/grants/:id",
    source: "app/screens/grant-call/page.tsx",
    load: () => import("./screens/grant-call/page.tsx"),
    messages: ["cards", "grants", "errors"],
    calls: ({ id }) => [grantCallKey(id)],
    mustExist: ({ id }) => grantCallKey(id),
  },
  {
    path: "/grants/:id/apply/:token",
    source: "app/screens/grant-call/page.tsx",
    load: () => import("./screens/grant-call/page.tsx"),
    messages: ["cards", "grants", "errors"],
    calls: ({ id, token }) => [grantCallKey(id), grantDraftKey(token)],
    mustExist: ({ token }) => grantDraftKey(token),
    secret: true,
  },
  {
    path: "/applications/:token",
    source: "app/screens/application/page.tsx",
    load: () => import("./screens/application/page.tsx"),
    messages: ["own-application", "errors"],
    calls: ({ token }) => [ownApplicationKey(token)],
    mustExist: ({ token }) => ownApplicationKey(token),
    secret: true,
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
    messages: ["cards", "dashboard", "my-papers"],
    who: "signed_in",
    calls: () => [["/api/donations/my"], ["/api/my/giving"], ["/api/impact-stats"]],
  },
  {
    path: "/dashboard/donations",
    source: "app/screens/donations/page.tsx",
    load: () => import("./screens/donations/page.tsx"),
    messages: ["cards", "dashboard", "my-papers"],
    who: "signed_in",
    calls: () => [["/api/my/donations"]],
  },
  {
    path: "/dashboard/periodic-gift",
    source: "app/screens/periodic-gift/page.tsx",
    load: () => import("./screens/periodic-gift/page.tsx"),
    messages: ["cards", "dashboard", "periodic", "errors"],
    who: "signed_in",
    calls: () => [["/api/my/periodic-agreements"], ["/api/foundation"]],
  },
  {
    path: "/dashboard/gifts/:id",
    source: "app/screens/gift/page.tsx",
    load: () => import("./screens/gift/page.tsx"),
    messages: ["cards", "dashboard", "my-papers"],
    who: "signed_in",
    calls: ({ id }) => [giftKey(id)],
    mustExist: ({ id }) => giftKey(id),
  },
  {
    path: "/dashboard/monthly",
    source: "app/screens/monthly/page.tsx",
    load: () => import("./screens/monthly/page.tsx"),
    messages: ["cards", "monthly", "giving", "errors"],
    who: "signed_in",
    calls: () => [["/api/my/monthly-gifts"]],
  },
  {
    path: "/dashboard/monthly/mend",
    source: "app/screens/monthly/mend-page.tsx",
    load: () => import("./screens/monthly/mend-page.tsx"),
    messages: ["monthly", "giving"],
  },
  {
    path: "/dashboard/preferences",
    source: "app/screens/preferences/page.tsx",
    load: () => import("./screens/preferences/page.tsx"),
    messages: ["cards", "dashboard", "preferences"],
    who: "signed_in",
    calls: () => [["/api/my/preferences"]],
  },
  {
    path: "/dashboard/privacy",
    source: "app/screens/own-privacy/page.tsx",
    load: () => import("./screens/own-privacy/page.tsx"),
    messages: ["cards", "dashboard", "privacy", "errors"],
    who: "signed_in",
    calls: () => [["/api/my/privacy"]],
  },
  {
    path: "/dashboard/support",
    source: "app/screens/support/page.tsx",
    load: () => import("./screens/support/page.tsx"),
    messages: ["cards", "dashboard", "support", "errors"],
    who: "signed_in",
    calls: () => [["/api/my/support"]],
  },
  {
    path: "/admin/support",
    source: "app/screens/admin-support/page.tsx",
    load: () => import("./screens/admin-support/page.tsx"),
    messages: ["cards", "admin", "support"],
    who: "staff",
    calls: () => [["/api/admin/support"]],
  },
  {
    path: "/admin/support/:id",
    source: "app/screens/admin-support/thread-page.tsx",
    load: () => import("./screens/admin-support/thread-page.tsx"),
    messages: ["cards", "admin", "support", "errors"],
    who: "staff",
    calls: ({ id }) => [["/api/admin/support", id ?? ""]],
  },
  {
    path: "/admin",
    source: "app/screens/admin/page.tsx",
    load: () => import("./screens/admin/page.tsx"),
    messages: ["cards", "admin"],
    who: "staff",
    calls: () => [
      ["/api/admin/today"],
      ["/api/admin/tasks"],
      ["/api/decision-times"],
      ["/api/admin/applications/grant"],
      ["/api/admin/applications/volunteer"],
      ["/api/impact-stats"],
    ],
  },
  {
    path: "/admin/mail",
    source: "app/screens/admin-mail/page.tsx",
    load: () => import("./screens/admin-mail/page.tsx"),
    messages: ["cards", "admin", "admin-mail"],
    who: "staff",
    calls: () => [["/api/admin/mail"]],
  },
  {
    path: "/admin/payments",
    source: "app/screens/admin-payments/page.tsx",
    load: () => import("./screens/admin-payments/page.tsx"),
    messages: ["cards", "admin", "admin-payments"],
    who: "staff",
    calls: () => [["/api/admin/payments"]],
  },
  ...applicationLists.map(({ kind, load }): Route => ({
    path: `/admin/applications/${kind}`,
    source: `app/screens/admin-applications/${kind}-page.tsx`,
    load,
    messages: ["cards", "admin"],
    who: "staff",
    calls: () => [[`/api/admin/applications/${kind}/list`], [`/api/admin/applications/${kind}/choices`]],
  })),
  {
    path: "/admin/donations",
    source: "app/screens/admin-donations/page.tsx",
    load: () => import("./screens/admin-donations/page.tsx"),
    messages: ["admin", "desk"],
    who: "staff",
    calls: () => [["/api/admin/donations"]],
  },
  {
    path: "/admin/donations/new",
    source: "app/screens/admin-bank-gift/page.tsx",
    load: () => import("./screens/admin-bank-gift/page.tsx"),
    messages: ["admin", "desk"],
    who: "staff",
    calls: () => [["/api/campaigns/urgent"]],
  },
  {
    path: "/admin/donations/:id",
    source: "app/screens/admin-donation/page.tsx",
    load: () => import("./screens/admin-donation/page.tsx"),
    messages: ["admin", "desk"],
    who: "staff",
    calls: ({ id = "" }) => [[`/api/admin/donations/${encodeURIComponent(id)}`]],
    mustExist: ({ id = "" }) => [`/api/admin/donations/${encodeURIComponent(id)}`],
  },
  {
    path: "/admin/applications/:kind/:id",
    source: "app/screens/admin-application/page.tsx",
    load: () => import("./screens/admin-application/page.tsx"),
    messages: ["cards", "admin", "application"],
    who: "staff",
    calls: ({ kind, id }) => [applicationKey(kind, id)],
    mustExist: ({ kind, id }) => applicationKey(kind, id),
  },
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
    path: "/admin/settings",
    source: "app/screens/admin-settings/page.tsx",
    load: () => import("./screens/admin-settings/page.tsx"),
    messages: ["cards", "admin", "settings"],
    who: "admin",
    calls: () => [["/api/admin/settings"]],
  },
  {
    path: "/admin/settings/people",
    source: "app/screens/admin-people/page.tsx",
    load: () => import("./screens/admin-people/page.tsx"),
    messages: ["cards", "admin", "settings"],
    who: "admin",
    calls: () => [["/api/admin/users"]],
  },
  {
    path: "/admin/audit",
    source: "app/screens/admin-audit/page.tsx",
    load: () => import("./screens/admin-audit/page.tsx"),
    messages: ["cards", "admin", "audit"],
    who: "admin",
    calls: () => [["/api/admin/audit"]],
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
