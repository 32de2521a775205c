import * as fc from "fast-check";
import { expect, test } from "vitest";
import { bodyOf, columnsOf, defineForm, readForm } from "./define-form.ts";
import { checkbox, choice, consent } from "./choice-fields.ts";
import { email, multiline, text } from "./fields.ts";
import { sentIn, typedIn } from "./typed-in.ts";

const form = defineForm({
  name: "sample",
  words: "sample",
  fields: {
    fullName: text({ required: true, max: 10 }),
    plan: multiline({ required: true, min: 5, max: 20 }),
    note: text({ max: 3, column: "remark" }),
    email: email({}),
    topic: choice(["press", "call"], {}),
    callAt: text({ required: true, max: 10, when: { topic: "call" } }),
    urgent: checkbox({}),
    agreed: consent({ required: true, within: "consents" }),
  },
});
const sent = {
  fullName: "  Fatima \n B. ",
  plan: "one\r\ntwo",
  email: " a@EXAMPLE.org ",
  topic: "press",
  consents: { agreed: true },
};
const values = {
  fullName: "Fatima B.",
  plan: "one\ntwo",
  note: null,
  email: "a@example.org",
  topic: "press",
  callAt: null,
  urgent: false,
  agreed: true,
} as const;

test("texts are tidied before they are checked", () => {
  expect(readForm(form, sent)).toEqual({ ok: true, values });
});

test("errors are named by field, in the order of the form", () => {
  const read = readForm(form, { plan: "x", note: "long", topic: "call", email: "nobody" });
  expect(Object.entries(read.ok ? {} : read.errors)).toEqual([
    ["fullName", "sample.error.full_name_required"],
    ["plan", "sample.error.plan_short"],
    ["note", "sample.error.note_long"],
    ["email", "sample.error.email_invalid"],
    ["callAt", "sample.error.call_at_required"],
    ["agreed", "sample.error.agreed_required"],
  ]);
});

test("a field that is not asked for is not read", () => {
  expect(readForm(form, { ...sent, callAt: "x".repeat(99) })).toEqual({ ok: true, values });
  expect(readForm(form, { ...sent, topic: "call", callAt: "noon" })).toMatchObject({
    values: { callAt: "noon" },
  });
});

test("the API body of a typed form nests what the API nests and leaves out what was left empty", () => {
  const { consents: _, ...typed } = sent;
  expect(bodyOf(form, { ...typed, note: "", agreed: "on" })).toEqual({ ...sent, urgent: false });
  expect(readForm(form, { ...typed, agreed: "on" })).toEqual({ ok: true, values });
});

test("values are stored by column name; a consent has no column", () => {
  expect(columnsOf(form, values)).toEqual({
    full_name: "Fatima B.",
    plan: "one\ntwo",
    remark: null,
    email: "a@example.org",
    topic: "press",
    call_at: null,
    urgent: false,
  });
});

test("what was sent under another name is not a field's value", () => {
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
