import fc from "fast-check";
import { expect, test } from "vitest";
import type { Block, Inline } from "./block-schema.ts";
import { readBlocks } from "./read-blocks.ts";
import { tidyBlock, writeBlocks } from "./write-blocks.ts";

test("a text without marks is a list of plain paragraphs, as it was before rich text", () => {
  expect(readBlocks("First.\n\n  Second, with\na line break. \n\n\nThird.")).toEqual([
    "First.",
    "Second, with a line break.",
    "Third.",
  ]);
});

test("each kind of block is read", () => {
  const upload = "0123456789abcdef0123456789abcdef";
  expect(
    readBlocks(
      `## A **bold** title\n\n- one\n- two\n\n1. first\n2. second\n\n> Quoted\n\n![A \\[bag\\]](upload:${upload})\n\n` +
        "![Raised](figure:raised-2025)\n\n[Give](donate:winter)\n\n[Give](donate:)\n\nSee [the plan](/anbi).",
    ),
  ).toEqual([
    { type: "heading", level: 2, text: ["A ", { text: "bold", bold: true }, " title"] },
    { type: "list", ordered: false, items: [["one"], ["two"]] },
    { type: "list", ordered: true, items: [["first"], ["second"]] },
    { type: "quote", text: ["Quoted"] },
    { type: "picture", upload, alt: "A [bag]" },
    { type: "figure", id: "raised-2025", alt: "Raised" },
    { type: "donate", campaign: "winter", label: "Give" },
    { type: "donate", campaign: null, label: "Give" },
    { type: "paragraph", text: ["See ", { text: "the plan", link: "/anbi" }, "."] },
  ]);
});

test.each([
  "2 ** 3 and 4 ** 5",
  "an __open mark",
  "[no address]",
  "[click](javascript:alert(1))",
  "[click](JavaScript:alert)",
  "[click](data:text/html,hello)",
  "[click](//other.example/page)",
  "![no upload](upload:1)",
  "<script>alert(1)</script>",
  '<img src=x onerror="alert(1)">',
  "<a href='javascript:alert(1)'>x</a>",
  "#hashtag",
  "5. ",
  "&lt;b&gt;",
])("%s is plain text", (source) => {
  expect(readBlocks(source)).toEqual([source.trim()]);
});

const words = fc.string({ unit: fc.constantFrom(..."ab é*_[]()\\#>-1.!{:ض\n ".split("")), maxLength: 12 });
const link = fc.constantFrom(
  "https://example.org/a_b",
  "/donate",
  "mailto:a@example.org",
  "javascript:alert(1)",
);
const inline: fc.Arbitrary<Inline> = fc.oneof(
  words,
  fc.record(
    { text: words, bold: fc.constant(true as const), italic: fc.constant(true as const), link },
    { requiredKeys: ["text"] },
  ),
);
const text = fc.array(inline, { maxLength: 5 });
const id = fc.constantFrom("winter", "raised-2025");
const block: fc.Arbitrary<Block> = fc.oneof(
  words,
  fc.record({ type: fc.constant("paragraph" as const), text }),
  fc.record({ type: fc.constant("heading" as const), level: fc.constantFrom(2 as const, 3 as const), text }),
  fc.record({ type: fc.constant("quote" as const), text }),
  fc.record({
    type: fc.constant("list" as const),
    ordered: fc.boolean(),
    items: fc.array(text, { maxLength: 3 }),
  }),
  fc.record({ type: fc.constant("figure" as const), id, alt: fc.constantFrom("A [b]", "") }),
  fc.record({
    type: fc.constant("donate" as const),
    campaign: fc.option(id),
    label: fc.constantFrom("Give", "*Give*"),
  }),
);

test("written blocks are read back the same", () => {
  fc.assert(
    fc.property(fc.array(block, { maxLength: 4 }), (blocks) => {
      const read = readBlocks(writeBlocks(blocks));
      expect(read).toEqual(blocks.map(tidyBlock).filter((each) => writeBlocks([each]) !== ""));
      expect(writeBlocks(read)).toBe(writeBlocks(blocks));
    }),
    { numRuns: 2000 },
  );
});
