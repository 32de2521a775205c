import { expect, test } from "vitest";
import { csvOf, ownFiles, type OwnTable } from "./own-files.ts";

test("a cell may hold quotes, commas, lines and things within things", () => {
  expect(
    csvOf([
      { a: 'say "hi", twice', b: null },
      { a: "two\nlines", c: { d: 1 } },
    ]),
  ).toBe('"a","b","c"\r\n"say ""hi"", twice","",""\r\n"two\nlines","","{""d"":1}"\r\n');
});

test("every table that has something becomes two files, after a word of explanation", async () => {
  async function* tables(): AsyncGenerator<OwnTable> {
    yield { name: "gifts", rows: [{ cents: 2500 }] };
    yield { name: "messages", rows: [] };
  }
  const names: string[] = [];
  for await (const { name } of ownFiles("Yours.", tables())) names.push(name);
  expect(names).toEqual(["README.txt", "json/gifts.json", "csv/gifts.csv"]);
});
