import * as fc from "fast-check";
import { expect, test } from "vitest";
import { inLanguage, localized, paragraphs, prose } from "./localized.ts";

const hello = { en: "Hello", nl: "Hallo", ar: "مرحبًا" };

test("a text in all three languages is accepted and its edges are trimmed", () => {
  expect(localized.parse({ ...hello, nl: "  Hallo " })).toEqual(hello);
});

test.each(["en", "nl", "ar"] as const)("a text whose %s is blank is refused as missing", (language) => {
  const outcome = localized.safeParse({ ...hello, [language]: "  \n " });
  expect(outcome.error?.issues).toMatchObject([{ path: [language], message: "missing" }]);
});

test("a text without Arabic is refused", () => {
  expect(localized.safeParse({ en: "Hello", nl: "Hallo" }).success).toBe(false);
});

test("a long text falls apart into its paragraphs again", () => {
  const text = prose(hello, { en: "Goodbye", nl: "Tot ziens", ar: "وداعًا" });
  expect(paragraphs(text.nl)).toEqual(["Hallo", "Tot ziens"]);
  expect(paragraphs("one\r\n \r\ntwo\n\n\n")).toEqual(["one", "two"]);
  expect(paragraphs("a line\nand its next")).toEqual(["a line\nand its next"]);
});

test("a whole body is read in one language, however deep its texts are", () => {
  const body = {
    id: "x",
    title: hello,
    parts: [{ label: hello, cents: 5 }],
    place: null,
    figures: { en: 3 },
  };
  expect(inLanguage(body, "ar")).toEqual({
    id: "x",
    title: "مرحبًا",
    parts: [{ label: "مرحبًا", cents: 5 }],
    place: null,
    figures: { en: 3 },
  });
});

test("what holds no localized text is read unchanged", () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(inLanguage(value, "nl")).toEqual(value);
    }),
  );
});
