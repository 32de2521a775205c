export type FormValue = string | FormValue[] | { [name: string]: FormValue };

/** Reads `items[0][price_data][currency]=eur` as Stripe does. */
export function readForm(text: string): Record<string, FormValue> {
  const root: Record<string, FormValue> = {};
  for (const [name, value] of new URLSearchParams(text)) {
    const keys = name.split(/[[\]]+/).filter(Boolean);
    let place: Record<string, FormValue> = root;
    for (const key of keys.slice(0, -1)) {
      place[key] ??= {};
      place = place[key] as Record<string, FormValue>;
    }
    place[keys.at(-1) ?? name] = value;
  }
  return root;
}

/** `at(form, "items", "0", "price_data", "unit_amount")` */
export function at(form: FormValue | undefined, ...path: string[]): string | undefined {
  const found = path.reduce<FormValue | undefined>(
    (value, key) => (typeof value === "object" && !Array.isArray(value) ? value[key] : undefined),
    form,
  );
  return typeof found === "string" ? found : undefined;
}

export function metadataIn(form: Record<string, FormValue>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(form["metadata"] ?? {}).filter(([, value]) => typeof value === "string"),
  ) as Record<string, string>;
}
