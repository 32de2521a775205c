export type Check = (value: unknown) => boolean;

/** Whether a value has exactly these parts. For pages that read signed data only: the schema library would be a tenth of their script. */
export const shapeOf =
  <Said extends object>(parts: { readonly [Name in keyof Said]: Check }) =>
  (value: unknown): value is Said => {
    if (typeof value !== "object" || value === null) return false;
    const checks = Object.entries<Check>(parts);
    const found = new Map<string, unknown>(Object.entries(value));
    return found.size === checks.length && checks.every(([name, isRight]) => isRight(found.get(name)));
  };
