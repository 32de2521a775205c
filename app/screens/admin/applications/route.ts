import { choicesKey } from "../../../components/back-office/keys.ts";
import type { StaffRoute } from "../../../routes/route.ts";
import { listKey, readListView } from "./list-view.ts";

const lists = [
  { kind: "volunteer", part: "back-office.part.volunteers", load: () => import("./volunteer-page.tsx") },
  { kind: "grant", part: "back-office.part.grants", load: () => import("./grant-page.tsx") },
  { kind: "partner", part: "back-office.part.partners", load: () => import("./partner-page.tsx") },
] as const;

export const applicationsRoutes: readonly StaffRoute[] = lists.map(({ kind, ...list }) => ({
  ...list,
  path: `/admin/applications/${kind}`,
  messages: ["cards", "staff/admin", "staff/exports"],
  who: "staff",
  calls: (_, search) => [listKey(kind, readListView(search)), choicesKey(kind)],
}));
