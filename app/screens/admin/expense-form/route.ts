import { correctedIn } from "../../../components/back-office/corrected-in.ts";
import type { StaffRoute } from "../../../routes/route.ts";
import { expenseChoicesKey } from "../expenses/view.ts";
import { expenseKey } from "./view.ts";

export const expenseFormRoute: StaffRoute = {
  path: "/admin/expenses/new",
  load: () => import("./page.tsx"),
  messages: ["staff/admin", "staff/expenses", "staff/documents", "staff/annual", "staff/ledger-accounts"],
  who: "staff",
  calls: (_, search) => {
    const corrected = correctedIn(search);
    return [expenseChoicesKey, ...(corrected === null ? [] : [expenseKey(corrected)])];
  },
};
