import { expect, test } from "vitest";
import { asCents } from "#domain/money/cents.ts";
import { suggestEntry, type EntryCandidate } from "./suggest-entry.ts";
import { suggestOwnTransfer } from "./suggest-own-transfer.ts";
import type { WaitingLine } from "./suggest.ts";

const line: WaitingLine = {
  cents: asCents(-1_200_00),
  bookedOn: "2026-03-10",
  event: "payment",
  counterpartyName: "BEDS FOR ALL BV",
  counterpartyIban: "NL91ABNA0417164300",
  remittance: "Factuur 2026 - 118",
};
const invoice: EntryCandidate = {
  entryId: "beds",
  cents: asCents(-1_200_00),
  account: "creditors",
  description: "Beds",
  party: "Beds for All BV",
  iban: null,
  reference: null,
};
const found = (...entries: EntryCandidate[]) => {
  const suggestion = suggestEntry(line, entries);
  expect(suggestion?.canAutoMatch ?? false).toBe(false);
  return suggestion?.explanation.kind === "entry" ? suggestion.explanation.entryId : null;
};

test("the only open invoice of this sum is suggested, and one of another sum is not", () => {
  expect(found(invoice)).toBe("beds");
  expect(found({ ...invoice, cents: asCents(-1_199_99) })).toBeNull();
  expect(found({ ...invoice, cents: asCents(1_200_00), account: "debtors" })).toBeNull();
});

test("a part is suggested only for what the line names by reference or account, with what stays open", () => {
  const larger = { ...invoice, cents: asCents(-2_000_00) };
  expect(found(larger)).toBeNull();
  expect(found({ ...larger, iban: "NL91ABNA0417164300" })).toBe("beds");
  const named = { ...larger, reference: "2026-118" };
  expect(suggestEntry(line, [named])?.explanation).toMatchObject({ leavesCents: -800_00 });
  expect(found(named, { ...invoice, entryId: "whole" })).toBe("whole");
  expect(found({ ...named, cents: asCents(-1_000_00) }), "more than is open").toBeNull();
  expect(found({ ...named, cents: asCents(2_000_00) })).toBeNull();
});

test("of several the one that the line names: by reference, then by account, then by name", () => {
  const other = { ...invoice, entryId: "other", party: "Somebody" };
  expect(found(other, { ...other, entryId: "twin" })).toBeNull();
  expect(found(other, invoice)).toBe("beds");
  const ofIban = { ...other, entryId: "iban", iban: "NL91ABNA0417164300" };
  expect(found(invoice, ofIban)).toBe("iban");
  expect(found(invoice, ofIban, { ...other, entryId: "named", reference: "2026-118" })).toBe("named");
});

test("a reference of two characters is found by chance, and tells nothing apart", () => {
  expect(found({ ...invoice, party: null, reference: "18" }, { ...invoice, entryId: "b" })).toBe("b");
});

test("money to another account of ours is a transfer, met halfway where that account has statements", () => {
  const own = { iban: "NL91ABNA0417164300", ledgerAccount: "bank-2", hasStatements: true };
  const account = (others: (typeof own)[], mirrored = 0, event = line.event) => {
    const suggestion = suggestOwnTransfer({ ...line, event }, { others, mirrored });
    return suggestion?.explanation.kind === "own_transfer" ? suggestion.explanation.account : null;
  };
  expect(account([own])).toBe("own-transfers");
  expect(account([{ ...own, hasStatements: false }])).toBe("bank-2");
  expect(account([{ ...own, iban: "NL20INGB0001234567" }])).toBeNull();
  expect(account([], 1, "own_transfer")).toBe("own-transfers");
  expect(account([], 2, "own_transfer")).toBeNull();
  expect(account([], 1)).toBeNull();
});
