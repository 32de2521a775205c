import type { OwnRoute } from "../../routes/route.ts";

export const accountRoutes: readonly OwnRoute[] = [
  {
    path: "/account/security",
    load: () => import("./security-page.tsx"),
    messages: ["signin", "own/devices", "own/proof", "own/picture"],
    who: "signed_in",
    calls: () => ["/api/account/sign-in", "/api/account/passkeys", "/api/account/sessions"],
  },
  {
    path: "/account/prove",
    load: () => import("./prove-page.tsx"),
    messages: ["signin", "own/proof"],
    who: "signed_in",
    calls: () => ["/api/account/sign-in"],
  },
];
