import { addressOf } from "../../../components/back-office/list-address.ts";
import { key } from "../../../data/api-key.ts";

export const reconciliationKey = "/api/admin/books/reconciliation";

const placeIn = (search: string, name: string): string | null => {
  const place = new URLSearchParams(search).get(name);
  return place !== null && /^\d{1,9}$/.test(place) ? place : null;
};

/** Where the list begins; whatever the address says that makes no sense is left out. */
export const readPayoutsView = (search = ""): string | null => placeIn(search, "before");
export const readPartsView = (search = ""): string | null => placeIn(search, "after");

export const payoutsKey = (before: string | null) =>
  key("/api/admin/books/payouts", {}, addressOf({ before }));
export const payoutKey = ({ provider = "", id = "" }: Record<string, string>, after: string | null) =>
  key("/api/admin/books/payouts/:provider/:id", { provider, id }, addressOf({ after }));

export const payoutAddress = ({ provider, id }: { provider: string; id: string }): string =>
  `/admin/books/payouts/${provider}/${encodeURIComponent(id)}`;
