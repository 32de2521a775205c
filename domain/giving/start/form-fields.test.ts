import { expect, test } from "vitest";
import { donationBody, readCall } from "./calls.ts";
import { bodyFrom } from "./form-body.ts";
import { amountIn, fieldsFromAddress } from "./form-fields.ts";

const secret = "s".repeat(43);

test("a typed amount overrides the preset, and nonsense counts as nothing", () => {
  expect(amountIn({})).toBe(2500);
  expect(amountIn({ amount: "100" })).toBe(10_000);
  expect(amountIn({ amount: "100", custom: "12,50" })).toBe(1250);
  expect(amountIn({ amount: "100", custom: "٢٥" })).toBe(2500);
  expect(amountIn({ amount: "100", custom: "a lot" })).toBe(0);
  expect(amountIn({ amount: "100", custom: "  " })).toBe(10_000);
});

test("the plainest form is a donation the API accepts", () => {
  const read = readCall(donationBody, bodyFrom({ email: "a@example.org" }, secret, "nl"));
  expect(read).toMatchObject({
    ok: true,
    body: { amountCents: 2500, frequency: "ONE_TIME", coverFees: false, donor: { email: "a@example.org" } },
  });
});

test("every choice of the form reaches the donation", () => {
  const fields = {
    custom: "12.34",
    frequency: "MONTHLY",
    campaign: "a-safe-bed",
    coverFees: "on",
    tribute: "memory",
    honoree: "Grandmother",
    message: "Thank you",
    notifyEmail: "family@example.org",
    name: "Noor",
    email: "noor@example.org",
  };
  expect(readCall(donationBody, bodyFrom(fields, secret, "ar"))).toEqual({
    ok: true,
    body: {
      clientSecret: secret,
      amountCents: 1234,
      currency: "EUR",
      frequency: "MONTHLY",
      campaignId: "a-safe-bed",
      coverFees: true,
      tribute: {
        type: "memory",
        honoree: "Grandmother",
        message: "Thank you",
        notifyEmail: "family@example.org",
      },
      donor: { name: "Noor", email: "noor@example.org" },
      language: "ar",
    },
  });
});

test("a tribute's words count only when a type is chosen", () => {
  const body = bodyFrom({ email: "a@example.org", tribute: "none", honoree: "Someone" }, secret, "en");
  expect(body).toMatchObject({ tribute: undefined });
});

test("an address fills in amount, frequency and campaign", () => {
  expect(fieldsFromAddress("amount=50&frequency=monthly&campaign=a-safe-bed")).toEqual({
    amount: "50",
    frequency: "MONTHLY",
    campaign: "a-safe-bed",
  });
  expect(fieldsFromAddress("amount=37")).toEqual({ custom: "37" });
  expect(fieldsFromAddress("amount=50&custom=12,50")).toEqual({ amount: "50", custom: "12,50" });
  expect(fieldsFromAddress("")).toEqual({});
});
