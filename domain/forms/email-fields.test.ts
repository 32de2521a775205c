import { expect, test } from "vitest";
import { email } from "./fields.ts";
import { bodyOf, defineForm } from "./define-form.ts";
import { emailsTicked } from "./email-fields.ts";

const form = defineForm({
  name: "sample",
  words: "sample",
  offersEmails: true,
  fields: { email: email({}) },
});

test("the page and a form without JavaScript send the same ticked boxes", () => {
  const typed = { email: "noor@example.org", news: "on", events: "on" };
  expect(emailsTicked(typed)).toEqual(["news", "events"]);
  expect(emailsTicked(bodyOf(form, typed))).toEqual(["news", "events"]);
});

test.each([
  undefined,
  null,
  "news",
  {},
  { emails: "news" },
  { emails: { news: "yes", events: 1, appeals: false } },
])("%j ticks nothing", (input) => expect(emailsTicked(input)).toEqual([]));
