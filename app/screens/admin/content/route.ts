import { contentListSearch, readContentListView } from "./content-list-view.ts";
import { contentKey, listKey, recordKey } from "./keys.ts";
import type { StaffRoute } from "../../../routes/route.ts";

export const contentRoutes: readonly StaffRoute[] = [
  {
    path: "/admin/content",
    load: () => import("./page.tsx"),
    messages: ["cards", "staff/editor"],
    part: "back-office.part.content",
    group: "site",
    who: "staff",
    calls: () => [contentKey],
  },
  {
    path: "/admin/content/:kind",
    load: () => import("./kind-page.tsx"),
    messages: ["cards", "staff/editor"],
    who: "staff",
    calls: ({ kind }, search) => [
      listKey(kind),
      listKey(kind, contentListSearch(readContentListView(search))),
    ],
    mustExist: ({ kind }) => listKey(kind),
  },
  {
    path: "/admin/content/:kind/:id",
    load: () => import("./record-page.tsx"),
    messages: ["cards", "staff/editor", "staff/rich"],
    who: "staff",
    calls: ({ kind, id }) => [recordKey(kind, id), "/api/sdgs"],
    mustExist: ({ kind, id }) => recordKey(kind, id),
  },
];
