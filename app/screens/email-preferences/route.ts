import { key } from "../../data/api-key.ts";
import type { PublicRoute } from "../../routes/route.ts";

const ofLink = {
  messages: ["consent", "own/preferences", "errors"],
  calls: ({ token }) => [linkedPreferencesKey(token)],
  mustExist: ({ token }) => linkedPreferencesKey(token),
  secret: true,
} satisfies Partial<PublicRoute>;

export const linkedPreferencesKey = (token = "") => key("/api/preferences/:token", { token });

export const emailPreferencesRoute: PublicRoute = {
  ...ofLink,
  path: "/preferences/:token",
  load: () => import("./page.tsx"),
  query: { own: ["saved", "confirmed", "unchanged"] },
};

export const unsubscribeRoute: PublicRoute = {
  ...ofLink,
  path: "/unsubscribe/:token",
  load: () => import("./unsubscribe-page.tsx"),
};
