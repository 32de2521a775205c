import { expect, test } from "vitest";
import { maxMessageLength, maxSubjectLength, readQuestion, readReply } from "./support-form.ts";

test("a question needs a subject and a message, and says all that is missing at once", () => {
  expect(readQuestion({ subject: " ", message: "" })).toMatchObject({
    ok: false,
    errors: { subject: "support.error.subject_required", message: "support.error.message_required" },
  });
  expect(readQuestion(null)).toMatchObject({ ok: false });
  expect(readQuestion({ subject: "A  receipt ", message: "Where\r\nis it?" })).toEqual({
    ok: true,
    form: { subject: "A receipt", message: "Where\nis it?" },
  });
});

test("what is too long is refused rather than cut", () => {
  expect(readQuestion({ subject: "x".repeat(maxSubjectLength + 1), message: "y" })).toMatchObject({
    errors: { subject: "support.error.subject_long" },
  });
  expect(readReply({ message: "x".repeat(maxMessageLength) }).ok).toBe(true);
  expect(readReply({ message: "x".repeat(maxMessageLength + 1) })).toMatchObject({
    errors: { message: "support.error.message_long" },
  });
});
