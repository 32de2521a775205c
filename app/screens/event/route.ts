import { eventKey } from "../../data/news-keys.ts";
import type { PublicRoute } from "../../routes/route.ts";

export const eventRoute: PublicRoute = {
  path: "/events/:id",
  query: { own: ["registered", "waiting", "gaveUp", "registration"] },
  load: () => import("./page.tsx"),
  messages: ["cards", "events", "consent"],
  calls: ({ id }) => [eventKey(id)],
  mustExist: ({ id }) => eventKey(id),
};
