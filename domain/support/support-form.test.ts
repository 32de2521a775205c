import { expect, test } from "vitest";
import { readForm } from "#domain/forms/define-form.ts";
import { questionForm, replyForm } from "./support-form.ts";

test("a question needs a subject and a message, and says all that is missing at once", () => {
  expect(readForm(questionForm, { subject: " ", message: "" })).toMatchObject({
    ok: false,
    errors: { subject: "support.error.subject_required", message: "support.error.message_required" },
  });
  expect(readForm(questionForm, null)).toMatchObject({ ok: false });
  expect(readForm(questionForm, { subject: "A  receipt ", message: "Where\r\nis it?" })).toEqual({
    ok: true,
    values: { subject: "A receipt", message: "Where\nis it?" },
  });
});

test("what is too long is refused rather than cut", () => {
  expect(readForm(questionForm, { subject: "x".repeat(201), message: "y" })).toMatchObject({
    errors: { subject: "support.error.subject_long" },
  });
  expect(readForm(replyForm, { message: "x".repeat(5000) }).ok).toBe(true);
  expect(readForm(replyForm, { message: "x".repeat(5001) })).toMatchObject({
    errors: { message: "support.error.message_long" },
  });
});
