import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { asCents, noCents } from "#domain/money/cents.ts";
import { epcText } from "./transfer.ts";

const order = {
  holder: "Stichting Voorbeeld",
  iban: "NL91ABNA0417164300",
  cents: asCents(5000),
  reference: "RF94DON2026000123",
};
const sha256 = (text: string | null) =>
  createHash("sha256")
    .update(text ?? "")
    .digest("hex");

test("a transfer with a reference, to the byte", () => {
  const text = epcText(order);
  expect(text).toBe(
    "BCD\n002\n1\nSCT\n\nStichting Voorbeeld\nNL91ABNA0417164300\nEUR50.00\nCHAR\nRF94DON2026000123",
  );
  expect(sha256(text)).toBe("6c4aae8f7f377fa58800643d5d267f8ea717674ec77e183f1d2a7c28cec8e242");
});

test("a transfer with words and without an amount, to the byte", () => {
  const text = epcText({
    holder: "Stichting Überleven & Zoë",
    iban: "NL91ABNA0417164300",
    cents: null,
    reference: null,
    text: "Gift DON-2026-000124 noodhulp",
  });
  expect(sha256(text)).toBe("3788f75cf2d993feee12c64dbc073a30c0a0ffe4539d005a481f0d29489bae75");
});

test("cents are written with both figures", () => {
  expect(epcText({ ...order, cents: asCents(1) })).toContain("\nEUR0.01\n");
  expect(epcText({ ...order, cents: asCents(123_405) })).toContain("\nEUR1234.05\n");
});

test.each([
  ["no account holder", { holder: " " }],
  ["a name longer than a bank takes", { holder: "S".repeat(71) }],
  ["a line of its own in the name", { holder: "Stichting\nEUR9.00" }],
  ["an account that is none", { iban: "NL91ABNA0417164301" }],
  ["nothing to pay", { cents: noCents }],
  ["more than we take", { cents: asCents(100_000_000) }],
  ["a reference with wrong check digits", { reference: "RF95DON2026000123" }],
  ["a reference and words", { text: "Gift" }],
  ["words that are too long", { reference: null, text: "x".repeat(141) }],
  ["more bytes than apps read", { holder: "é".repeat(70), reference: null, text: "é".repeat(140) }],
])("%s cannot be drawn", (_, wrong) => {
  expect(epcText({ ...order, ...wrong })).toBeNull();
});
