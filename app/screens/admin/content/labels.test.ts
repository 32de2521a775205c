import { expect, test } from "vitest";
import type { FieldSpec } from "#domain/content/editing/field-spec.ts";
import { contentKinds, kindNames } from "#domain/content/kinds/kinds.ts";
import { fieldLabels, newRecordLabels } from "#domain/labels.ts";
import words from "../../../messages/en/staff/editor.json" with { type: "json" };
import { fieldMessage, optionMessage, pathLabel, reasonLabel } from "./labels.ts";
import { slugOf } from "./slug-of.ts";

const has = (id: string): id is keyof typeof words => Object.hasOwn(words, id);
const allFields = (fields: readonly FieldSpec[]): FieldSpec[] =>
  fields.flatMap((field) => [field, ...("fields" in field ? allFields(field.fields) : [])]);

test("there is a word for every kind, every field and every choice of the editor", () => {
  const lacking = kindNames.flatMap((kind) => {
    const { fields, fixed } = contentKinds[kind].form;
    expect(newRecordLabels[kind] === undefined).toBe(fixed === true);
    return allFields(fields).flatMap((field) => [
      ...[field.name].filter((name) => !fieldLabels[name] && !has(fieldMessage(name))),
      ...("options" in field ? field.options : []).filter(
        (name) => !fieldLabels[name] && !has(optionMessage(name)),
      ),
    ]);
  });
  expect(lacking).toEqual([]);
});

test("a place is named as the form names it, and an unknown reason is simply not right", () => {
  const say = (id: string) => (words as Record<string, string>)[id] ?? id;
  expect(pathLabel("updates.0.title.nl", say, (name) => say(fieldMessage(name)))).toBe(
    "Updates – 1 – Title – Dutch",
  );
  expect(reasonLabel("missing", has)).toBe("editor.reason.missing");
  expect(reasonLabel("toString", has)).toBe("editor.reason.invalid");
});

test("an address is proposed from the title", () => {
  expect(slugOf("Crème brûlée, for everyone!")).toBe("creme-brulee-for-everyone");
  expect(slugOf("two words ", { typing: true })).toBe("two-words-");
  expect(slugOf("سرير")).toBe("");
});
