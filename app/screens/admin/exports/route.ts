import type { AdminRoute } from "../../../routes/route.ts";

export const exportsRoute: AdminRoute = {
  path: "/admin/exports",
  load: () => import("./page.tsx"),
  messages: ["staff/admin", "staff/exports"],
  part: "back-office.part.exports",
  group: "system",
  who: "admin",
};
