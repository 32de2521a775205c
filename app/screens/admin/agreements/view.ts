import { agreementStates, type AgreementState } from "#domain/periodic/agreement.ts";
import { key } from "../../../data/api-key.ts";
import { addressOf, oneOf, searchIn } from "../../../components/back-office/list-address.ts";

export type AgreementsView = { state: AgreementState | null; search: string; before: string | null };

/** What the address asks for; whatever it says that makes no sense is left out. */
export function readAgreementsView(search = ""): AgreementsView {
  const asked = new URLSearchParams(search);
  return {
    state: oneOf(agreementStates, asked.get("state")),
    search: searchIn(asked),
    before: asked.get("before") || null,
  };
}

export const agreementsSearch = ({ state, search, before }: AgreementsView): string =>
  addressOf({ state, q: search, before });

export const agreementsKey = (view: AgreementsView) =>
  key("/api/admin/periodic-agreements", {}, agreementsSearch(view));
export const agreementKey = (id = "") => key("/api/admin/periodic-agreements/:id", { id });
