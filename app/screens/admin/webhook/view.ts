import { addressOf } from "../../../components/back-office/list-address.ts";
import { key } from "../../../data/api-key.ts";

/** Ignores invalid positions. */
export function beforeIn(search = ""): string | null {
  const before = new URLSearchParams(search).get("before") ?? "";
  return /^\d{1,15}$/.test(before) ? before : null;
}

export const deliveriesKey = (id = "", before: string | null = null) =>
  key("/api/admin/webhooks/:id/deliveries", { id }, addressOf({ before }));
