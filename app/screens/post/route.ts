import { postKey } from "../../data/news-keys.ts";
import type { PublicRoute } from "../../routes/route.ts";

export const postRoute: PublicRoute = {
  path: "/posts/:id",
  load: () => import("./page.tsx"),
  messages: ["cards", "posts"],
  calls: ({ id }) => [postKey(id)],
  mustExist: ({ id }) => postKey(id),
};
