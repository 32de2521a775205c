import { describe, expect, test } from "vitest";
import { asCents } from "#domain/money/cents.ts";
import { canBeReminded, describeTransfer, lapsesOn, stateOf, type Transfer } from "./transfer.ts";

const account = { holder: "Stichting Open Hand", iban: "NL91ABNA0417164300" };
const waiting: Transfer = {
  donationId: "d1",
  reference: "DON-7K3M9-QXW42",
  status: "PENDING",
  isChosen: true,
  giftCents: asCents(5000),
  frequency: "ONE_TIME",
  begunOn: "2026-11-16",
  receivedOn: null,
  reminder: "none",
  isMailed: true,
};
const draw = (text: string) => ({ size: text.length, path: text });
const described = (transfer: Transfer, today = "2026-11-16") =>
  describeTransfer(transfer, account, { today, draw });

describe("what a donor reads", () => {
  test("account, reference in groups of four, and a code with the same facts", () => {
    expect(described(waiting)).toMatchObject({
      state: "waiting",
      iban: "NL91 ABNA 0417 1643 00",
      reference: expect.stringMatching(/^RF\d\d( \d{4}){4}$/) as string,
      qr: { path: expect.stringContaining("\nEUR50.00\nCHAR\nRF") as string },
      lapsesOn: "2027-01-15",
      remindsOn: "2026-11-26",
    });
  });

  test("a standing order has no code: none of them speaks of months", () => {
    expect(described({ ...waiting, frequency: "MONTHLY" }).qr).toBeNull();
  });

  test("a name that no code can hold leaves the words", () => {
    const holder = "S".repeat(71);
    expect(describeTransfer(waiting, { ...account, holder }, { today: "2026-11-16", draw }).qr).toBeNull();
  });
});

describe("how it stands", () => {
  test.each([
    ["waiting", {}],
    ["received", { status: "COMPLETED", receivedOn: "2026-11-18" }],
    // Paid in another way since, or the money came after the donor had changed their mind.
    ["received", { status: "COMPLETED", receivedOn: "2026-11-18", isChosen: false }],
    ["lapsed", { status: "FAILED" }],
    ["changed", { isChosen: false }],
  ] as const)("%s", (state, change) => {
    expect(stateOf({ ...waiting, ...change })).toBe(state);
  });

  test("nobody waits for it after sixty days", () => {
    expect(lapsesOn(waiting)).toBe("2027-01-15");
  });
});

test("a reminder can be asked for until the day it would come, once, and only while the money is awaited", () => {
  expect(canBeReminded(waiting, "2026-11-25")).toBe(true);
  expect(canBeReminded(waiting, "2026-11-26")).toBe(false);
  expect(canBeReminded({ ...waiting, reminder: "sent" }, "2026-11-17")).toBe(false);
  expect(canBeReminded({ ...waiting, status: "COMPLETED", receivedOn: "2026-11-17" }, "2026-11-17")).toBe(
    false,
  );
});
