import { expect, test } from "vitest";
import { bodyOf, readForm, type FormErrors } from "#domain/forms/define-form.ts";
import { volunteerForm } from "./application-form.ts";

const sent = {
  name: "Fatima al-Zahra",
  email: "fatima@example.org",
  phone: "+971 50 123 4567",
  roleId: "education-tutor",
  motivationMdx: "I taught for ten years and would love to help children read.",
  consentsJson: { dataProcessing: true, communications: false, backgroundCheck: true },
};

const { consentsJson, ...texts } = sent;
const values = { ...texts, ...consentsJson };

const errorsOf = (change: Record<string, unknown>): FormErrors<typeof volunteerForm> => {
  const read = readForm(volunteerForm, { ...sent, ...change });
  return read.ok ? {} : read.errors;
};

test("a complete application is read as it was sent", () => {
  expect(readForm(volunteerForm, sent)).toMatchObject({ ok: true, values });
});

test("an empty form gets the specified message under each required field", () => {
  expect(readForm(volunteerForm, {})).toEqual({
    ok: false,
    reason: "invalid",
    errors: {
      name: "volunteer.error.name_required",
      email: "volunteer.error.email_invalid",
      roleId: "volunteer.error.role_required",
      motivationMdx: "volunteer.error.motivation_short",
      dataProcessing: "volunteer.error.data_processing_required",
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
  expect(readForm(volunteerForm, { ...sent, email: " Fatima@EXAMPLE.org " })).toMatchObject({
    values: { email: "Fatima@example.org" },
  });
});

test("the phone number is optional and not looked at", () => {
  const { phone: _, ...withoutPhone } = sent;
  expect(readForm(volunteerForm, withoutPhone)).toMatchObject({
    ok: true,
    values: { ...values, phone: null },
  });
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
  const refused = { dataProcessing: "volunteer.error.data_processing_required" };
  for (const dataProcessing of [false, "true", 1, null, undefined])
    expect(errorsOf({ consentsJson: { dataProcessing } })).toEqual(refused);
  for (const other of [undefined, null, "yes", []])
    expect(errorsOf({ consentsJson: other })).toEqual(refused);
  expect(
    readForm(volunteerForm, { ...sent, consentsJson: { dataProcessing: true, communications: "yes" } }),
  ).toMatchObject({
    values: { dataProcessing: true, communications: false, backgroundCheck: false },
  });
});

test("unknown fields are left behind", () => {
  const read = readForm(volunteerForm, { ...sent, status: "APPROVED", id: "1" });
  expect(Object.keys(read.ok ? read.values : {})).toEqual(Object.keys(volunteerForm.fields));
});

test("what a browser posts without JavaScript and the body that our page sends are read alike", () => {
  const { communications: _, ...ticked } = {
    ...texts,
    dataProcessing: "on",
    communications: "",
    backgroundCheck: "on",
  };
  expect(bodyOf(volunteerForm, ticked)).toEqual(sent);
  expect(readForm(volunteerForm, ticked)).toEqual(readForm(volunteerForm, sent));
  const { phone: __, ...withoutPhone } = sent;
  expect(bodyOf(volunteerForm, { ...ticked, phone: "" })).toEqual(withoutPhone);
});
