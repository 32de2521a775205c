import * as fc from "fast-check";
import { expect, test } from "vitest";
import { oneLine, paragraphs } from "./typed-text.ts";

test("a name becomes one line without edges", () => {
  expect(oneLine("  Jan\r\n van\tder  Berg ")).toBe("Jan van der Berg");
  expect(oneLine("  فاطمة الزهراء ")).toBe("فاطمة الزهراء");
});

test("line breaks of a letter are kept and counted alike from every browser", () => {
  expect(paragraphs(" one\r\n\r\ntwo\rthree\n")).toBe("one\n\ntwo\nthree");
});

test("only spaces, direction marks or control characters are nothing", () => {
  expect(["", "  ", "\u200f\u200e", "\u0000", "\u2067 \u2069"].map(oneLine)).toEqual(["", "", "", "", ""]);
});

test("joiners inside Arabic and Persian words are kept", () => {
  expect(oneLine("می\u200cخواهم")).toBe("می\u200cخواهم");
});

test("whatever is typed can be stored and tidied again without a change", () => {
  const unit = fc.constantFrom(
    "a",
    "م",
    " ",
    "\t",
    "\r",
    "\n",
    "\v",
    "\u0000",
    "\u001b",
    "\u200f",
    "\ud800",
    "😀",
  );
  fc.assert(
    fc.property(fc.string({ unit }), (typed) => {
      for (const tidy of [oneLine, paragraphs]) {
        const once = tidy(typed);
        expect(once).not.toContain("\u0000");
        expect(once.isWellFormed()).toBe(true);
        expect(tidy(once)).toBe(once);
      }
    }),
  );
});
