import type { DraftBody } from "./field-spec.ts";

/** A place where two versions differ, with the value both started from. */
export type Difference = Readonly<{ path: string; base: unknown; ours: unknown; theirs: unknown; by: By }>;
type By = "ours" | "theirs" | "both";

/** Differences between two edits of the same version, by place. Lists are compared as a whole, because items have no ids. */
export function differencesBetween(base: unknown, ours: unknown, theirs: unknown, path = ""): Difference[] {
  if (isSame(ours, theirs)) return [];
  if (isRecord(ours) && isRecord(theirs)) {
    const names = [...new Set([...Object.keys(ours), ...Object.keys(theirs)])];
    const before = isRecord(base) ? base : {};
    return names.flatMap((name) =>
      differencesBetween(before[name], ours[name], theirs[name], path === "" ? name : `${path}.${name}`),
    );
  }
  const by = isSame(base, ours) ? "theirs" : isSame(base, theirs) ? "ours" : "both";
  return [{ path, base, ours, theirs, by }];
}

/** Their version with our changes on top. Where both changed a place, `chosen` decides; the default is ours. */
export function merged(
  theirs: DraftBody,
  differences: readonly Difference[],
  chosen: Readonly<Record<string, "ours" | "theirs">>,
): DraftBody {
  return differences
    .filter(({ path, by }) => by === "ours" || (by === "both" && chosen[path] !== "theirs"))
    .reduce<DraftBody>((body, { path, ours }) => withValueAt(body, path.split("."), ours), theirs);
}

/** The differing fields, by form name. */
export const changedFields = (before: DraftBody, after: DraftBody): string[] =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (name) => !isSame(before[name], after[name]),
  );

/** Deep JSON equality; key order does not matter. */
export function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((item, index) => isSame(item, other[index]));
  if (!isRecord(one) || !isRecord(other)) return false;
  const names = Object.keys(one);
  return (
    names.length === Object.keys(other).length &&
    names.every((name) => Object.hasOwn(other, name) && isSame(one[name], other[name]))
  );
}

export function withValueAt(body: DraftBody, path: readonly string[], value: unknown): DraftBody {
  const [name = "", ...rest] = path;
  const inner = rest.length === 0 ? value : withValueAt(partOf(body[name]), rest, value);
  return Array.isArray(body)
    ? (body.map((item: unknown, index) => (String(index) === name ? inner : item)) as unknown as DraftBody)
    : { ...body, [name]: inner };
}

const partOf = (value: unknown): DraftBody =>
  typeof value === "object" && value !== null ? (value as DraftBody) : {};

const isRecord = (value: unknown): value is DraftBody =>
  typeof value === "object" && value !== null && !Array.isArray(value);
