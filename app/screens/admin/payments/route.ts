import type { StaffRoute } from "../../../routes/route.ts";

export const paymentsRoute: StaffRoute = {
  path: "/admin/payments",
  load: () => import("./page.tsx"),
  messages: ["cards", "staff/admin", "staff/admin-payments"],
  part: "back-office.part.payments",
  group: "giving",
  who: "staff",
  calls: () => ["/api/admin/payments", "/api/admin/payment-pauses"],
};
