import { agreementStates, type AgreementState } from "#domain/periodic/agreement.ts";

export type AgreementsView = { state: AgreementState | null; search: string; before: string | null };

export const longestSearch = 200;

/** What the address asks for; whatever it says that makes no sense is left out. */
export function readAgreementsView(search: string): AgreementsView {
  const asked = new URLSearchParams(search);
  return {
    state: agreementStates.find((state) => state === asked.get("state")) ?? null,
    search: (asked.get("q") ?? "").trim().slice(0, longestSearch),
    before: asked.get("before") || null,
  };
}

/** The shortest address that says it, so that the plain list has one address only. */
export function agreementsSearch({ state, search, before }: AgreementsView): string {
  const asked = new URLSearchParams({
    ...(state !== null && { state }),
    ...(search !== "" && { q: search }),
    ...(before !== null && { before }),
  });
  return asked.size === 0 ? "" : `?${asked.toString()}`;
}

const api = "/api/admin/periodic-agreements";
export const agreementsKey = (view: AgreementsView): [string] => [api + agreementsSearch(view)];
export const agreementKey = (id = ""): [string] => [`${api}/${encodeURIComponent(id)}`];
