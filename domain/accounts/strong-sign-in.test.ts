import { expect, test } from "vitest";
import { signInMethods } from "./session.ts";
import { mayChangePasskeys, needsStrongerSignIn } from "./strong-sign-in.ts";

test("a donor may sign in by any way, everywhere", () => {
  for (const method of signInMethods) {
    expect(needsStrongerSignIn({ role: "DONOR" }, method, "production")).toBe(false);
  }
});

test("in production staff and admins need a passkey, or a provider that asked for a second factor", () => {
  for (const role of ["STAFF", "ADMIN"] as const) {
    const weak = signInMethods.filter((method) => needsStrongerSignIn({ role }, method, "production"));
    expect(weak).toEqual(["email_link", "openid", "demo"]);
  }
});

test("in the demonstration nobody needs one", () => {
  for (const method of signInMethods)
    expect(needsStrongerSignIn({ role: "ADMIN" }, method, "demo")).toBe(false);
});

test("a weak session of staff may add the first passkey and touch none after that", () => {
  expect(mayChangePasskeys({ limited: true }, 0)).toBe(true);
  expect(mayChangePasskeys({ limited: true }, 1)).toBe(false);
  expect(mayChangePasskeys({ limited: false }, 1)).toBe(true);
});
