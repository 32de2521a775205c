import { expect, test } from "vitest";
import { expenseQuery, expenseSearch, readExpenseView } from "./view.ts";

test("an address is read and written back, and nonsense in it is left out", () => {
  const search = "?category=PROGRAM&purpose=project%3Adubai%3A2&year=2026";
  const view = readExpenseView(search);
  expect(expenseSearch(view)).toBe(search);
  expect(expenseQuery(view)).toBe("?category=PROGRAM&project=dubai%3A2&year=2026");
  expect(expenseSearch(readExpenseView("?category=all&purpose=all&year=all"))).toBe("");
});

test("a program is asked for as a program", () => {
  expect(expenseQuery(readExpenseView("?purpose=program:children"))).toBe("?program=children");
});
