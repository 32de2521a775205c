import * as fc from "fast-check";
import { expect, test } from "vitest";
import { asCents } from "#domain/money/cents.ts";
import { readGrantForm, type CallRules, type GrantErrors } from "./application-form.ts";

const call: CallRules = {
  maxGrantCents: asCents(250_000),
  questions: [
    { id: "plan", maxLength: 40, required: true },
    { id: "children", maxLength: 20, required: false },
  ],
};
const typed = {
  organisation: "Buurthuis De Brug",
  contactName: "Hanna de Wit",
  email: "hanna@example.org",
  amount: "1.250,50",
  "answer-plan": "A shared lunch, every week.",
  "answer-children": "",
  dataProcessing: "on",
};

const errorsOf = (change: Record<string, unknown>): GrantErrors => {
  const read = readGrantForm({ ...typed, ...change }, call);
  return read.ok ? {} : read.errors;
};

test("an application is read as it was typed; an answer that was left empty is none", () => {
  expect(readGrantForm(typed, call)).toEqual({
    ok: true,
    values: {
      organisation: "Buurthuis De Brug",
      contactName: "Hanna de Wit",
      email: "hanna@example.org",
      amount: 125_050,
      dataProcessing: true,
      answers: { plan: "A shared lunch, every week." },
    },
  });
});

test("a program may send the answers under their own name and the consent as a truth", () => {
  const { "answer-plan": plan, "answer-children": _, ...rest } = typed;
  expect(readGrantForm({ ...rest, answers: { plan }, dataProcessing: true }, call)).toEqual(
    readGrantForm(typed, call),
  );
});

test("an empty form says what is missing, field by field", () => {
  expect(readGrantForm(null, call)).toEqual({
    ok: false,
    reason: "invalid",
    errors: {
      organisation: "grants.error.organisation_required",
      contactName: "grants.error.contact_name_required",
      email: "grants.error.email_invalid",
      amount: "grants.error.amount_required",
      "answer-plan": "grants.error.answer_required",
      dataProcessing: "grants.error.data_processing_required",
    },
  });
});

test("amounts are read as people write them, in Arabic digits and with a comma", () => {
  for (const [amount, cents] of [
    ["2500", 250_000],
    ["€ 2.500,00", 250_000],
    ["١٢٥٠", 125_000],
    ["١٢٥٠٫٥٠", 125_050],
    ["1250,5", 125_050],
  ] as const)
    expect(readGrantForm({ ...typed, amount }, call)).toMatchObject({ values: { amount: cents } });
});

test("an amount beyond what the call gives, of nothing, or that could mean two things is refused", () => {
  expect(errorsOf({ amount: "2500,01" })).toEqual({ amount: "grants.error.amount_too_large" });
  expect(errorsOf({ amount: "9999999999999999" })).toEqual({ amount: "grants.error.amount_too_large" });
  expect(errorsOf({ amount: "0" })).toEqual({ amount: "grants.error.amount_required" });
  expect(errorsOf({ amount: "1.250" })).toEqual({ amount: "grants.error.amount_unclear" });
  expect(errorsOf({ amount: "plenty" })).toEqual({ amount: "grants.error.amount_unclear" });
  expect(errorsOf({ amount: 1250 })).toEqual({ amount: "grants.error.amount_required" });
});

test("an answer may be as long as its question allows, and nothing longer than we store", () => {
  expect(errorsOf({ "answer-plan": "x".repeat(40), "answer-children": "x".repeat(20) })).toEqual({});
  expect(
    errorsOf({
      "answer-plan": "x".repeat(41),
      "answer-children": "x".repeat(21),
      organisation: "x".repeat(201),
      contactName: "x".repeat(201),
    }),
  ).toEqual({
    organisation: "grants.error.organisation_long",
    contactName: "grants.error.contact_name_long",
    "answer-plan": "grants.error.answer_long",
    "answer-children": "grants.error.answer_long",
  });
});

test("only a clear yes is a consent", () => {
  for (const dataProcessing of [undefined, "", "true", 1, false, null])
    expect(errorsOf({ dataProcessing })).toEqual({ dataProcessing: "grants.error.data_processing_required" });
});

test("whatever is sent, an application that is read keeps to the limit of its call", () => {
  const input = fc.record({
    ...Object.fromEntries(Object.entries(typed).map(([name, value]) => [name, fc.constant(value)])),
    amount: fc.oneof(fc.nat().map(String), fc.string(), fc.anything()),
    "answer-plan": fc.oneof(fc.string({ maxLength: 60 }), fc.anything()),
  });
  fc.assert(
    fc.property(fc.oneof(fc.anything(), input), (sent) => {
      const read = readGrantForm(sent, call);
      const cents = read.ok ? read.values.amount : 1;
      expect(cents > 0 && cents <= call.maxGrantCents).toBe(true);
    }),
  );
});
