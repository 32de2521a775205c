import { expect, test } from "vitest";
import { wrongFields } from "./wrong-fields.ts";

const right = { amount: "25", email: "sam@example.org" };

test("a form that can be sent has no wrong field", () => {
  expect(wrongFields(right)).toEqual({});
  expect(wrongFields({ ...right, tribute: "none", honoree: "", notifyEmail: "nobody" })).toEqual({});
});

test("each wrong field says its own reason, all of them at once", () => {
  expect(
    wrongFields({
      custom: "0,10",
      email: "sam",
      tribute: "honor",
      honoree: " ",
      message: "x".repeat(1001),
      notifyEmail: "nobody",
      name: "x".repeat(201),
    }),
  ).toEqual({
    custom: "amount_too_small",
    email: "email_invalid",
    honoree: "honoree_invalid",
    message: "message_invalid",
    notifyEmail: "notify_email_invalid",
    name: "name_invalid",
  });
  expect(wrongFields({ custom: "99999999999" })).toEqual({
    custom: "amount_too_large",
    email: "email_invalid",
  });
});
