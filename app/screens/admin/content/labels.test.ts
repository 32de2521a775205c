import { expect, test } from "vitest";
import type { FieldSpec } from "#domain/content/editing/field-spec.ts";
import { kindForms } from "#domain/content/kinds/forms.ts";
import { pathOfKind } from "#domain/content/kinds/kind-path.ts";
import type { ContentKind } from "#domain/content/kinds/schemas.ts";
import words from "../../../messages/en/staff/editor.json" with { type: "json" };
import { fieldLabel, kindLabel, newLabel, optionLabel, pathLabel, reasonLabel } from "./labels.ts";
import { slugOf } from "./slug-of.ts";

const has = (id: string): boolean => Object.hasOwn(words, id);
const forms = Object.entries(kindForms) as [ContentKind, (typeof kindForms)[ContentKind]][];
const allFields = (fields: readonly FieldSpec[]): FieldSpec[] =>
  fields.flatMap((field) => [field, ...("fields" in field ? allFields(field.fields) : [])]);

test("there is a word for every kind, every field and every choice of the editor", () => {
  const wanted = forms.flatMap(([kind, { fields, fixed }]) => [
    kindLabel(pathOfKind(kind)),
    ...(fixed ? [] : [newLabel(pathOfKind(kind))]),
    ...allFields(fields).flatMap((field) => [
      fieldLabel(field.name),
      ...("options" in field ? field.options.map(optionLabel) : []),
    ]),
  ]);
  expect(wanted.filter((id) => !has(id))).toEqual([]);
});

test("a place is named as the form names it, and an unknown reason is simply not right", () => {
  const say = (id: string) => (words as Record<string, string>)[id] ?? id;
  expect(pathLabel("updates.0.title.nl", say)).toBe("Updates – 1 – Title – Dutch");
  expect(reasonLabel("missing")).toBe("editor.reason.missing");
  expect(reasonLabel("toString")).toBe("editor.reason.invalid");
});

test("an address is proposed from the title", () => {
  expect(slugOf("Crème brûlée, for everyone!")).toBe("creme-brulee-for-everyone");
  expect(slugOf("two words ", { typing: true })).toBe("two-words-");
  expect(slugOf("سرير")).toBe("");
});
