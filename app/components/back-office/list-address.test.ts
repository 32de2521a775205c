import { expect, test } from "vitest";
import { addressOf, oneOf, pageIn, pageSaid, searchIn } from "./list-address.ts";

const asked = (search: string) => new URLSearchParams(search);

test("an address says what was chosen and nothing else", () => {
  expect(addressOf({ status: "NEW", q: "de Vries & zoon", before: null })).toBe(
    "?status=NEW&q=de+Vries+%26+zoon",
  );
  expect(addressOf({ status: null, q: "", page: pageSaid(1) })).toBe("");
  expect(addressOf({ page: pageSaid(2) })).toBe("?page=2");
});

test("nonsense in an address is left out", () => {
  expect(searchIn(asked(`q=+${"a".repeat(300)}`))).toBe("a".repeat(200));
  expect(searchIn(asked(""))).toBe("");
  expect(["2", "0", "-1", "1.5", "two", "1e9", ""].map((page) => pageIn(asked(`page=${page}`)))).toEqual([
    2, 1, 1, 1, 1, 1, 1,
  ]);
  expect(oneOf(["NEW", "OLD"], "NEW")).toBe("NEW");
  expect(oneOf(["NEW", "OLD"], "all")).toBeNull();
});
