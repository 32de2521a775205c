import * as fc from "fast-check";
import { expect, test } from "vitest";
import { readApplication } from "./application-form.ts";
import { applicationErrors, wrongFields, type ApplicationErrors } from "./application-rules.ts";

const sent = {
  name: "Fatima al-Zahra",
  email: "fatima@example.org",
  phone: "+971 50 123 4567",
  roleId: "education-tutor",
  motivationMdx: "I taught for ten years and would love to help children read.",
  consentsJson: { dataProcessing: true, communications: false, backgroundCheck: true },
};

const errorsOf = (change: Record<string, unknown>): ApplicationErrors => {
  const read = readApplication({ ...sent, ...change });
  return read.ok ? {} : read.errors;
};

test("a complete application is read as it was sent", () => {
  expect(readApplication(sent)).toEqual({ ok: true, form: sent });
});

test("an empty form gets the specified message under each required field", () => {
  expect(readApplication({})).toEqual({
    ok: false,
    reason: "invalid",
    errors: {
      name: "volunteer.error.name_required",
      email: "volunteer.error.email_invalid",
      roleId: "volunteer.error.role_required",
      motivationMdx: "volunteer.error.motivation_short",
      "consentsJson.dataProcessing": "volunteer.error.data_processing_required",
    },
  });
});

test("a name of one letter is enough, of spaces is none", () => {
  expect(errorsOf({ name: "م" })).toEqual({});
  expect(errorsOf({ name: " \u200f\n " })).toEqual({ name: "volunteer.error.name_required" });
});

test("an address that cannot be one is refused, one with spaces around it is tidied", () => {
  expect(errorsOf({ email: "fatima@example" })).toEqual({ email: "volunteer.error.email_invalid" });
  expect(errorsOf({ email: `${"a".repeat(250)}@example.org` })).toEqual({
    email: "volunteer.error.email_invalid",
  });
  expect(readApplication({ ...sent, email: " Fatima@EXAMPLE.org " })).toMatchObject({
    form: { email: "Fatima@example.org" },
  });
});

test("the phone number is optional and not looked at", () => {
  const { phone: _, ...withoutPhone } = sent;
  expect(readApplication(withoutPhone)).toEqual({ ok: true, form: withoutPhone });
  expect(errorsOf({ phone: "" })).toEqual({});
  expect(errorsOf({ phone: "call my sister" })).toEqual({});
});

test("motivation needs fifty characters that are more than white space", () => {
  expect(errorsOf({ motivationMdx: "x".repeat(49) })).toEqual({
    motivationMdx: "volunteer.error.motivation_short",
  });
  expect(errorsOf({ motivationMdx: "x".repeat(50) })).toEqual({});
  expect(errorsOf({ motivationMdx: `x${" ".repeat(60)}` })).toEqual({
    motivationMdx: "volunteer.error.motivation_short",
  });
});

test("what is longer than we store is refused", () => {
  expect(errorsOf({ name: "x".repeat(200), motivationMdx: "x".repeat(5000), phone: "1".repeat(40) })).toEqual(
    {},
  );
  expect(errorsOf({ name: "x".repeat(201), motivationMdx: "x".repeat(5001), phone: "1".repeat(41) })).toEqual(
    {
      name: "volunteer.error.name_long",
      motivationMdx: "volunteer.error.motivation_long",
      phone: "volunteer.error.phone_long",
    },
  );
});

test("without consent to data processing nothing is accepted; the other two are free and no by default", () => {
  const refused = { "consentsJson.dataProcessing": "volunteer.error.data_processing_required" };
  for (const dataProcessing of [false, "true", 1, null, undefined])
    expect(errorsOf({ consentsJson: { dataProcessing } })).toEqual(refused);
  for (const consentsJson of [undefined, null, "yes", []])
    expect(errorsOf({ consentsJson })).toEqual(refused);
  expect(
    readApplication({ ...sent, consentsJson: { dataProcessing: true, communications: "yes" } }),
  ).toMatchObject({
    form: { consentsJson: { dataProcessing: true, communications: false, backgroundCheck: false } },
  });
});

test("unknown fields are left behind", () => {
  expect(readApplication({ ...sent, status: "APPROVED", id: "1" })).toEqual({ ok: true, form: sent });
});

test("whatever is sent, the answer is a form or at least one known message", () => {
  const known = new Set<string>(Object.values(applicationErrors));
  const anything = fc.oneof(
    fc.anything(),
    fc.record(
      {
        name: fc.anything(),
        email: fc.anything(),
        phone: fc.anything(),
        roleId: fc.anything(),
        motivationMdx: fc.oneof(fc.anything(), fc.string({ minLength: 40, maxLength: 60 })),
        consentsJson: fc.anything(),
      },
      { requiredKeys: [] },
    ),
  );
  fc.assert(
    fc.property(anything, (input) => {
      const read = readApplication(input);
      const messages = read.ok ? [...known] : Object.values(read.errors);
      expect(messages.length).toBeGreaterThan(0);
      expect(messages.every((message) => known.has(message))).toBe(true);
    }),
  );
});

test("the page in the browser says of a form what the server will say", () => {
  const typed = fc.record({
    name: fc.oneof(fc.string(), fc.string({ minLength: 195, maxLength: 205 })),
    email: fc.oneof(fc.string(), fc.emailAddress(), fc.constant(" Fatima@Example.org\u200f")),
    phone: fc.string({ maxLength: 45 }),
    roleId: fc.oneof(fc.constant("education-tutor"), fc.string({ maxLength: 105 })),
    motivationMdx: fc.oneof(
      fc.string({ minLength: 45, maxLength: 55 }),
      fc.string({ minLength: 4990, maxLength: 5010 }),
    ),
  });
  fc.assert(
    fc.property(typed, fc.boolean(), (values, dataProcessing) => {
      const read = readApplication({ ...values, consentsJson: { dataProcessing } });
      expect(wrongFields(values, dataProcessing)).toEqual(read.ok ? {} : read.errors);
    }),
  );
});
