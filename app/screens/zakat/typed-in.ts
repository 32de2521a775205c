import type { Typed } from "./read-fields.ts";

/** What stands in the fields right now, by name. */
export function typedIn(fields: HTMLElement): Typed {
  const inputs = [...fields.querySelectorAll<HTMLInputElement>("input[name]")];
  const given = inputs.filter(({ type, checked }) => (type !== "radio" && type !== "checkbox") || checked);
  return Object.fromEntries(given.map(({ name, value }) => [name, value]));
}
