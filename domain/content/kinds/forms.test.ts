import { describe, expect, test } from "vitest";
import { shaped } from "../editing/shaped.ts";
import { contentKinds, draftOf, kindNames, sampleContent, titleOf } from "./kinds.ts";

const sample = sampleContent("2026-11-15");
describe.each(kindNames)("the form of %s", (kind) => {
  test("asks for everything that its schema wants, and for nothing else", () => {
    const wanted = Object.keys(contentKinds[kind].schema.shape).filter((name) => name !== "id");
    expect(contentKinds[kind].form.fields.map(({ name }) => name).toSorted()).toEqual(wanted.toSorted());
  });

  test("writes every sample record as it stands", () => {
    for (const body of sample[kind]) {
      const { untranslated, ...draft } = draftOf(kind, body.id, body);
      expect(draft).toEqual(body);
      expect(untranslated ?? []).toEqual([]);
      expect(contentKinds[kind].schema.safeParse(draftOf(kind, body.id, body)).success).toBe(true);
    }
  });

  test("starts empty, and what is empty cannot be published unless nothing need be said", () => {
    expect(contentKinds[kind].schema.safeParse(draftOf(kind, "home", {})).success).toBe(kind === "pageText");
  });
});

test("a draft keeps what its form knows and drops the rest, whatever was sent", () => {
  const draft = draftOf("post", "a", { title: { en: "A", fr: "B" }, author: 7, stranger: true, cover: "x" });
  expect(draft).toMatchObject({ title: { en: "A", nl: "", ar: "" }, author: { en: "", nl: "", ar: "" } });
  expect(draft).toMatchObject({ id: "a", cover: null, programId: null });
  expect(draft).not.toHaveProperty("stranger");
  expect(draftOf("project", "a", { updates: [null, 3] })).toMatchObject({
    updates: [{ on: "", title: { en: "", nl: "", ar: "" } }, { on: "" }],
  });
});

test("what may be left out is nothing at all when it is left blank", () => {
  const field = { name: "requirements", type: "localized", optional: true } as const;
  expect(shaped(field, { en: " ", nl: "", ar: "" })).toBeNull();
  expect(shaped(field, { en: "x", nl: "", ar: "" })).toEqual({ en: "x", nl: "", ar: "" });
});

test("a record is called by its title, and the only one of its kind by nothing", () => {
  expect(titleOf("partner", sample.partner[0])).toEqual(sample.partner[0]?.name);
  expect(titleOf("foundation", sample.foundation[0])).toBeNull();
});
