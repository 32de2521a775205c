import { describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { donationBody, paymentSessionBody, readCall } from "./calls.ts";

const secret = "s".repeat(43);
const session = { amountCents: 2500, currency: "EUR" };
const donation = {
  clientSecret: secret,
  ...session,
  frequency: "ONE_TIME",
  coverFees: false,
  donor: { email: "donor@example.org" },
  language: "en",
};
const tribute = { type: "honor", honoree: "Amina" };

describe("an amount that cannot be given", () => {
  test.each([
    [-2500, "amount_too_small"],
    [0, "amount_too_small"],
    [49, "amount_too_small"],
    [2500.5, "amount_not_whole_cents"],
    [0.1, "amount_not_whole_cents"],
    [1e308, "amount_too_large"],
    [-1e308, "amount_too_small"],
    [Number.MAX_SAFE_INTEGER, "amount_too_large"],
    [100_000_000, "amount_too_large"],
    [NaN, "amount_not_whole_cents"],
    [Infinity, "amount_not_whole_cents"],
    ["2500", "amount_not_whole_cents"],
    ["٢٥٠٠", "amount_not_whole_cents"],
    [null, "amount_not_whole_cents"],
    [undefined, "amount_not_whole_cents"],
    [[2500], "amount_not_whole_cents"],
    [true, "amount_not_whole_cents"],
  ])("%j is refused in both calls: %s", (amountCents, reason) => {
    expect(readCall(paymentSessionBody, { ...session, amountCents })).toEqual({ ok: false, reason });
    expect(readCall(donationBody, { ...donation, amountCents })).toEqual({ ok: false, reason });
  });

  test.each([50, 99_999_999])("%i is welcome", (amountCents) => {
    expect(readCall(paymentSessionBody, { ...session, amountCents }).ok).toBe(true);
    expect(readCall(donationBody, { ...donation, amountCents }).ok).toBe(true);
  });
});

test("a text without end is refused before anything reads it", () => {
  const endless = " ".repeat(250_000);
  const sent = [
    [{ donor: { email: `donor@example.org${endless}` } }, "email_invalid"],
    [{ donor: { email: "donor@example.org", name: `Amina${endless}` } }, "name_invalid"],
    [{ tribute: { ...tribute, message: `Thank you${endless}` } }, "message_invalid"],
  ] as const;
  for (const [part, reason] of sent)
    expect(readCall(donationBody, { ...donation, ...part })).toEqual({ ok: false, reason });
});

test("names and words for others that lead somewhere are refused", () => {
  const email = "donor@example.org";
  const sent = [
    [{ donor: { email, name: "Pay again at https://evil.example" } }, "name_invalid"],
    [{ tribute: { ...tribute, honoree: "www.evil.example" } }, "honoree_invalid"],
    [{ tribute: { ...tribute, honoree: "a".repeat(101) } }, "honoree_invalid"],
    [{ tribute: { ...tribute, message: "Click HTTP://evil.example" } }, "message_invalid"],
  ] as const;
  for (const [part, reason] of sent)
    expect(readCall(donationBody, { ...donation, ...part })).toEqual({ ok: false, reason });
});

test.each(["USD", "eur", "", null, undefined, 978])("currency %j is refused", (currency) => {
  const reason = "currency_not_accepted";
  expect(readCall(paymentSessionBody, { ...session, currency })).toEqual({ ok: false, reason });
  expect(readCall(donationBody, { ...donation, currency })).toEqual({ ok: false, reason });
});

test.each([null, undefined, [], "text", 1])("a body that is %j is refused", (body) => {
  expect(readCall(donationBody, body)).toEqual({ ok: false, reason: "body_invalid" });
});

test.each([
  [{ clientSecret: "short" }, "client_secret_invalid"],
  [{ clientSecret: "' or 1=1 --".padEnd(43) }, "client_secret_invalid"],
  [{ clientSecret: "x".repeat(129) }, "client_secret_invalid"],
  [{ frequency: "WEEKLY" }, "frequency_invalid"],
  [{ campaignId: "Not a campaign!" }, "campaign_invalid"],
  [{ campaignId: 7 }, "campaign_invalid"],
  [{ programId: "../etc" }, "program_invalid"],
  [{ coverFees: "yes" }, "cover_fees_invalid"],
  [{ language: "de" }, "language_invalid"],
  [{ donor: undefined }, "donor_invalid"],
  [{ donor: { email: "" } }, "email_invalid"],
  [{ donor: { email: "nobody" } }, "email_invalid"],
  [{ donor: { email: "a@b.nl\nBcc: c@d.nl" } }, "email_invalid"],
  [{ donor: { email: `${"a".repeat(250)}@b.nl` } }, "email_invalid"],
  [{ donor: { email: "a@b.nl", name: "x".repeat(201) } }, "name_invalid"],
  [{ donor: { email: "a@b.nl", name: 7 } }, "name_invalid"],
  [{ tribute: { type: "none", honoree: "Amina" } }, "tribute_invalid"],
  [{ tribute: "honor" }, "tribute_invalid"],
  [{ tribute: { type: "memory", honoree: "  " } }, "honoree_invalid"],
  [{ tribute: { type: "memory" } }, "honoree_invalid"],
  [{ tribute: { ...tribute, message: "x".repeat(1001) } }, "message_invalid"],
  [{ tribute: { ...tribute, message: {} } }, "message_invalid"],
  [{ tribute: { ...tribute, notifyEmail: "amina" } }, "notify_email_invalid"],
])("a donation with %.60j is refused: %s", (wrong, reason) => {
  expect(readCall(donationBody, { ...donation, ...wrong })).toEqual({ ok: false, reason });
});

test("what a form leaves empty is absent, and what nobody types on purpose is taken away", () => {
  const read = readCall(donationBody, {
    ...donation,
    campaignId: "",
    donor: { name: " \u0000 ", email: " donor@Example.org " },
    tribute: {
      type: "memory",
      honoree: " Ami\u0000na ",
      message: "With love,\r\nall of us",
      notifyEmail: null,
    },
    somethingElse: true,
  });

  expect(read).toEqual({
    ok: true,
    body: {
      ...donation,
      donor: { email: "donor@example.org" },
      tribute: { type: "memory", honoree: "Amina", message: "With love,\nall of us" },
    },
  });
});

test("the schemas can document themselves", () => {
  const { properties } = z.toJSONSchema(donationBody, { io: "input" });
  expect(properties?.["amountCents"]).toMatchObject({ type: "integer", minimum: 50, maximum: 99_999_999 });
});
