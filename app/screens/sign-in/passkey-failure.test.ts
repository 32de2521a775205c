import { expect, test } from "vitest";
import { Refused } from "../../data/refused.ts";
import { passkeyFailure } from "./passkey-failure.ts";

const text = (id: string) => id;
const named = (name: string) => Object.assign(new Error("whatever the browser says"), { name });

test.each([
  ["a cancelled ceremony", named("NotAllowedError"), "signin.error.passkey_cancelled"],
  ["a device that has one already", named("InvalidStateError"), "signin.error.passkey_exists"],
  [
    "a refusal of the server",
    new Refused(403, "Staff sign in with a passkey."),
    "Staff sign in with a passkey.",
  ],
  ["anything else", named("SecurityError"), "signin.error.passkey_refused"],
])("%s is said in words", (_, error, words) => {
  expect(passkeyFailure(error, text)).toBe(words);
});
