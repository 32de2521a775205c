import { grantCallKey, grantDraftKey } from "../../data/grant-keys.ts";
import type { PublicRoute } from "../../routes/route.ts";

export const grantCallRoutes: readonly PublicRoute[] = [
  {
    path: "/grants/:id",
    query: { own: ["sent", "mailed"] },
    load: () => import("./page.tsx"),
    messages: ["cards", "grants", "consent", "errors"],
    calls: ({ id }) => [grantCallKey(id)],
    mustExist: ({ id }) => grantCallKey(id),
  },
  {
    path: "/grants/:id/apply/:token",
    query: { own: ["sent", "mailed"] },
    load: () => import("./page.tsx"),
    messages: ["cards", "grants", "consent", "errors"],
    calls: ({ id, token }) => [grantCallKey(id), grantDraftKey(token)],
    mustExist: ({ token }) => grantDraftKey(token),
    secret: true,
  },
];
