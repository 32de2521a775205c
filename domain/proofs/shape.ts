export type Check = (value: unknown) => boolean;

/**
 * Whether a value has exactly these parts, each as it should be. For pages that read what was signed and nothing that people type: the
 * schema library would be a tenth of all they carry.
 */
export const shapeOf =
  <Said extends object>(parts: { readonly [Name in keyof Said]: Check }) =>
  (value: unknown): value is Said => {
    if (typeof value !== "object" || value === null) return false;
    const checks = Object.entries<Check>(parts);
    const found = new Map<string, unknown>(Object.entries(value));
    return found.size === checks.length && checks.every(([name, isRight]) => isRight(found.get(name)));
  };
