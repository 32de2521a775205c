import { expect, test } from "vitest";
import { asCents } from "#domain/money/cents.ts";
import { csvOf } from "./write-csv.ts";

test("a table becomes lines that spreadsheet programs read in any script", () => {
  expect(
    csvOf([
      ["Purpose", "Amount"],
      ['A "safe" bed, now', { cents: asCents(2608) }],
      ["سرير آمن", { cents: asCents(5) }],
      [null, { cents: asCents(-1000) }],
    ]),
  ).toBe('\uFEFFPurpose,Amount\r\n"A ""safe"" bed, now",26.08\r\nسرير آمن,0.05\r\n,-10.00\r\n');
});

test("a text stays one text where programs part cells at another sign", () => {
  expect(csvOf([["x;=cmd|'/C calc'!A0;", "a,\t+1", "one\n- two"]])).toBe(
    `\uFEFF"x;'=cmd|'/C calc'!A0;","a,\t'+1","one\n'- two"\r\n`,
  );
  expect(csvOf([["Amsterdam; Utrecht, 3-5"]])).toBe('\uFEFF"Amsterdam; Utrecht, 3-5"\r\n');
});

test.each(["=1+1", "+31 6", "-2", "@SUM(A1)", "\t=1", " =1", "\r=1"])(
  "a text that a spreadsheet would run, %j, is only a text",
  (cell) => {
    expect(
      csvOf([[cell]])
        .replace("\uFEFF", "")
        .replace('"', ""),
    ).toMatch(/^'/);
  },
);
