import { expect, test } from "vitest";
import { booksSearch, cardAddress, entryAddress, readBooksView } from "./view.ts";

test("an address says which part of the books is asked for", () => {
  const view = readBooksView("?year=2025&from=2025-03-01&account=bank-2&after=2025-03-04~12~-500");
  expect(view).toMatchObject({ year: "2025", from: "2025-03-01", to: null, account: "bank-2" });
  expect(view.after).toBe("2025-03-04~12~-500");
  expect(readBooksView(booksSearch(view))).toEqual(view);
});

test("what makes no sense is left out", () => {
  const view = readBooksView("?year=x&from=yesterday&account=../etc&after=<b>");
  expect(Object.values(view).every((each) => each === null)).toBe(true);
});

test("a line leads to its entry, and a sum to its lines", () => {
  expect(entryAddress({ bookedOn: "2025-03-04", entryId: 12 })).toBe(
    "/admin/books/journal?from=2025-03-04&to=2025-03-04&after=2025-03-04%7E11",
  );
  expect(cardAddress("bank", { from: "2025-01-01", to: "2025-12-31" })).toContain("account=bank&from=");
});
