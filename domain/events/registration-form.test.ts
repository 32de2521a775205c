import { expect, test } from "vitest";
import { readForm, type FormErrors } from "#domain/forms/define-form.ts";
import { maxPeople, registrationForm } from "./registration-form.ts";

const typed = { name: "Noor Haddad", email: "noor@example.org", people: "2" };

const errorsOf = (change: Record<string, unknown>): FormErrors<typeof registrationForm> => {
  const read = readForm(registrationForm, { ...typed, ...change });
  return read.ok ? {} : read.errors;
};

test("a registration is read as it was typed, without spaces around it", () => {
  expect(
    readForm(registrationForm, {
      name: "  Noor \n Haddad ",
      email: " noor@EXAMPLE.org",
      people: " 2 ",
      website: "",
    }),
  ).toEqual({ ok: true, values: { name: "Noor Haddad", email: "noor@example.org", people: 2 } });
});

test("an empty form says what is missing, field by field", () => {
  expect(readForm(registrationForm, {})).toEqual({
    ok: false,
    reason: "invalid",
    errors: {
      name: "events.error.name_required",
      email: "events.error.email_invalid",
      people: "events.error.people_wrong",
    },
  });
});

test("one to five people can come, as a form says it and as a program says it", () => {
  for (let people = 1; people <= maxPeople; people++) {
    expect(errorsOf({ people })).toEqual({});
    expect(errorsOf({ people: String(people) })).toEqual({});
  }
  for (const people of [0, 6, -1, 1.5, Number.NaN, "0", "6", "1e0", "two", "", null, [1], 1e21])
    expect(errorsOf({ people })).toEqual({ people: "events.error.people_wrong" });
});

test("what is longer than we store is refused", () => {
  expect(errorsOf({ name: "x".repeat(200) })).toEqual({});
  expect(errorsOf({ name: "x".repeat(201) })).toEqual({ name: "events.error.name_long" });
});
