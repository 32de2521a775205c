import { crc32 } from "node:zlib";
import { expect, test } from "vitest";
import { joinCrc } from "./join-crc.ts";

const pieceOf = (text: string) => {
  const plain = Buffer.from(text);
  return { plain, bytes: plain.length, crc: crc32(plain) };
};

test.each([
  ["one piece", ["a page"]],
  ["two", ["the beginning of ", "a page"]],
  ["some that are empty", ["", "a", "", "b", ""]],
  ["long ones", ["é".repeat(70_000), "x", "z".repeat(130_001)]],
  ["zeros", ["\0", "\0\0\0", "\0"]],
])("the checksum of what is joined is that of the whole: %s", (_, texts) => {
  const pieces = texts.map(pieceOf);
  const whole = crc32(Buffer.concat(pieces.map(({ plain }) => plain)));
  expect(pieces.reduce((crc, piece) => joinCrc(crc, piece), 0)).toBe(whole);
});
