import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { isMet, tableOf, textOf, withTable } from "../../scripts/lib/bench-table.mjs";

test("a goal is asked of the figure, or of its ratio to the limit", () => {
  const limit = { what: "node:http", value: 10 };
  expect(isMet({ what: "x", value: 6, unit: "/s" })).toBeNull();
  expect(isMet({ what: "x", value: 6, unit: "/s", goal: { atLeast: 5 } })).toBe(true);
  expect(isMet({ what: "x", value: 6, unit: "ms", goal: { atMost: 5 } })).toBe(false);
  expect(isMet({ what: "x", value: 6, unit: "/s", limit, goal: { atLeast: 0.8 }, goalOf: "ratio" })).toBe(
    false,
  );
  expect(isMet({ what: "x", value: 8, unit: "/s", limit, goal: { atLeast: 0.8 }, goalOf: "ratio" })).toBe(
    true,
  );
});

test("the table says what was measured, beside what, and whether it is enough", () => {
  const figures = [
    {
      what: "gifts",
      value: 463.4,
      unit: "/s",
      limit: { what: "pgbench", value: 1000 },
      goal: { atLeast: 1050 },
    },
    { what: "a proof", value: 1.352, unit: "ms" },
  ];
  const lines = tableOf([{ name: "giving", figures }])
    .split("\n")
    .map((line) => line.replace(/ +/g, " "));
  expect(lines[2]).toBe("| giving | gifts | 463 /s | pgbench: 1,000 /s | 0.463 | at least 1,050 | NOT met |");
  expect(lines[3]).toBe("| giving | a proof | 1.35 ms | | | | |");
});

test("what was measured stands between the marks of the document, each time in place of what was there", () => {
  const document = readFileSync("docs/performance.md", "utf8");
  const once = withTable(document, "first $1");
  expect(once).toContain("\n\nfirst $1\n\n<!-- end");
  expect(withTable(once, "second")).toBe(withTable(document, "second"));
  expect(() => withTable("no marks", "text")).toThrow("no marks");
});

test("each part of the table says when, of which commit and on what it was measured", () => {
  const here = { day: "2026-11-17", machine: "2 cores", node: "v24" };
  const figures = [{ what: "x", value: 1, unit: "ms", goal: { atMost: 2 } }];
  const slow = [{ what: "x", value: 3, unit: "ms", goal: { atMost: 2 } }];
  const text = textOf([
    { ...here, name: "giving", commit: "a1", hasPassed: true, figures },
    { ...here, name: "pages", commit: "b2", hasPassed: false, figures: slow },
    { ...here, name: "books", commit: "a1", hasPassed: false, figures },
  ]);
  expect(text).toContain("- giving, books: measured on 2026-11-17, commit a1: 2 cores, Node v24.");
  expect(text).toContain("- pages: measured on 2026-11-17, commit b2: 2 cores, Node v24.");
  expect(text).toContain("Ended with an error: books.");
});
