import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { readCatalogs } from "#app/messages/read-catalogs.ts";
import { grantForm } from "#domain/applications/grant/application-form.ts";
import { languages } from "#domain/language.ts";
import { asCents } from "#domain/money/cents.ts";
import { sampleOf } from "./sample-of.fixtures.ts";
import { labelId, readForm, type FormDefinition } from "./define-form.ts";

const domain = path.join(import.meta.dirname, "..");
const isDefinition = (value: unknown): value is FormDefinition =>
  typeof value === "object" && value !== null && "fields" in value && "words" in value;

const files = globSync("**/*-form.ts", { cwd: domain }).filter((file) =>
  readFileSync(path.join(domain, file), "utf8").includes("defineForm("),
);
const modules = await Promise.all(files.map((file): Promise<object> => import(path.join(domain, file))));
const forms = [
  ...modules.flatMap((module) => Object.values(module).filter(isDefinition)),
  grantForm({ maxGrantCents: asCents(100), questions: [{ id: "plan", maxLength: 20, required: true }] }),
];

const catalogs = readCatalogs();
const allTexts = languages.map(
  (language) => Object.assign({}, ...Object.values(catalogs[language])) as object,
);
const isKnown = (id: string): boolean => allTexts.every((texts) => Object.hasOwn(texts, id));

test("every form is found", () => {
  expect(forms.map(({ name }) => name)).toEqual(
    expect.arrayContaining(["volunteer", "partner", "grant", "contact", "event"]),
  );
});

test("every field has its label, its hint and its choices in three languages", () => {
  const ids = forms.flatMap((form) =>
    Object.entries(form.fields)
      .filter(([, { words }]) => words !== "answer")
      .flatMap(([name, { hint, options = [] }]) => [
        labelId(form, name),
        ...(hint ? [`${labelId(form, name)}Hint`] : []),
        ...options.map((option) => `${form.words}.${name}.${option}`),
      ]),
  );
  expect(ids.filter((id) => !isKnown(id))).toEqual([]);
});

test("every problem of every field has its message in three languages", () => {
  const sent = [undefined, "", "x", "x".repeat(10_001), "999999999999", 0, 1e9, true];
  const ids = forms.flatMap((form) =>
    Object.entries(form.fields).flatMap(([name, { when }]) =>
      sent.flatMap((value) => {
        const read = readForm(form, { ...when, [name]: value });
        return read.ok ? [] : Object.values<string | undefined>(read.errors);
      }),
    ),
  );
  expect(new Set(ids.filter((id) => id === undefined || !isKnown(id)))).toEqual(new Set());
});

test("a sample of every form is valid", () => {
  for (const form of forms) {
    const fields: FormDefinition["fields"] = form.fields;
    const typed = Object.entries(sampleOf<FormDefinition>(form)).map(([name, value]) => [
      name,
      value !== null && fields[name]?.kind === "money" ? "1" : value,
    ]);
    const read = readForm(form, Object.fromEntries(typed));
    expect(read.ok ? [] : Object.entries(read.errors)).toEqual([]);
  }
});

test("whatever is sent, the answer is complete or names at least one field", () => {
  for (const form of forms) {
    const names = Object.keys(form.fields);
    const anything = fc.oneof(
      fc.anything(),
      fc.dictionary(fc.constantFrom(...names, "toString"), fc.anything()),
    );
    fc.assert(
      fc.property(anything, (input) => {
        const read = readForm(form, input);
        expect(Object.keys(read.ok ? read.values : read.errors).every((name) => names.includes(name))).toBe(
          true,
        );
        expect(Object.keys(read.ok ? read.values : read.errors).length).toBeGreaterThan(0);
      }),
      { numRuns: 50 },
    );
  }
});
