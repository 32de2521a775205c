import * as fc from "fast-check";
import { expect, test } from "vitest";
import { changedFields, differencesBetween, isSame, merged, withValueAt } from "./differences.ts";

const base = { title: { en: "Bed", nl: "Bed", ar: "سرير" }, goalCents: 100, tags: [1] };

test("what two people changed in different places belongs to both of them", () => {
  const ours = { ...base, title: { ...base.title, en: "A bed" } };
  const theirs = { ...base, goalCents: 200 };
  const differences = differencesBetween(base, ours, theirs);
  expect(differences.map(({ path, by }) => [path, by])).toEqual([
    ["title.en", "ours"],
    ["goalCents", "theirs"],
  ]);
  expect(merged(theirs, differences, {})).toEqual({ ...ours, goalCents: 200 });
});

test("what both changed is theirs only when that is chosen", () => {
  const ours = { ...base, tags: [2] };
  const theirs = { ...base, tags: [3] };
  const differences = differencesBetween(base, ours, theirs);
  expect(differences).toMatchObject([{ path: "tags", by: "both", base: [1], ours: [2], theirs: [3] }]);
  expect(merged(theirs, differences, {})).toEqual(ours);
  expect(merged(theirs, differences, { tags: "theirs" })).toEqual(theirs);
});

const bodies = fc.dictionary(
  fc.constantFrom("a", "b", "c"),
  fc.oneof(fc.integer(), fc.array(fc.integer()), fc.record({ en: fc.string(), nl: fc.string() })),
  { noNullPrototype: true },
);

test("nothing either person changed is lost, whatever they wrote", () => {
  fc.assert(
    fc.property(bodies, bodies, bodies, (before, ours, theirs) => {
      const differences = differencesBetween(before, ours, theirs);
      const both = merged(theirs, differences, {});
      for (const { path, ours: mine } of differences.filter(({ by }) => by !== "theirs"))
        expect(at(both, path)).toEqual(mine);
      for (const { path, theirs: other } of differences.filter(({ by }) => by === "theirs"))
        expect(at(both, path)).toEqual(other);
    }),
  );
});

test("the order of names makes no difference, and changed fields are named", () => {
  expect(isSame({ a: 1, b: [1, { c: 2 }] }, { b: [1, { c: 2 }], a: 1 })).toBe(true);
  expect(isSame({ a: 1 }, { a: 1, b: undefined })).toBe(false);
  expect(changedFields(base, { ...base, goalCents: 5 })).toEqual(["goalCents"]);
});

test("one item of a list is changed in its place", () => {
  const body = withValueAt({ updates: [{ on: "a" }, { on: "b" }] }, ["updates", "1", "on"], "c");
  expect(body).toEqual({ updates: [{ on: "a" }, { on: "c" }] });
});

const at = (body: unknown, path: string): unknown =>
  path
    .split(".")
    .reduce<unknown>((value, name) => (value as Record<string, unknown> | undefined)?.[name], body);
