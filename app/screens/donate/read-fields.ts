import type { FormFields } from "#domain/giving/start/form-fields.ts";

export const readFields = (form: HTMLFormElement | null): FormFields =>
  form ? Object.fromEntries([...new FormData(form)].filter(([, value]) => typeof value === "string")) : {};

/** Choosing a preset clears a typed amount. */
export function clearCustom(form: HTMLFormElement | null): void {
  const custom = form?.elements.namedItem("custom");
  if (custom instanceof HTMLInputElement) custom.value = "";
}
