import { expect, test } from "vitest";
import { signInMethods } from "./session.ts";
import { mayChangePasskeys, needsStrongerSignIn } from "./strong-sign-in.ts";

test("a donor may sign in by any way, everywhere", () => {
  for (const method of signInMethods) {
    expect(needsStrongerSignIn({ role: "DONOR" }, method, { mode: "production", provider: null })).toBe(
      false,
    );
  }
});

test("in production staff and admins need a passkey, or a provider that asked for a second factor", () => {
  for (const role of ["STAFF", "ADMIN"] as const) {
    const weak = signInMethods.filter((method) =>
      needsStrongerSignIn({ role }, method, { mode: "production", provider: null }),
    );
    expect(weak).toEqual(["email_link", "openid", "demo"]);
  }
});

test("where a provider decides who comes in, a passkey alone is not enough", () => {
  const site = { mode: "production", provider: {} } as const;
  const strong = signInMethods.filter((method) => !needsStrongerSignIn({ role: "ADMIN" }, method, site));
  expect(strong).toEqual(["openid_second_factor"]);
});

test("in the demonstration nobody needs one", () => {
  for (const method of signInMethods)
    expect(needsStrongerSignIn({ role: "ADMIN" }, method, { mode: "demo", provider: null })).toBe(false);
});

test("a weak session of staff may add the first passkey and touch none after that", () => {
  expect(mayChangePasskeys({ limited: true }, 0)).toBe(true);
  expect(mayChangePasskeys({ limited: true }, 1)).toBe(false);
  expect(mayChangePasskeys({ limited: false }, 1)).toBe(true);
});
