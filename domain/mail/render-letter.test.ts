import { readFileSync } from "node:fs";
import { join } from "node:path";
import * as fc from "fast-check";
import { HtmlValidate } from "html-validate";
import { describe, expect, test } from "vitest";
import { languages } from "#domain/language.ts";
import { isolate, isolateCode } from "./isolate.ts";
import { letter as letterSchema, type Letter } from "./letter.ts";
import { darkLetterColours, letterColours } from "./letter-colours.ts";
import { sampleFrame, sampleLetter } from "./letter.fixtures.ts";
import { renderLetter } from "./render-letter.ts";

const everything = (value: string): Letter => ({
  subject: value,
  preheader: value,
  heading: value,
  blocks: [
    { kind: "paragraph", text: `Dear ${isolate(value)},` },
    {
      kind: "facts",
      rows: [
        { label: value, value },
        { label: "IBAN", value, code: true },
      ],
    },
    { kind: "button", label: value, url: "https://openhand.example/a?b=1&c=2" },
    { kind: "quote", text: value },
    { kind: "note", text: value },
  ],
  unsubscribeUrl: "https://openhand.example/stop?x=1&y=2",
});

describe("as a page", () => {
  test("nothing that people typed becomes markup", () => {
    const tags = (html: string) => html.replaceAll(/<\/?(?:bdi|br)[^>]*>/g, "").match(/<[^>]*>/g);
    const plain = tags(renderLetter(everything("x"), sampleFrame()).html);
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom(..."<>&\"'/= \u2068\u2069\u2066\u202eaب\n".split("")) }),
        (typed) => {
          const found = tags(renderLetter(everything(`x${typed}`), sampleFrame()).html);
          expect(found).toEqual(plain);
        },
      ),
    );
  });

  test("inserted values are isolated, numbers and addresses always from left to right", () => {
    const text = `${isolate("سارة")} gave by ${isolateCode("NL91ABNA0417164300")}`;
    const { html } = renderLetter(sampleLetter({ blocks: [{ kind: "paragraph", text }] }), sampleFrame());
    expect(html).toContain('<bdi>سارة</bdi> gave by <bdi dir="ltr">NL91ABNA0417164300</bdi>');
    expect(html).not.toMatch(/[\u2066-\u2069]/);
  });

  test("an Arabic letter says its language and begins every line on the right", () => {
    const { html } = renderLetter(everything("نص"), sampleFrame("ar"));
    expect(html).toContain('<html lang="ar" dir="rtl">');
    expect(html).not.toMatch(/align="left"|text-align:left|border-left|padding-right/);
    expect(html).toContain("border-right:4px");
    expect(renderLetter(everything("text"), sampleFrame("nl")).html).toContain('<html lang="nl" dir="ltr">');
  });

  test("someone's own words keep their direction inside a letter in another language", () => {
    const letter = sampleLetter({ blocks: [{ kind: "quote", text: "Lieve oma,\nbeterschap" }] });
    const { html } = renderLetter(letter, sampleFrame("ar"));
    expect(html).toMatch(/<blockquote dir="ltr"[^>]*>Lieve oma,<br>beterschap<\/blockquote>/);
  });

  test("a fact without a value is left out", () => {
    const rows = [
      { label: "Campaign", value: "" },
      { label: "Amount", value: "€25.00" },
    ];
    const { html, text } = renderLetter(sampleLetter({ blocks: [{ kind: "facts", rows }] }), sampleFrame());
    expect(html).not.toContain("Campaign");
    expect(text).not.toContain("Campaign");
    expect(html).toContain("<bdi>€25.00</bdi>");
  });

  test("it is one well-formed document that loads nothing from anywhere", async () => {
    const validate = new HtmlValidate({
      rules: {
        "close-order": "error",
        "no-dup-attr": "error",
        "no-raw-characters": "error",
        "element-permitted-content": "error",
        "valid-id": "error",
        "attr-quotes": "error",
      },
    });
    for (const language of languages) {
      const { html } = renderLetter(everything("a & b"), sampleFrame(language));
      const { results } = await validate.validateString(html);
      expect(
        results.flatMap(({ messages }) => messages.map(({ message, line }) => `${line}: ${message}`)),
      ).toEqual([]);
      expect(html).not.toMatch(/\ssrc=|url\(|@import|<link|<script/);
    }
  });
});

describe("as plain text", () => {
  test("it reads in order, and an address stands alone on its line without marks", () => {
    const letter = sampleLetter({
      blocks: [
        { kind: "paragraph", text: `Dear ${isolate("Noor")},` },
        {
          kind: "facts",
          rows: [
            { label: "Amount", value: "€25.00" },
            { label: "Receipt", value: "2026-000123", code: true },
          ],
        },
        { kind: "button", label: "See your gift", url: "https://openhand.example/gifts?id=1&x=2" },
        { kind: "quote", text: "With love\nSara" },
      ],
      unsubscribeUrl: "https://openhand.example/stop",
    });
    expect(renderLetter(letter, sampleFrame()).text).toBe(`Thank you for your gift

Dear \u2068Noor\u2069,

Amount: \u2068€25.00\u2069
Receipt: \u20662026-000123\u2069

See your gift:
https://openhand.example/gifts?id=1&x=2

> \u2068With love\u2069
> \u2068Sara\u2069

—

Open Hand Foundation
RSIN \u2066123456782\u2069

Unsubscribe from these emails:
https://openhand.example/stop
`);
  });

  test("a receipt cannot be unsubscribed from", () => {
    const { html, text } = renderLetter(sampleLetter(), sampleFrame());
    expect(html + text).not.toContain("Unsubscribe from");
  });
});

test("a subject is one line", () => {
  const letter = sampleLetter({ subject: `Receipt ${isolate("A-1")}\r\nBcc: everyone@example.org` });
  expect(renderLetter(letter, sampleFrame()).subject).toBe("Receipt A-1 Bcc: everyone@example.org");
  expect(renderLetter(letter, sampleFrame("ar")).subject).toContain("\u2068A-1\u2069");
});

test.each(["javascript:alert(1)", "data:text/html,x", "/donate", 'https://a.example/"onclick', "http://a b"])(
  "a letter cannot link to %s",
  (url) => {
    const letter = sampleLetter({ blocks: [{ kind: "button", label: "Go", url }] });
    expect(letterSchema.safeParse(letter).success).toBe(false);
  },
);

test("the colours are those of the site", () => {
  const tokens = readFileSync(join(import.meta.dirname, "../../app/styles/tokens.css"), "utf8");
  const token = (name: string) => new RegExp(`--color-${name}: (#[0-9a-f]{6});`).exec(tokens)?.[1];
  for (const [name, colour] of Object.entries(letterColours))
    expect([name, token(name)]).toEqual([name, colour]);
});

test("a darkened letter can be read", () => {
  for (const ground of [darkLetterColours.paper, darkLetterColours["paper-raised"]]) {
    expect(contrast(darkLetterColours.ink, ground)).toBeGreaterThan(4.5);
    expect(contrast(darkLetterColours["ink-soft"], ground)).toBeGreaterThan(4.5);
  }
});

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
