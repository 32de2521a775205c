import * as fc from "fast-check";
import { expect, test } from "vitest";
import { formReader } from "./form-reader.ts";
import { readEmail } from "./read-email.ts";
import { sentIn, typedIn } from "./typed-in.ts";

const name = { missing: "name_required", most: 10, long: "name_long" } as const;
const plan = { least: 5, missing: "plan_short", most: 20, long: "plan_long" } as const;
const note = { most: 3, long: "note_long" } as const;

test("a text is tidied before it is judged", () => {
  const form = formReader<string, string>({
    name: "  Fatima \n B. ",
    plan: "one\r\ntwo",
    email: " a@EXAMPLE.org ",
  });
  expect(form.line("name", name)).toBe("Fatima B.");
  expect(form.text("plan", plan)).toBe("one\ntwo");
  expect(readEmail(form, "email", "email_invalid")).toBe("a@example.org");
  expect(form.hasErrors()).toBe(false);
});

test("what is wrong is noted by field, in the order of reading", () => {
  const form = formReader<string, string>({ plan: "x", note: "long", topic: "none", email: "nobody" });
  form.text("plan", plan);
  form.line("name", name);
  form.line("note", note);
  expect(form.choice("topic", ["press", "call"], "topic_required")).toBeNull();
  readEmail(form, "email", "email_invalid");
  expect(Object.entries(form.errors)).toEqual([
    ["plan", "plan_short"],
    ["name", "name_required"],
    ["note", "note_long"],
    ["topic", "topic_required"],
    ["email", "email_invalid"],
  ]);
});

test("a field that may be left empty has no problem when it is", () => {
  const form = formReader<string, string>({});
  expect(form.line("note", note)).toBe("");
  expect(form.hasErrors()).toBe(false);
});

test("whatever is sent, a field is a text, and only what was sent under its name", () => {
  fc.assert(
    fc.property(fc.anything(), fc.string(), (input, field) => {
      expect(typeof typedIn(input)(field)).toBe("string");
    }),
  );
  expect(typedIn({ people: 2 })("people")).toBe("");
  expect(sentIn({ people: 2 })("people")).toBe(2);
  expect(typedIn({})("toString")).toBe("");
  expect(typedIn(null)("name")).toBe("");
});
