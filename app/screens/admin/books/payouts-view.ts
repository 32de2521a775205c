import { addressOf } from "../../../components/back-office/list-address.ts";
import { key } from "../../../data/api-key.ts";

export const reconciliationKey = "/api/admin/books/reconciliation";

/** Where the parts begin; a value that makes no sense is ignored. */
export function readPartsView(search = ""): string | null {
  const after = new URLSearchParams(search).get("after");
  return after !== null && /^\d{1,9}$/.test(after) ? after : null;
}

export const payoutKey = ({ provider = "", id = "" }: Record<string, string>, after: string | null) =>
  key("/api/admin/books/payouts/:provider/:id", { provider, id }, addressOf({ after }));
