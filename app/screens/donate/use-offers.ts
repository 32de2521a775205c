import { methodIn, paysByTransfer, type FormFields } from "#domain/giving/start/form-fields.ts";
import type { OfferedMethod } from "#domain/giving/start/offered-methods-answer.ts";
import { useApi } from "../../data/use-api.tsx";

export const useOffers = (): readonly OfferedMethod[] => useApi("/api/payment-methods").data ?? [];

/** The chosen method, or the first one that takes such a donation. */
export function possibleMethod(fields: FormFields, offers: readonly OfferedMethod[]): string | undefined {
  if (paysByTransfer(fields) || offers.length === 0) return fields.method;
  const possible = offers.filter(({ once, monthly }) => (fields.frequency === "MONTHLY" ? monthly : once));
  return (possible.find(({ method }) => method === methodIn(fields)) ?? possible[0])?.method ?? "transfer";
}

/** Keeps the choice on the form possible after the frequency changed. */
export function choosePossible(
  form: HTMLFormElement,
  fields: FormFields,
  offers: readonly OfferedMethod[],
): FormFields {
  const method = possibleMethod(fields, offers);
  const radios = form.elements.namedItem("method");
  if (method === undefined || method === fields.method || !(radios instanceof RadioNodeList)) return fields;
  radios.value = method;
  return { ...fields, method };
}
