import { expect, test } from "vitest";
import { readForm, type FormErrors } from "#domain/forms/define-form.ts";
import { messageForm } from "./message-form.ts";

const typed = {
  topic: "receipt",
  name: "Daan Visser",
  email: "daan@example.org",
  message: "I did not get my receipt of October.",
  preferredTime: "",
  phone: "",
};

const errorsOf = (change: Record<string, unknown>): FormErrors<typeof messageForm> => {
  const read = readForm(messageForm, { ...typed, ...change });
  return read.ok ? {} : read.errors;
};

test("a message is read as it was typed, without spaces around it", () => {
  expect(
    readForm(messageForm, { ...typed, name: "  Daan \n Visser ", email: " daan@EXAMPLE.org", website: "" }),
  ).toEqual({
    ok: true,
    values: {
      topic: "receipt",
      name: "Daan Visser",
      email: "daan@example.org",
      message: "I did not get my receipt of October.",
      preferredTime: null,
      phone: null,
    },
  });
});

test("an empty form says what is missing, field by field", () => {
  expect(readForm(messageForm, {})).toEqual({
    ok: false,
    reason: "invalid",
    errors: {
      topic: "contact.error.topic_required",
      name: "contact.error.name_required",
      email: "contact.error.email_invalid",
      message: "contact.error.message_required",
    },
  });
});

test("every topic is taken and no other", () => {
  for (const topic of messageForm.fields.topic.options ?? [])
    expect(errorsOf({ topic, preferredTime: "mornings" })).toEqual({});
  for (const topic of ["", "Receipt", "constructor", 1, null])
    expect(errorsOf({ topic })).toEqual({ topic: "contact.error.topic_required" });
});

test("whoever wants a call says when; a number to call is welcome but not asked for", () => {
  expect(errorsOf({ topic: "call" })).toEqual({ preferredTime: "contact.error.preferred_time_required" });
  expect(
    readForm(messageForm, { ...typed, topic: "call", preferredTime: "Tuesday after 14:00" }),
  ).toMatchObject({
    values: { preferredTime: "Tuesday after 14:00", phone: null },
  });
  expect(
    readForm(messageForm, { ...typed, topic: "call", preferredTime: "mornings", phone: "+31 6 12345678" }),
  ).toMatchObject({ values: { phone: "+31 6 12345678" } });
});

test("a time and a number typed for a call are dropped with the call", () => {
  expect(
    readForm(messageForm, { ...typed, preferredTime: "x".repeat(300), phone: "+31 6 12345678" }),
  ).toMatchObject({
    ok: true,
    values: { preferredTime: null, phone: null },
  });
});

test("what is longer than we store is refused", () => {
  const most = { topic: "call", name: "x".repeat(200), message: "x".repeat(5000), phone: "1".repeat(40) };
  expect(errorsOf({ ...most, preferredTime: "x".repeat(200) })).toEqual({});
  expect(
    errorsOf({
      topic: "call",
      name: "x".repeat(201),
      message: "x".repeat(5001),
      phone: "1".repeat(41),
      preferredTime: "x".repeat(201),
    }),
  ).toEqual({
    name: "contact.error.name_long",
    message: "contact.error.message_long",
    phone: "contact.error.phone_long",
    preferredTime: "contact.error.preferred_time_long",
  });
});
