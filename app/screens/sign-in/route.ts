import { key } from "../../data/api-key.ts";
import type { PublicRoute } from "../../routes/route.ts";

export const signInRoutes: readonly PublicRoute[] = [
  {
    path: "/sign-in",
    query: { own: ["returnTo", "sent", "problem"] },
    load: () => import("./page.tsx"),
    start: "after paint",
    messages: ["signin"],
    calls: () => ["/api/sign-in"],
  },
  {
    path: "/sign-in/link",
    query: { own: ["token"] },
    load: () => import("./link-page.tsx"),
    start: "after paint",
    messages: ["signin", "signin-link", "errors"],
    calls: (_, search) => (search ? [key("/api/sign-in/link", {}, `?${search}`)] : []),
  },
];
