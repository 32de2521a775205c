import { expect, test } from "vitest";
import { sealedTexts } from "./sealed-text.ts";

const secret = "a secret that is long enough for this";
const texts = sealedTexts([secret]);
const bsn = "123456782";

test("what is sealed opens again in its own place, and reads like nothing meanwhile", () => {
  const sealed = texts.seal(bsn, "a1 donor");
  expect(texts.open(sealed, "a1 donor")).toBe(bsn);
  expect(sealed.toString("latin1")).not.toContain(bsn);
  expect(sealed.equals(texts.seal(bsn, "a1 donor")), "never twice the same").toBe(false);
});

test("it opens nowhere else, not when a bit was changed, and not under another secret", () => {
  const sealed = texts.seal(bsn, "a1 donor");
  expect(() => texts.open(sealed, "a2 donor")).toThrow("unable to authenticate");
  for (const at of [6, 20, sealed.length - 1]) {
    const bent = Buffer.from(sealed);
    bent[at]! ^= 1;
    expect(() => texts.open(bent, "a1 donor")).toThrow("unable to authenticate");
  }
  expect(() => sealedTexts(["another secret, as long as the first"]).open(sealed, "a1 donor")).toThrow(
    "sealed under a secret",
  );
});

test("a new secret seals while the old one still opens, until it is taken away", () => {
  const old = texts.seal(bsn, "a1 donor");
  const newSecret = "the one that took its place, just as long";
  const both = sealedTexts([newSecret, secret]);
  expect(both.open(old, "a1 donor")).toBe(bsn);
  const fresh = both.seal(bsn, "a1 donor");
  expect(sealedTexts([newSecret]).open(fresh, "a1 donor")).toBe(bsn);
  expect(() => texts.open(fresh, "a1 donor")).toThrow("sealed under a secret");
});
