import type { PublicRoute } from "../../routes/route.ts";

export const postsRoute: PublicRoute = {
  path: "/posts",
  load: () => import("./page.tsx"),
  messages: ["cards", "posts"],
  calls: () => ["/api/posts"],
};
