import { createHmac, hkdfSync } from "node:crypto";
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

test("a secret keeps the rates of methods, and one from before there were any is still read", () => {
  const { secretOf, read } = carriedSessions([key]);
  const methods = {
    IDEAL: { permille: 0, fixedCents: asCents(29) },
    PAYPAL: { permille: 34, fixedCents: asCents(45) },
  };
  const withMethods = { ...session, fees: { ...session.fees, methods } };
  expect(read(secretOf({ ...withMethods, userId: null }))).toEqual(withMethods);
  const said = Buffer.alloc(34);
  said.writeUIntBE(session.openedAt.getTime(), 16, 6);
  said.writeUIntBE(session.expiresAt.getTime(), 22, 6);
  said.writeUIntBE(29, 28, 2);
  said.writeUIntBE(35, 30, 4);
  const signing = Buffer.from(hkdfSync("sha256", key, "", "giving sessions", 32));
  const mark = createHmac("sha256", signing).update(said).digest().subarray(0, 16);
  expect(read(Buffer.concat([said, mark]).toString("base64url"))).toEqual(session);
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
