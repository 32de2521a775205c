import * as fc from "fast-check";
import { expect, test } from "vitest";
import { contactTopics, messageErrors, readMessage, type MessageErrors } from "./message-form.ts";

const typed = {
  topic: "receipt",
  name: "Daan Visser",
  email: "daan@example.org",
  message: "I did not get my receipt of October.",
  preferredTime: "",
  phone: "",
};

const errorsOf = (change: Record<string, unknown>): MessageErrors => {
  const read = readMessage({ ...typed, ...change });
  return read.ok ? {} : read.errors;
};

test("a message is read as it was typed, without spaces around it", () => {
  expect(
    readMessage({ ...typed, name: "  Daan \n Visser ", email: " daan@EXAMPLE.org", website: "" }),
  ).toEqual({
    ok: true,
    form: {
      topic: "receipt",
      name: "Daan Visser",
      email: "daan@example.org",
      message: "I did not get my receipt of October.",
      call: null,
    },
  });
});

test("an empty form says what is missing, field by field", () => {
  expect(readMessage({})).toEqual({
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
  for (const topic of contactTopics) expect(errorsOf({ topic, preferredTime: "mornings" })).toEqual({});
  for (const topic of ["", "Receipt", "constructor", 1, null])
    expect(errorsOf({ topic })).toEqual({ topic: "contact.error.topic_required" });
});

test("whoever wants a call says when; a number to call is welcome but not asked for", () => {
  expect(errorsOf({ topic: "call" })).toEqual({ preferredTime: "contact.error.preferred_time_required" });
  expect(readMessage({ ...typed, topic: "call", preferredTime: "Tuesday after 14:00" })).toMatchObject({
    form: { call: { preferredTime: "Tuesday after 14:00", phone: null } },
  });
  expect(
    readMessage({ ...typed, topic: "call", preferredTime: "mornings", phone: "+31 6 12345678" }),
  ).toMatchObject({ form: { call: { phone: "+31 6 12345678" } } });
});

test("a time and a number typed for a call are dropped with the call", () => {
  expect(readMessage({ ...typed, preferredTime: "x".repeat(300), phone: "+31 6 12345678" })).toMatchObject({
    ok: true,
    form: { call: null },
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

test("whatever is sent, the answer is a message or at least one known reason", () => {
  const known = new Set<string>(Object.values(messageErrors));
  fc.assert(
    fc.property(
      fc.oneof(fc.anything(), fc.dictionary(fc.constantFrom(...Object.keys(typed)), fc.anything())),
      (input) => {
        const read = readMessage(input);
        const reasons = read.ok ? [...known] : Object.values(read.errors);
        expect(reasons.length).toBeGreaterThan(0);
        expect(reasons.every((reason) => known.has(reason))).toBe(true);
      },
    ),
  );
});
