import { expect, test } from "vitest";
import type { GiftNote } from "#domain/giving/gift-note.ts";
import { asCents } from "#domain/money/cents.ts";
import { giftNotes } from "./gift-notes.ts";

const note: GiftNote = {
  reference: "DON-12345-67890",
  giftCents: asCents(2500),
  campaignId: "winter",
  programId: null,
  fund: "ZAKAT",
  language: "ar",
  userId: null,
};
const notes = giftNotes(["a secret"]);
const written = notes.write(note, "d1-1") ?? "";

test("a note is read by whoever wrote it, for its own attempt, and by nobody else", () => {
  expect(notes.read(written, "d1-1")).toEqual(note);
  expect(written).not.toContain("winter");
  expect(Buffer.from(written, "base64url").toString("latin1")).not.toContain("ZAKAT");
  expect(notes.read(written, "d1-2")).toBeNull();
  expect(giftNotes(["another"]).read(written, "d1-1")).toBeNull();
  expect(giftNotes(["a new secret", "a secret"]).read(written, "d1-1")).toEqual(note);
  for (const torn of ["", "x", written.slice(0, -1), written.slice(2)])
    expect(notes.read(torn, "d1-1")).toBeNull();
});

test("the same attempt is written the same way, so that it can be asked for twice", () => {
  expect(notes.write(note, "d1-1")).toBe(written);
  expect(notes.write(note, "d1-2")).not.toBe(written);
  expect(notes.write({ ...note, giftCents: asCents(2600) }, "d1-1")).not.toBe(written);
});

test("what no provider would keep is left out", () => {
  expect(notes.write({ ...note, campaignId: "long".repeat(200) }, "d1-1")).toBeNull();
  expect(giftNotes([]).write(note, "d1-1")).toBeNull();
});
