import type { StaffRoute } from "../../../routes/route.ts";

export const mailRoute: StaffRoute = {
  path: "/admin/mail",
  load: () => import("./page.tsx"),
  messages: ["cards", "staff/admin", "staff/admin-mail"],
  part: "back-office.part.mail",
  who: "staff",
  calls: () => ["/api/admin/mail"],
};
