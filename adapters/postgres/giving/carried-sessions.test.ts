import { expect, test } from "vitest";
import { asCents } from "#domain/money/cents.ts";
import { carriedSessions } from "./carried-sessions.ts";

const session = {
  fees: { permille: 29, fixedCents: asCents(35) },
  openedAt: new Date("2026-11-16T12:00:00.123Z"),
  expiresAt: new Date("2026-11-16T14:00:00.123Z"),
};
const nobodys = { ...session, userId: null };
const [key, otherKey] = ["k".repeat(32), "o".repeat(32)] as const;

test("a secret says what its session is, and no two are alike", () => {
  const { secretOf, read } = carriedSessions([key]);
  const secret = secretOf(nobodys);
  expect(secret).toMatch(/^[A-Za-z0-9_-]{22,128}$/);
  expect(read(secret)).toEqual(session);
  expect(secretOf(nobodys)).not.toBe(secret);
});

test("of somebody who is signed in it says nothing: the row says whose it is", () => {
  const { secretOf, read } = carriedSessions([key]);
  expect(read(secretOf({ ...session, userId: "u1" }))).toBeNull();
});

test("one that was changed, made up or signed by somebody else says nothing", () => {
  const { secretOf, read } = carriedSessions([key]);
  const bytes = Buffer.from(secretOf(nobodys), "base64url");
  for (let place = 0; place < bytes.length; place++) {
    const changed = Buffer.from(bytes);
    changed[place] = (changed[place] ?? 0) ^ 1;
    expect(read(changed.toString("base64url"))).toBeNull();
  }
  expect(read("x".repeat(43))).toBeNull();
  expect(carriedSessions([otherKey]).read(bytes.toString("base64url"))).toBeNull();
});

test("when the key is changed, what was signed before is still believed", () => {
  const secret = carriedSessions([key]).secretOf(nobodys);
  expect(carriedSessions([otherKey, key]).read(secret)).toEqual(session);
});

test("without a key in the settings it makes one for itself", () => {
  const own = carriedSessions([]);
  expect(own.read(own.secretOf(nobodys))).toEqual(session);
  expect(carriedSessions([]).read(own.secretOf(nobodys))).toBeNull();
});
