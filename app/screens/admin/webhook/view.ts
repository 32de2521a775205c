import { addressOf } from "../../../components/back-office/list-address.ts";
import { key } from "../../../data/api-key.ts";

/** Where the page of the log begins; what the address says that is no place is left out. */
export function beforeIn(search = ""): string | null {
  const before = new URLSearchParams(search).get("before") ?? "";
  return /^\d{1,15}$/.test(before) ? before : null;
}

export const deliveriesKey = (id = "", before: string | null = null) =>
  key("/api/admin/webhooks/:id/deliveries", { id }, addressOf({ before }));
