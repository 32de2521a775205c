import type { PublicRoute } from "../../routes/route.ts";

export const verifyRoute: PublicRoute = {
  path: "/transparency/verify",
  load: () => import("./page.tsx"),
  start: "after paint",
  messages: ["source/verify"],
  calls: () => ["/api/transparency/keys"],
};
