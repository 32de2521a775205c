import { expect, test } from "vitest";
import { isSigned, sign } from "./signature.ts";

const now = new Date("2026-11-15T12:00:00Z");
const later = (seconds: number) => new Date(now.getTime() + seconds * 1000);
const body = '{"paymentId":"sbx_1"}';
const header = sign(body, "secret", now);

test("a notice is believed with the right secret, whole and fresh", () => {
  expect(isSigned(body, header, "secret", later(299))).toBe(true);
});

test.each([
  ["with another secret", body, header, "other", now],
  ["changed on the way", `${body} `, header, "secret", now],
  ["too old", body, header, "secret", later(301)],
  ["from the future", body, header, "secret", later(-301)],
  ["without a signature", body, undefined, "secret", now],
  ["with nonsense for a signature", body, "t=soon,v1=yes", "secret", now],
  ["with a signature of another time", body, header.replace(/t=\d+/, "t=1"), "secret", now],
] as const)("a notice %s is not", (_, text, signature, secret, at) => {
  expect(isSigned(text, signature, secret, at)).toBe(false);
});
