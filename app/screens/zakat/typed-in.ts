import type { Typed } from "./read-fields.ts";

/** Current field values by name. */
export function typedIn(fields: HTMLElement): Typed {
  const inputs = [...fields.querySelectorAll<HTMLInputElement>("input[name]")];
  const given = inputs.filter(({ type, checked }) => (type !== "radio" && type !== "checkbox") || checked);
  return Object.fromEntries(given.map(({ name, value }) => [name, value]));
}
