import type { ComponentType } from "react";
import type { ApiKey } from "./data/api-cache.ts";
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
  /** Exists in demo mode only. */
  demo?: true;
};

/** Every page of the site. */
export const routes: readonly Route[] = [
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
    messages: ["cards", "programs"],
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
    messages: ["cards", "projects"],
    calls: ({ id }) => [projectKey(id), ["/api/sdgs"]],
    mustExist: ({ id }) => projectKey(id),
  },
  {
    path: "/demo/styleguide",
    source: "app/screens/styleguide/page.tsx",
    load: () => import("./screens/styleguide/page.tsx"),
    messages: [],
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
